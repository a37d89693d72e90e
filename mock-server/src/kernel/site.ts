import { answer, type Backend, type RequestContext } from './answer.ts'
import { answerPartner } from './simulator-response.ts'
import { failure, languageOfCall } from './failure.ts'
import { createGuard } from './call-pipeline.ts'
import type { GatewayDefinition } from './compose-domains.ts'
import type { AnyHandler, Call, Reply } from './http.ts'
import type { Operations } from './operation-at.ts'
import type { PartnerRoute } from './simulator.ts'
import { createRecorder, type Recorder } from './recorder.ts'
import { unknownOperation } from './refusal.ts'
import { createTape, type CallLog } from './call-log.ts'
import type { Validation } from './validation.ts'
import type { World } from './world.ts'
import { type Work, recordCall } from './record-call.ts'

/** One world with its services: answers calls, keeps the journal, and proves after each call that the books balance. */
export type Site<Services = unknown, Settings extends object = object> = {
  world: World<Settings>
  services: Services
  /** Brings back earlier moments. */
  recorder: Recorder
  /** Writes down what is asked, to ask it again. */
  tape: CallLog
  isStrict: boolean
  /** Whether something here has this name: an operationId, or a partner's call (`POST /partners/slot/spin`). */
  knows(name: string): boolean
  /** Answers `call` alone in this world, after everything that was due before it. */
  answer(call: Call): Promise<Reply>
}

export type SiteOptions<Services, Settings extends object> = {
  house: GatewayDefinition<Services, Settings>
  operations: Operations
  /** What becomes of a failure before it is sent, where the gateway does not say it in the envelope. */
  inOwnWords?: ((failure: Reply) => Reply) | undefined
  isStrict: boolean
  validation: Validation
}

export function createSite<Services, Settings extends object>(
  world: World<Settings>,
  { house, operations, isStrict, validation, inOwnWords = (reply) => reply }: SiteOptions<Services, Settings>,
): Site<Services, Settings> {
  const services = house.services(world)
  const backend = { world, isStrict, validation, ...boundTo({ world, services }, house) }
  const partnerAt = partnersOf(() => house.routes(services))
  const work = workerOf(backend, { house, operations, services, partnerAt })
  const tape = createTape(world)
  return {
    world,
    services,
    isStrict,
    tape,
    recorder: createRecorder(world),
    knows: (name) => operations.has(name) || partnerAt(name) !== undefined,
    answer: (call) =>
      world.run(() =>
        tape.hear(call, async (heard) => {
          const reply = recordCall(world, heard, await work(heard))
          return reply.status >= 400 ? inOwnWords(reply) : reply
        }),
      ),
  }
}

type PartnerAt = ReturnType<typeof partnersOf>
type Inside<Services, Settings extends object> = {
  house: GatewayDefinition<Services, Settings>
  operations: Operations
  services: Services
  partnerAt: PartnerAt
}

/** Answers a call by the operation, or the partner, that it is for. */
function workerOf<Services, Settings extends object>(
  backend: Backend & { world: World<Settings> },
  { house, operations, services, partnerAt }: Inside<Services, Settings>,
) {
  const { world, isStrict } = backend
  const { guarded, guardedPartner } = createGuard(world, { isStrict })

  async function workForPartner(call: Call): Promise<Work> {
    const operation = `${call.method} ${call.path}`
    const partner = partnerAt(operation)
    if (!partner) return { reply: failure(unknownOperation(call.method, call.path), languageOfCall(call)) }
    const heard: RequestContext = {}
    const around = {
      world,
      heard,
      admit: () => house.admit(world, { domain: 'partners' }, call),
      memberOf: (launch: string, of: string) => house.memberOf(services, launch, of),
    }
    const reply = await guardedPartner(operation, call, () => answerPartner(around, partner, call))
    return { reply, operation, heard }
  }

  return async (call: Call): Promise<Work> => {
    const route = operations.at(call.method, call.path)
    if (!route) return workForPartner(call)
    const { target: operation, params } = route
    const heard: RequestContext = {}
    const reply = await guarded(operation, call, () => answer(backend, { operation, params, heard }, call))
    return { reply, operation: operation.id, heard }
  }
}

/** The calls of partners by method and path. Made when one is looked for first: most worlds see none. */
function partnersOf(routes: () => PartnerRoute[]) {
  let known: Map<string, PartnerRoute> | undefined
  return (name: string) =>
    (known ??= new Map(routes().map((route) => [`${route.method} ${route.path}`, route]))).get(name)
}

/** What the domains do at each call, for the services of one world. */
const boundTo = <Services, Settings extends object>(
  { world, services }: Pick<Site<Services, Settings>, 'world' | 'services'>,
  house: GatewayDefinition<Services, Settings>,
): Pick<Backend, 'handlerOf' | 'admit' | 'authenticate'> => ({
  handlerOf: handlersAsNeeded((domain) => house.handlersOf(domain, services)),
  admit: (operation, call) => house.admit(world, operation, call),
  authenticate: (token) => house.authenticate(services, token),
})

/** A domain's handlers are made when it is called first: a world that few calls reach stays small. */
function handlersAsNeeded(handlersOf: (domain: string) => Record<string, AnyHandler>): Backend['handlerOf'] {
  const made = new Map<string, Record<string, AnyHandler>>()
  return ({ id, domain }) => {
    const known = made.get(domain) ?? handlersOf(domain)
    made.set(domain, known)
    return known[id]!
  }
}
