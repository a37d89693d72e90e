import { type APIRequestContext, expect } from '@playwright/test'

export type NewWorld = { name: string; scenario?: string | undefined; seed?: number | undefined; time: string }
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

export type World = Awaited<ReturnType<typeof createWorld>>

/** Starts a world for one test and gives its controls. `api` must already name the world in its headers. */
export async function createWorld(api: APIRequestContext, wanted: NewWorld) {
  const post = <Answer = unknown>(path: `/${string}`, data: object = {}) => call<Answer>(api, `POST ${path}`, data)
  const get = <Answer>(path: `/${string}`) => call<Answer>(api, `GET ${path}`)
  await post('/worlds', { ...wanted, isRecorded: true })

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
    endBreaks: (account: string) => call<MemberLimits>(api, 'DELETE /breaks', { account }),
    settings: (patch: Record<string, unknown>) => call(api, 'PATCH /settings', patch),
    fault: (fault: Fault) => post('/faults', fault),
    clearFaults: () => call(api, 'DELETE /faults', {}),

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
    recording: () => get<object>('/recording'),
    snapshot: () => get<object>('/snapshot'),
    restore: (snapshot: object) => post('/snapshot', snapshot),
    reset: (scenario?: string) => post('/reset', { scenario }),
    remove: () => call(api, 'DELETE /worlds', { name: wanted.name }),
  }
}

async function call<Answer = unknown>(api: APIRequestContext, route: Route, data?: object): Promise<Answer> {
  const [method = '', path = ''] = route.split(' ')
  const response = await api.fetch(`/__admin${path}`, { method, ...(data && { data }) })
  expect(response.ok(), `${method} /__admin${path} answered ${response.status()}: ${await response.text()}`).toBe(true)
  return (await response.json()) as Answer
}
