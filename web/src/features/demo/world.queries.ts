import { session as gatewaySession } from '@longan/sdk/session'
import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import { clearCached } from '#lib/storage.ts'
import { serverClock } from '#lib/server-clock.ts'
import { membersQueries } from '#api/forget-member.ts'
import { http } from '#api/gateway.ts'
import { session } from '#api/session.ts'
import { control } from './control.ts'

type WorldClock = { time: number; factor: number; isFrozen: boolean }
type WorldSettings = {
  status: { maintenance: boolean; windows?: { until: number }[] }
  flags: { GOOGLELOGIN3?: boolean }
}
/** What the site has sent to somebody; a message with a code names it. */
export type SentMessage = { to: string; at: number; text: string; code?: string; link?: string }
export type Persona = { account: string; about: string }

const personaPassword = 'Demo@123'
const tick = 1000

async function readClock(): Promise<WorldClock> {
  const sentAt = Date.now()
  const clock = await control<WorldClock>('GET /clock')
  serverClock.learn({ serverTime: clock.time, sentAt, receivedAt: Date.now(), precise: true })
  return clock
}

/** The world's time. While it does not pass as ours does, it is asked every second, so that countdowns follow. */
export const worldClockQuery = () =>
  queryOptions({
    queryKey: ['demo', 'clock'],
    meta: { of: 'site' },
    queryFn: readClock,
    staleTime: 0,
    refetchInterval: ({ state: { data } }) => (data && (data.isFrozen || data.factor !== 1) ? tick : false),
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

/** What has been sent lately, newest first; asked every second for as long as somebody looks. */
export const outboxQuery = () =>
  queryOptions({
    queryKey: ['demo', 'outbox'],
    meta: { of: 'site' },
    queryFn: () => control<SentMessage[]>('GET /outbox'),
    staleTime: 0,
    refetchInterval: tick,
  })

/** Everything on screen is asked again, the time first: moments are told by it. */
export async function lookAgain(client: QueryClient) {
  await client.invalidateQueries({ queryKey: ['demo'] })
  await client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'demo' && queryKey[0] !== 'launch' })
}

export type Command = { command: string; body?: object }

/** Changes the world; the app follows. */
export const commandWorld = () =>
  mutationOptions({
    mutationFn: ({ command, body = {} }: Command) => control<unknown>(command, body),
    onSuccess: (...[, , , { client }]) => lookAgain(client),
  })

/** Puts a fresh world in place of this one. Nobody is logged in there. */
export const resetWorld = () =>
  mutationOptions({
    mutationFn: () => control<unknown>('POST /reset', {}),
    onSuccess: (...[, , , { client }]) => enterOtherWorld(client),
  })

/** Another world stands in the place of the one that was: nobody is logged in, and nothing is known of it. */
export async function enterOtherWorld(client: QueryClient) {
  session.signOut()
  clearCached()
  await lookAgain(client)
}

/** Logs a persona in, in place of whoever was. */
export const becomePersona = () =>
  mutationOptions({
    mutationFn: (username: string) =>
      gatewaySession(http).login({ type: 'username', username, password: personaPassword }),
    onSuccess: async (opened, ...[, , { client }]) => {
      session.signOut()
      session.signIn(opened)
      await client.resetQueries(membersQueries)
    },
  })
