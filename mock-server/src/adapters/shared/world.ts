import { describeDiff, type DescribeOptions } from '../../admin/diff/describe-diff.ts'
import { diffWorlds, type WorldState } from '../../admin/diff/world-diff.ts'
import { createEventWaiter } from './next-event.ts'

export type { WorldEvent } from './next-event.ts'

export type NewWorld = {
  name: string
  scenario?: string | undefined
  seed?: number | undefined
  time?: string | undefined
}
export type Fault = {
  operation: string
  status?: number
  code?: string
  latencyMs?: number
  drop?: 'before' | 'after'
  times?: number
}
export type HandledRequest = {
  at: number
  method: string
  path: string
  operation?: string
  status: number
  code?: string
  violations?: string[]
}
type SystemStatus = { maintenance?: boolean; regionRestriction?: boolean; ipBlocked?: boolean; until?: number }
type Route = `${'GET' | 'POST' | 'PATCH' | 'DELETE'} /${string}`
type LimitSetting = { account: string; kind: string; period: string; amount?: number }
type MemberLimits = { limits: object[]; breaks: object[] }
type ClockTime = { time: number }

export type World = Awaited<ReturnType<typeof createWorldControls>>

/** Sends a command to the control API, with the name of the world in its headers. */
export type SendCommand = (method: string, path: string, data?: object) => Promise<{ status: number; text: string }>

/** Starts a world for one test and gives its controls. */
export async function createWorldControls(send: SendCommand, wanted: NewWorld) {
  const post = <Answer = unknown>(path: `/${string}`, data: object = {}) => call<Answer>(send, `POST ${path}`, data)
  const get = <Answer>(path: `/${string}`) => call<Answer>(send, `GET ${path}`)
  await post('/worlds', { ...wanted, isRecorded: true })
  // From here on the events of the world are kept.
  await get('/events')

  return {
    name: wanted.name,
    /** The world's time, ms. */
    now: async () => (await get<ClockTime>('/clock')).time,
    /** `'2h'`, `'90s'`, or ms. Everything that falls due on the way happens. */
    advance: (duration: string | number) => post<ClockTime>('/clock/advance', { duration }),
    set: (time: string | number) => post<ClockTime>('/clock/set', { time }),
    freeze: () => post<ClockTime>('/clock/freeze'),
    resume: () => post<ClockTime>('/clock/resume'),
    scale: (factor: number) => post<ClockTime>('/clock/scale', { factor }),
    /** Moves to a few seconds before the next draw of a lottery (of any, without `gameCode`). */
    nextDraw: (options: { gameCode?: string; seconds?: number } = {}) => post<ClockTime>('/lottery/next-draw', options),

    /** Maintenance, region restriction, blocked address; what is not named is off. */
    status: (status: SystemStatus) => post('/system/status', status),
    /** Makes a state of the contracts true: what a member has, what has happened. */
    provide: (state: string, params: object) => post('/provider-states', { state, params }),
    decide: (what: 'withdrawals' | 'deposits', decision: object) => post(`/cashier/${what}`, decision),
    limits: (account: string) => get<MemberLimits>(`/limits?account=${account}`),
    /** Sets or raises a limit at once; without an amount it is removed. */
    setLimit: (limit: LimitSetting) => post<MemberLimits>('/limits', limit),
    /** Ends the time-out or self-exclusion of a member. */
    endBreaks: (account: string) => call<MemberLimits>(send, 'DELETE /breaks', { account }),
    settings: (patch: Record<string, unknown>) => call(send, 'PATCH /settings', patch),
    fault: (fault: Fault) => post('/faults', fault),
    clearFaults: () => call(send, 'DELETE /faults', {}),

    /** The code of the message that was sent last. */
    lastCode: async () => (await get<{ code?: string }[]>('/outbox'))[0]?.code ?? '',
    /** The requests to this world, oldest first. */
    requests: () => get<HandledRequest[]>('/requests'),
    async count(operation: string) {
      return (await get<HandledRequest[]>('/requests')).filter((request) => request.operation === operation).length
    },
    ledger: () => get<{ status: string; accounts: Record<string, number> }>('/ledger'),
    /** Recomputes all balances from the first transaction. */
    verifyLedger: () => post<{ status: string }>('/ledger/verify'),
    /**
     * Waits for the next event of a kind, such as `bet.settled`. One that has happened since the world was created counts, once: it does not matter
     * whether the test asks before or after. Fails after `timeout` ms (5000), or at once if there is no such kind.
     */
    next: createEventWaiter(wanted.name, get),
    recording: () => get<object>('/recording'),
    snapshot: () => get<object>('/snapshot'),
    /** What changed since a snapshot, in words for a reviewer: balances, ledger entries, messages, rows and settings. */
    diff: async (before: object, options?: DescribeOptions) =>
      describeDiff(diffWorlds(before as WorldState, await get<WorldState>('/snapshot')), options),
    restore: (snapshot: object) => post('/snapshot', snapshot),
    reset: (scenario?: string) => post('/reset', { scenario }),
    remove: () => call(send, 'DELETE /worlds', { name: wanted.name }),
  }
}

async function call<Answer = unknown>(send: SendCommand, route: Route, data?: object): Promise<Answer> {
  const [method = '', path = ''] = route.split(' ')
  const { status, text } = await send(method, `/__admin${path}`, data)
  if (status < 200 || status > 299) throw new Error(`${method} /__admin${path} answered ${status}: ${text}`)
  return JSON.parse(text) as Answer
}
