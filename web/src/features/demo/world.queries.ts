import { launchGameQuery } from '@longan/react-query/play'
import { session as gatewaySession } from '@longan/sdk/session'
import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import { clearCached, storage } from '#lib/storage/storage.ts'
import { serverClock } from '#lib/time/server-clock.ts'
import { http } from '#api/gateway.ts'
import { session } from '#api/member/session.ts'
import type { WorldBrand } from './brand/brand.queries.ts'
import { control } from './control.ts'

type WorldClock = { time: number; factor: number; isFrozen: boolean }
export type WorldSettings = {
  status: { maintenance: boolean; windows?: { until: number }[] }
  flags: Partial<Record<string, boolean>>
  games: { withoutCategories: readonly string[] }
  rulebook: string
}
export type SentMessage = { to: string; at: number; subject?: string; text: string; code?: string; link?: string }
export type Persona = { account: string; about: string }

const personaPassword = 'Demo@123'
const POLL_INTERVAL_MS = 1000

async function readClock(): Promise<WorldClock> {
  const sentAt = Date.now()
  const clock = await control<WorldClock>('GET /clock')
  serverClock.learn({ serverTime: clock.time, sentAt, receivedAt: Date.now(), precise: true })
  return clock
}

/** World time; polled every second while it is frozen or scaled, so that countdowns follow. */
export const worldClockQuery = () =>
  queryOptions({
    queryKey: ['demo', 'clock'],
    meta: { of: 'site' },
    queryFn: readClock,
    staleTime: 0,
    refetchInterval: ({ state: { data } }) => (data && (data.isFrozen || data.factor !== 1) ? POLL_INTERVAL_MS : false),
  })

export const worldSettingsQuery = () =>
  queryOptions({
    queryKey: ['demo', 'settings'],
    meta: { of: 'site' },
    queryFn: () => control<WorldSettings>('GET /settings'),
  })

export const personasQuery = () =>
  queryOptions({
    queryKey: ['demo', 'personas'],
    meta: { of: 'site' },
    queryFn: () => control<Persona[]>('GET /personas'),
    staleTime: Infinity,
  })

export const outboxQuery = () =>
  queryOptions({
    queryKey: ['demo', 'outbox'],
    meta: { of: 'site' },
    queryFn: () => control<SentMessage[]>('GET /outbox'),
    staleTime: 0,
    refetchInterval: POLL_INTERVAL_MS,
  })

/** Refetches all queries, the world clock first, because other queries depend on it. */
export async function refreshEverything(client: QueryClient) {
  await client.invalidateQueries({ queryKey: ['demo'] })
  await client.invalidateQueries({
    predicate: ({ queryKey }) => queryKey[0] !== 'demo' && queryKey[0] !== launchGameQuery.operation,
  })
}

export type Command = { command: string; body?: object }

export const sendWorldCommand = () =>
  mutationOptions({
    mutationFn: ({ command, body = {} }: Command) => control<unknown>(command, body),
    onSuccess: (...[, , , { client }]) => refreshEverything(client),
  })

/** Less than half of a session's life, so that a call after each step keeps the person logged in. */
const STEP_HOURS = 11

export const advanceClock = () =>
  mutationOptions({
    async mutationFn(hours: number) {
      for (let left = hours; left > 0; left -= STEP_HOURS) {
        await control<unknown>('POST /clock/advance', { duration: `${Math.min(STEP_HOURS, left)}h` })
        // Without an answer the next call says what has become of the session.
        if (session.get())
          await gatewaySession(http)
            .touch()
            .catch(() => undefined)
      }
    },
    onSuccess: (...[, , , { client }]) => refreshEverything(client),
  })

/** Resets the world; the brand that is shown to a client stays. */
export const resetWorld = () =>
  mutationOptions({
    async mutationFn() {
      const brand = await control<WorldBrand>('GET /brand')
      await control<unknown>('POST /reset', {})
      if (Object.keys(brand).length > 0) await control('PATCH /brand', brand)
    },
    onSuccess: (...[, , , { client }]) => switchWorld(client),
  })

export async function switchWorld(client: QueryClient) {
  session.signOut()
  clearCached()
  await refreshEverything(client)
}

export const signInAsPersona = () =>
  mutationOptions({
    mutationFn: (username: string) =>
      gatewaySession(http).login({ type: 'username', username, password: personaPassword }),
    onSuccess(next) {
      // On the device of an agent, home redirects to the agent home, which another persona cannot use.
      storage.remove('agentMarker')
      session.signIn(next)
    },
  })
