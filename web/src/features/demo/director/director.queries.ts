import { queryOptions } from '@tanstack/react-query'
import { control } from '../control.ts'

export type Due = { at: number; what: string; lottery?: string }
export type RedactedCall = {
  number: number
  at: number
  method: string
  path: string
  operation?: string
  status: number
  asked: unknown
  answered: unknown
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
export type Books = { books: string; accounts: Record<string, number> }

/** Between two changes, too, the next draw comes nearer, ms. */
const pace = 5000

const told = <Answer>(name: string, command: string) =>
  queryOptions({
    queryKey: ['demo', 'director', name],
    meta: { of: 'site' },
    queryFn: () => control<Answer>(command),
    staleTime: 0,
  })

export const agendaQuery = () => ({ ...told<Due[]>('agenda', 'GET /agenda'), refetchInterval: pace })
export const callsQuery = () => told<RedactedCall[]>('calls', 'GET /calls')
export const faultsQuery = () => told<Fault[]>('faults', 'GET /faults')
export const booksQuery = () => told<Books>('books', 'GET /ledger')
export const worldsQuery = () => told<string[]>('worlds', 'GET /worlds')
/** The address of this panel for another device; none where the mock is in the page. */
export const panelLinkQuery = () => ({
  ...told<{ link?: string }>('link', 'GET /panel'),
  // No change in the world changes it: what does is asked for sooner.
  queryKey: ['demo', 'panel'],
  retry: false,
})
