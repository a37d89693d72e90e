import { createControl } from './admin/control.ts'
import { compileAtRunTime } from './doors/validators/ajv.ts'
import { house } from './house.ts'
import { failure } from './kernel/failure.ts'
import type { Call, Reply } from './kernel/http.ts'
import { MAX_BODY } from './kernel/refusal.ts'
import { STILL_TIME } from './kernel/still-time.ts'
import { createValidation } from './kernel/validation.ts'
import type { CompileValidator } from './kernel/validator-plan.ts'
import { createWorlds } from './kernel/worlds.ts'
import { scenarios } from './scenarios/scenarios.ts'

export { fromBuild } from './doors/validators/built.ts'
export { STILL_TIME } from './kernel/still-time.ts'
export type { Site } from './house.ts'
export type { Call, Reply } from './kernel/http.ts'

export type MockServerOptions = {
  /** The host's clock, ms. Without it time stands still at `time` until somebody moves it: what tests want. */
  now?: () => number
  /** The time of a fresh world, ms; without it, the host's. */
  time?: number
  seed?: number
  /** What a fresh world contains. */
  scenario?: string
  /** Answer 500 when an answer breaks the description, instead of saying so in the `x-mock-violations` header. */
  isStrict?: boolean
  /** How many worlds are kept; when one more comes, the one idle the longest goes. */
  maxWorlds?: number
  /** Hears what whoever runs the server should know. */
  log?: (sentence: string) => void
  /** Where validators come from. Without it Ajv makes them when they are needed, which takes the right to generate code. */
  compile?: CompileValidator
}
/** A fresh world takes about 50 KiB. */
export const MAX_WORLDS = 2000

export type MockServer = ReturnType<typeof createMockServer>

/**
 * A whole gateway in memory. `fetch` is all of it; the doors (page, HTTP, msw) put it where it is needed.
 * @example
 * const mock = createMockServer()
 * const gateway = createGateway({ fetch: mock.fetch, baseUrl: 'http://mock.local', merchant: 'DEMO' })
 */
export function createMockServer({
  now,
  time,
  seed = 7,
  scenario = 'default',
  isStrict = true,
  maxWorlds = MAX_WORLDS,
  log = () => undefined,
  compile = compileAtRunTime,
}: MockServerOptions = {}) {
  const worlds = createWorlds({
    hostNow: now ?? (() => 0),
    isStrict,
    validation: createValidation(compile),
    seed,
    scenario,
    house,
    scenarios,
    maxWorlds,
    log,
    ...((time !== undefined || !now) && { time: time ?? STILL_TIME }),
  })
  const control = createControl(worlds)

  /** The backend itself, for doors that can do without Request and Response. */
  async function handle(call: Call): Promise<Reply> {
    try {
      const name = call.header('x-mock-world') ?? cookieOf(call, 'mock_world') ?? 'default'
      if (call.path.startsWith('/__admin')) return await control(name, call)
      return await (await worlds.open(name)).answer(call)
    } catch (error) {
      return failure(error)
    }
  }

  /** Answers a request of the gateway, of a partner's client, or of the control API. Latency and drops are the door's to act out. */
  async function fetch(request: Request): Promise<Response> {
    const reply = await handle(await callOf(request))
    if (reply.isDropped) throw new TypeError('Failed to fetch: the mock dropped the connection, as a fault asked for')
    return new Response(reply.body, { status: reply.status, headers: reply.headers })
  }

  return { fetch, handle, worlds }
}

const cookieOf = (call: Call, name: string) =>
  new RegExp(`(?:^|;\\s*)${name}=([^;]+)`).exec(call.header('cookie') ?? '')?.[1]

async function callOf(request: Request): Promise<Call> {
  const url = new URL(request.url)
  const body = request.method === 'GET' || request.method === 'HEAD' ? '' : await request.text()
  return {
    method: request.method,
    path: url.pathname,
    query: url.searchParams,
    header: (name) => request.headers.get(name) ?? undefined,
    body: body.slice(0, MAX_BODY + 1),
  }
}
