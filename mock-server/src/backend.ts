import type { createControl } from './admin/control.ts'
import { createWatch } from './admin/watch.ts'
import { house } from './house.ts'
import { failure } from './kernel/failure.ts'
import type { Call, Reply } from './kernel/http.ts'
import { mostBytesFor } from './kernel/operation-at.ts'
import { STILL_TIME } from './kernel/still-time.ts'
import { createValidation } from './kernel/validation.ts'
import type { CompileValidator } from './kernel/validator-plan.ts'
import { createWorlds, type WorldKeeping } from './kernel/worlds.ts'
import { scenarios } from './scenarios/scenarios.ts'

export type BackendOptions = {
  /** The host's clock, ms. Without it time stands still at `time` until somebody moves it: what tests want. */
  now?: () => number
  /** The time of a fresh world, ms; without it, the host's. */
  time?: number
  /** What chance follows. Who names one can tell everything again: tokens, launch ids and captchas too. */
  seed?: number
  /** Makes what tokens, launch ids and captchas follow beside the seed; a door has one where time passes and no seed is named. */
  newSecret?: () => string
  /** What a fresh world contains. */
  scenario?: string
  /** Answer 500 when an answer breaks the description, instead of saying so in the `x-mock-violations` header. */
  isStrict?: boolean
  /** Write down what every world is asked, from its birth, so that it can be asked again. */
  isTaped?: boolean
  /** Where worlds are kept: `sleepingWorlds(...)`, or all awake. */
  keeper?: WorldKeeping
  /** How many worlds are kept; when one more comes, the one idle the longest goes. */
  maxWorlds?: number
  /** Hears what whoever runs the server should know. */
  log?: (sentence: string) => void
  /** Makes the control API; a page fetches it when it is first used. */
  control: typeof createControl
  /** Where validators come from. */
  compile: CompileValidator
}
/** A fresh world takes about 40 KiB; one that sleeps 3 in a process, and 10 elsewhere. */
export const MAX_WORLDS = 25_000

export type Backend = ReturnType<typeof createBackend>

/** What is sent before the connection breaks, and then its end. */
const halfOf = (body: string) =>
  new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(new TextEncoder().encode(body.slice(0, Math.ceil(body.length / 2)))),
    pull: (controller) => controller.error(new TypeError('terminated: the mock broke off, as a fault asked for')),
  })

/** Waits until the caller gives up. */
const inVain = ({ signal }: Request) =>
  new Promise<never>((_answer, giveUp) => signal.addEventListener('abort', () => giveUp(signal.reason as Error)))

/** A whole gateway in memory, for doors: `fetch` is all of it, `handle` the same without Request and Response. */
export function createBackend(options: BackendOptions) {
  const worlds = worldsOf(options)
  const { compile, control: controlOf } = options
  const watch = createWatch()
  const make = (wanted: Partial<BackendOptions>) => createBackend({ compile, control: controlOf, ...wanted })
  const control = controlOf({ worlds, watch, make })

  /** The backend itself, for doors that can do without Request and Response. */
  async function handle(call: Call): Promise<Reply> {
    try {
      const name = worldNameOf(call)
      if (call.path.startsWith('/__admin')) return await control(name, call)
      const reply = await worlds.use(name, (site) => site.answer(call))
      watch.heard(name, call, reply)
      return reply
    } catch (error) {
      return failure(error)
    }
  }

  /** Answers a request of the gateway, of a partner's client, or of the control API. Latency and drops are the door's to act out. */
  async function fetch(request: Request): Promise<Response> {
    const reply = await handle(await callOf(request))
    if (reply.isDropped) throw new TypeError('Failed to fetch: the mock dropped the connection, as a fault asked for')
    if (reply.isUnanswered) return inVain(request)
    const body = reply.isHalved ? halfOf(reply.body) : reply.body
    return new Response(reply.status === 204 ? null : body, { status: reply.status, headers: reply.headers })
  }

  return { fetch, handle, worlds }
}

function worldsOf({ now, time, seed = 7, scenario = 'default', ...options }: BackendOptions) {
  return createWorlds({
    hostNow: now ?? (() => 0),
    isStrict: options.isStrict ?? true,
    validation: createValidation(options.compile),
    seed,
    newSecret: options.newSecret,
    scenario,
    isTaped: options.isTaped,
    keeper: options.keeper,
    house,
    scenarios,
    maxWorlds: options.maxWorlds ?? MAX_WORLDS,
    log: options.log ?? (() => undefined),
    ...((time !== undefined || !now) && { time: time ?? STILL_TIME }),
  })
}

/** The world that a call is for. */
export const worldNameOf = (call: Pick<Call, 'header'>): string =>
  call.header('x-mock-world') ?? cookieOf(call, 'mock_world') ?? 'default'

const cookieOf = (call: Pick<Call, 'header'>, name: string) =>
  new RegExp(`(?:^|;\\s*)${name}=([^;]+)`).exec(call.header('cookie') ?? '')?.[1]

async function callOf(request: Request): Promise<Call> {
  const url = new URL(request.url)
  const body = request.method === 'GET' || request.method === 'HEAD' ? '' : await request.text()
  return {
    method: request.method,
    path: url.pathname,
    query: url.searchParams,
    header: (name) => request.headers.get(name) ?? undefined,
    body: body.slice(0, mostBytesFor(request.method, url.pathname) + 1),
  }
}
