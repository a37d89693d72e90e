import { createMockServer, type MockServer } from '@longan/mock-server'
import { type ScenarioTarget, runScenario } from '../run/runner.ts'
import { allScenarios } from '../all-scenarios.ts'
import type { Scenario } from '../run/scenario.ts'
import compactDocument from '@longan/openapi/operations' with { type: 'json' }

const toPattern = (path: string) => new RegExp(`^${path.replaceAll(/\{[^}]+\}/g, '[^/]+')}$`)

export const operations = compactDocument.operations.map((operation) => ({
  id: operation.id,
  method: operation.method,
  pattern: toPattern(operation.path),
  /** It has the handler of the operation that replaces it. */
  isOlderForm: 'replacedBy' in operation,
}))

const methods = new Map<string, string>(operations.map(({ id, method }) => [id, method]))
/** True for operations that only read; some GETs of this gateway are commands. */
export const isRead = (id: string): boolean => methods.get(id) === 'GET' && !/^(process|add|create)/.test(id)

/** The operation of a request, or undefined if the document has none. */
function operationOf({ method, url }: Request): string | undefined {
  const { pathname } = new URL(url)
  return operations.find((one) => one.method === method && one.pattern.test(pathname))?.id
}

export const ORIGIN = 'http://mock.local'
export const STATES = `${ORIGIN}/__admin/provider-states`
type World = Pick<MockServer, 'fetch'> & {
  save(): Promise<string>
  restore(snapshot: string): Promise<string>
  signIn(account: string, token: string): Promise<string>
}

/** The mock, with what a fault needs: its state as a whole, and sessions of its own. */
function openWorld(): World {
  const mock = createMockServer()

  async function control(method: string, path: string, body?: string): Promise<string> {
    const request = new Request(`${ORIGIN}/__admin${path}`, { method, ...(body !== undefined && { body }) })
    const reply = await mock.fetch(request)
    if (!reply.ok) throw new Error(`${method} ${path} answered ${reply.status}`)
    return reply.text()
  }

  return {
    fetch: mock.fetch,
    save: () => control('GET', '/snapshot'),
    restore: (snapshot: string) => control('POST', '/snapshot', snapshot),
    signIn: (account: string, token: string) =>
      control(
        'POST',
        '/provider-states',
        JSON.stringify({ state: 'a member is signed in', params: { account, token } }),
      ),
  }
}

type FaultContext = {
  request: Request
  world: World
  /** Says that the answer or the world is now another than that of a correct gateway. */
  act(): void
  /** What the fault remembers of this run. */
  seen: Map<string, string>
}

/** A kind of mistake of a gateway, made at one operation, or at every one. */
type Fault = {
  kind: string
  isEverywhere?: boolean
  answer(context: FaultContext): Promise<Response>
}

/** A gateway that makes the mistake at the operation; `hasActed` is true if that made a difference. */
function createFaultyTarget(world: World, fault: Fault, operation: string) {
  const seen = new Map<string, string>()
  let hasActed = false
  const act = () => {
    hasActed = true
  }
  const fetch = (request: Request): Promise<Response> => {
    if (request.url.startsWith(`${ORIGIN}/__admin`)) return world.fetch(request)
    const isHere = fault.isEverywhere || operationOf(request) === operation
    return isHere ? fault.answer({ request: new Request(request), world, act, seen }) : world.fetch(request)
  }
  const target: ScenarioTarget = { provider: ORIGIN, statesUrl: STATES, fetch: fetch as typeof globalThis.fetch }
  return { target, hasActed: () => hasActed }
}

/** A session that has ended goes on. */
const sessionGoesOn: Fault = {
  kind: 'sessions that should end go on',
  isEverywhere: true,
  answer: async ({ request, world, act, seen }) => {
    const token = request.headers.get('authorization') ?? ''
    const retry = new Request(request.clone())
    const reply = await world.fetch(request)
    if (reply.ok && token !== '') await remember(reply.clone(), token, seen)
    const account = seen.get(token)
    if (reply.status !== 401 || account === undefined) return reply
    act()
    await world.signIn(account, token)
    return world.fetch(retry)
  },
}

/** Which account a token belongs to is known once the member's information was read. */
async function remember(reply: Response, token: string, seen: Map<string, string>) {
  const body = (await reply.json().catch(() => undefined)) as { value?: { account?: string } } | undefined
  if (body?.value?.account) seen.set(token, body.value.account)
}

type Json = unknown
const isObject = (value: Json): value is Record<string, Json> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const idOf = (row: Json) => {
  if (!isObject(row)) return JSON.stringify(row)
  return JSON.stringify(Object.entries(row).filter(([name]) => /Id$|No$|^id$/.test(name)))
}

/** Changes a later answer, given the first answer to the same request. */
const changed = (kind: string, change: (now: Json, before: Json) => Json): Fault => ({
  kind,
  answer: async ({ request, world, act, seen }) => {
    const key = `${request.url} ${request.headers.get('authorization')}`
    const reply = await world.fetch(request)
    if (!reply.ok || !reply.headers.get('content-type')?.includes('json')) return reply
    const text = await reply.text()
    const before = seen.get(key)
    if (before === undefined) seen.set(key, text)
    const body = before === undefined ? text : JSON.stringify(change(JSON.parse(text), JSON.parse(before)))
    if (body !== text) act()
    return new Response(body, { status: reply.status, headers: { 'content-type': 'application/json' } })
  },
})

const isSum = (name: string) => /amount|balance|stake|win|profit|bonus|prize|turnover|point/i.test(name)

/** Applies `map` to sums that differ from before, and to those of new rows (whose value before is 0). */
const mapChangedSums =
  (map: (now: number, before: number) => number, name = 'point') =>
  (now: Json, before: Json): Json => {
    if (typeof now === 'number') {
      const old = typeof before === 'number' ? before : 0
      return isSum(name) && now !== old ? map(now, old) : now
    }
    if (Array.isArray(now)) {
      const earlier = new Map(Array.isArray(before) ? before.map((row) => [idOf(row), row as Json]) : [])
      return now.map((row: Json) => mapChangedSums(map, name)(row, earlier.get(idOf(row))))
    }
    if (!isObject(now)) return now
    const old = isObject(before) ? before : {}
    return Object.fromEntries(
      Object.entries(now).map(([field, value]) => [field, mapChangedSums(map, field)(value, old[field])]),
    )
  }

function withoutNewRows(now: Json, before: Json): Json {
  if (Array.isArray(now) && Array.isArray(before)) {
    const known = new Set(before.map(idOf))
    return now.filter((row) => known.has(idOf(row)))
  }
  if (!isObject(now) || !isObject(before)) return now
  return Object.fromEntries(Object.entries(now).map(([field, value]) => [field, withoutNewRows(value, before[field])]))
}

const readFaults = [
  changed('answered from before', (_now, before) => before),
  changed('rows of now are missing', withoutNewRows),
  changed(
    'changes with the wrong sign',
    mapChangedSums((sum, old) => 2 * old - sum),
  ),
  changed(
    'changes are one unit too large',
    mapChangedSums((sum) => sum + 1),
  ),
]

const OTHER = { account: 'vip02', token: '0d6c1f7a-0000-4c0d-a000-5ec2e7000002' }

/** Answers as if the command were carried out, and changes nothing. */
const notCarriedOut: Fault = {
  kind: 'answered, but not carried out',
  answer: async ({ request, world, act }) => {
    const before = await world.save()
    const reply = await world.fetch(request)
    if ((await world.save()) !== before) act()
    await world.restore(before)
    return reply
  },
}

/** Carries the command out twice, with another key, and answers once. */
const carriedOutTwice: Fault = {
  kind: 'carried out twice',
  answer: async ({ request, world, act }) => {
    const again = new Request(request.clone())
    again.headers.delete('idempotency-key')
    const reply = await world.fetch(request)
    const once = await world.save()
    const second = await world.fetch(again)
    if (second.ok && (await world.save()) !== once) act()
    return reply
  },
}

/** Carries the command out for another member. */
const forAnother: Fault = {
  kind: 'carried out for another member',
  answer: async ({ request, world, act }) => {
    const token = request.headers.get('authorization')
    const other = new Request(request.clone())
    const before = await world.save()
    const reply = await world.fetch(request)
    if (!token || !reply.ok || (await world.save()) === before) return reply
    await world.restore(before)
    await world.signIn(OTHER.account, OTHER.token)
    other.headers.set('authorization', OTHER.token)
    await world.fetch(other)
    act()
    return reply
  },
}

/** Does not know the idempotency key. */
const keyIgnored: Fault = {
  kind: 'idempotency key ignored',
  answer: ({ request, world, act }) => {
    if (request.headers.has('idempotency-key')) act()
    request.headers.delete('idempotency-key')
    return world.fetch(request)
  },
}

const commandFaults = [notCarriedOut, carriedOutTwice, forAnother, keyIgnored]

export type FaultOutcome = {
  fault: string
  operation: string
  /** The scenario that notices it and what it says; without one the fault is unnoticed. */
  noticedBy?: string
  says?: string
}

/** The operations that scenarios call. */
export const allOperations = [...new Set(allScenarios.flatMap((scenario) => scenario.operations))]

/** Makes each mistake at each of the operations. Mistakes that make no difference there are left out. */
export async function tryFaults(operations = allOperations): Promise<FaultOutcome[]> {
  const world = openWorld()
  const outcomes: FaultOutcome[] = []
  for (const operation of operations)
    for (const fault of faultsOf(operation)) {
      const scenarios = allScenarios.filter((scenario) => scenario.operations.includes(operation))
      const outcome = await tryFault({ fault, operation, scenarios }, world)
      if (outcome) outcomes.push(outcome)
    }
  return outcomes
}

function faultsOf(operation: string): Fault[] {
  if (isRead(operation)) return readFaults
  return /^(logout|(change|reset)Password)/.test(operation) ? [...commandFaults, sessionGoesOn] : commandFaults
}

type Attempt = { fault: Fault; operation: string; scenarios: readonly Scenario[] }

async function tryFault({ fault, operation, scenarios }: Attempt, world: ReturnType<typeof openWorld>) {
  let hasActed = false
  for (const scenario of scenarios) {
    const faulty = createFaultyTarget(world, fault, operation)
    const { status, reason = '' } = await runScenario(faulty.target, scenario)
    hasActed ||= faulty.hasActed()
    if (faulty.hasActed() && status === 'broken')
      return { fault: fault.kind, operation, noticedBy: scenario.title, says: reason }
  }
  return hasActed ? { fault: fault.kind, operation } : undefined
}
