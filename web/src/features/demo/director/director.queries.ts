import { queryOptions } from '@tanstack/react-query'
import { control } from '../control.ts'

type Name = { vi: string; en: string }
/** `name`: of the game, match or lottery; `person`: the member that the event concerns. */
export type UpcomingEvent = { at: number; event: string; lottery?: string; name?: Name; person?: Name }
export type RedactedCall = {
  number: number
  at: number
  method: string
  path: string
  operation?: string
  status: number
  request: unknown
  response: unknown
}
export type Fault = {
  operation: string
  status?: number
  code?: string
  latencyMs?: number
  drop?: string
  timeout?: string
  body?: string
  times?: number
}
/** `names`: of the people and vendors behind some accounts. */
export type Ledger = { status: string; accounts: Record<string, number>; names?: Record<string, Name> }

/** The next draw comes nearer between two changes. */
const POLL_INTERVAL_MS = 5000

/** The first parts of the keys of all of them. */
export const directorKey = ['demo', 'director'] as const

const directorQuery = <Answer>(command: string) =>
  queryOptions({
    queryKey: [...directorKey, command],
    meta: { of: 'site' },
    queryFn: () => control<Answer>(command),
    staleTime: 0,
  })

export const upcomingEventsQuery = () => ({
  ...directorQuery<UpcomingEvent[]>('GET /upcoming-events'),
  refetchInterval: POLL_INTERVAL_MS,
})
export const callsQuery = () => directorQuery<RedactedCall[]>('GET /calls')
export const faultsQuery = () => directorQuery<Fault[]>('GET /faults')
export const ledgerQuery = () => directorQuery<Ledger>('GET /ledger')
export const worldsQuery = () => directorQuery<string[]>('GET /worlds')
/** Address of this panel for another device; absent if the mock runs in the page. */
export const panelLinkQuery = () => ({
  ...directorQuery<{ link?: string }>('GET /panel'),
  // Outside the `director` key, because changes in the world do not affect it.
  queryKey: ['demo', 'panel'],
  retry: false,
})
