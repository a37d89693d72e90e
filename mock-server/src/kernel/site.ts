import { answer, type AnswerContext, type RequestContext } from './http/answer.ts'
import { answerSimulatorCall } from './http/simulator-response.ts'
import { toFailure, languageOfCall } from './http/failure.ts'
import { createCallPipeline } from './http/call-pipeline.ts'
import type { GatewayDefinition } from './http/compose-domains.ts'
import type { AnyHandler, Call, Reply } from './http/http.ts'
import type { Operations } from './http/operations.ts'
import type { EventListener } from './world/domain-events.ts'
import type { SimulatorRoute } from './world/simulator.ts'
import { createCheckpoints, type Checkpoints } from './recording/checkpoints.ts'
import { unknownCall } from './validation/refusal.ts'
import { createCallRecorder, type CallRecorder } from './recording/call-recorder.ts'
import type { Validation } from './validation/validation.ts'
import type { World } from './world/world.ts'
import { createCallLog, type HandledCall } from './recording/record-call.ts'

export type Site<Services = unknown, Settings extends object = object> = {
  world: World<Settings>
  services: Services
  checkpoints: Checkpoints
  recorder: CallRecorder
  isStrict: boolean
  /** True for an operationId, for the beginning of one and `*`, and for a simulator's call (`POST /partners/slot/spin`). */
  hasCall(pattern: string): boolean
  /** Calls `listener` for each event of the world from now on. Returns all kinds of events that there are. */
  watchEvents(listener: EventListener): readonly string[]
  /** Answers `call` exclusively in this world, after all due events. */
  answer(call: Call): Promise<Reply>
}

export type SiteOptions<Services, Settings extends object> = {
  gateway: GatewayDefinition<Services, Settings>
  operations: Operations
  formatFailure?: ((failure: Reply) => Reply) | undefined
  isStrict: boolean
  validation: Validation
}

export function createSite<Services, Settings extends object>(
  world: World<Settings>,
  { gateway, operations, isStrict, validation, formatFailure = (reply) => reply }: SiteOptions<Services, Settings>,
): Site<Services, Settings> {
  const services = gateway.services(world)
  const context = { world, isStrict, validation, ...bindGateway({ world, services }, gateway) }
  const findRoute = createRouteLookup(() => gateway.routes(services))
  const handleCall = createCallHandler(context, { gateway, operations, services, findRoute })
  const recorder = createCallRecorder(world)
  const logCall = createCallLog(world)
  let checkpoints: Checkpoints | undefined
  return {
    world,
    services,
    isStrict,
    recorder,
    /** Created on first use, because most worlds have none. */
    get checkpoints() {
      return (checkpoints ??= createCheckpoints(world))
    },
    hasCall: (pattern) => operations.has(pattern) || findRoute(pattern) !== undefined,
    watchEvents: (listener) =>
      gateway.events(world, services).flatMap((source) => {
        source.watch(listener)
        return source.kinds
      }),
    answer: (call) =>
      world.run(() =>
        recorder.record(call, async (observed) => {
          const reply = logCall(observed, await handleCall(observed))
          return reply.status >= 400 ? formatFailure(reply) : reply
        }),
      ),
  }
}

type FindRoute = ReturnType<typeof createRouteLookup>
type CallHandlerOptions<Services, Settings extends object> = {
  gateway: GatewayDefinition<Services, Settings>
  operations: Operations
  services: Services
  findRoute: FindRoute
}

function createCallHandler<Services, Settings extends object>(
  answering: AnswerContext & { world: World<Settings> },
  { gateway, operations, services, findRoute }: CallHandlerOptions<Services, Settings>,
) {
  const { world, isStrict } = answering
  const { runOperation, runSimulatorCall } = createCallPipeline(world, { isStrict })

  async function handleSimulatorCall(call: Call): Promise<HandledCall> {
    const operation = `${call.method} ${call.path}`
    const route = findRoute(operation)
    if (!route) return { reply: refuseUnknown(call, operations.methodsOf(call.path)) }
    const context: RequestContext = {}
    const simulator = {
      world,
      context,
      admit: () => gateway.admit(world, { domain: 'partners' }, call),
      openedBy: (launch: string, name: string) => gateway.openedBy(services, launch, name),
    }
    const reply = await runSimulatorCall(operation, call, () => answerSimulatorCall(simulator, route, call))
    return { reply, operation, context }
  }

  return async (call: Call): Promise<HandledCall> => {
    const route = operations.find(call.method, call.path)
    if (!route) return handleSimulatorCall(call)
    const { target: operation, params } = route
    const context: RequestContext = {}
    const reply = await runOperation(operation, call, () => answer(answering, { operation, params, context }, call))
    return { reply, operation: operation.id, context }
  }
}

function refuseUnknown(call: Call, allowed: string[]): Reply {
  const reply = toFailure(unknownCall(call.method, call.path, allowed), languageOfCall(call))
  return allowed.length > 0 ? { ...reply, headers: { ...reply.headers, allow: allowed.join(', ') } } : reply
}

/** Looks up routes of simulators by method and path. The map is created on first use, because most worlds need none. */
function createRouteLookup(routes: () => SimulatorRoute[]) {
  let known: Map<string, SimulatorRoute> | undefined
  return (name: string) =>
    (known ??= new Map(routes().map((route) => [`${route.method} ${route.path}`, route]))).get(name)
}

const bindGateway = <Services, Settings extends object>(
  { world, services }: Pick<Site<Services, Settings>, 'world' | 'services'>,
  gateway: GatewayDefinition<Services, Settings>,
): Pick<AnswerContext, 'handlerOf' | 'admit' | 'authenticate'> => ({
  handlerOf: createLazyHandlers((domain) => gateway.handlersOf(domain, services)),
  admit: (operation, call) => gateway.admit(world, operation, call),
  authenticate: (token) => gateway.authenticate(services, token),
})

/** Creates the handlers of a domain on its first call, so that a world with few calls stays small. */
function createLazyHandlers(handlersOf: (domain: string) => Record<string, AnyHandler>): AnswerContext['handlerOf'] {
  const made = new Map<string, Record<string, AnyHandler>>()
  return ({ id, domain, replacedBy = id }) => {
    const known = made.get(domain) ?? handlersOf(domain)
    made.set(domain, known)
    const handler = known[id] ?? known[replacedBy]
    if (!handler) throw new Error(`${id} has no handler in the domain of its tag, ${domain}`)
    return handler
  }
}
