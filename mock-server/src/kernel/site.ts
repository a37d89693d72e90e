import { answer, type Backend, type Heard, operationById } from './answer.ts'
import { answerPartner } from './answer-partner.ts'
import { failure, languageOfCall } from './failure.ts'
import { createGuard } from './guard.ts'
import type { House } from './house.ts'
import type { AnyHandler, Call, Reply } from './http.ts'
import { operationAt } from './operation-at.ts'
import type { PartnerRoute } from './partner.ts'
import { createRecorder, type Recorder } from './recorder.ts'
import { unknownOperation } from './refusal.ts'
import { createTape, type Tape } from './tape.ts'
import type { Validation } from './validation.ts'
import type { World } from './world.ts'

/** One world with its services: answers calls, keeps the journal, and proves after each call that the books balance. */
export type Site<Services = unknown, Settings extends object = object> = {
  world: World<Settings>
  services: Services
  /** Brings back earlier moments. */
  recorder: Recorder
  /** Writes down what is asked, to ask it again. */
  tape: Tape
  isStrict: boolean
  /** Whether something here has this name: an operationId, or a partner's call (`POST /partners/slot/spin`). */
  knows(name: string): boolean
  /** Answers `call` alone in this world, after everything that was due before it. */
  answer(call: Call): Promise<Reply>
}

export type SiteOptions<Services, Settings extends object> = {
  house: House<Services, Settings>
  isStrict: boolean
  validation: Validation
}

export function createSite<Services, Settings extends object>(
  world: World<Settings>,
  { house, isStrict, validation }: SiteOptions<Services, Settings>,
): Site<Services, Settings> {
  const services = house.services(world)
  const backend = { world, isStrict, validation, ...boundTo({ world, services }, house) }
  const partnerAt = partnersOf(() => house.routes(services))
  const work = workerOf(backend, { house, services, partnerAt })
  const tape = createTape(world)
  return {
    world,
    services,
    isStrict,
    tape,
    recorder: createRecorder(world),
    knows: (name) => operationById.has(name) || partnerAt(name) !== undefined,
    answer: (call) => world.run(() => tape.hear(call, async (heard) => written(world, heard, await work(heard)))),
  }
}

type PartnerAt = ReturnType<typeof partnersOf>
type Inside<Services, Settings extends object> = {
  house: House<Services, Settings>
  services: Services
  partnerAt: PartnerAt
}

/** Answers a call by the operation, or the partner, that it is for. */
function workerOf<Services, Settings extends object>(
  backend: Backend & { world: World<Settings> },
  { house, services, partnerAt }: Inside<Services, Settings>,
) {
  const { world, isStrict } = backend
  const { guarded, guardedPartner } = createGuard(world, { isStrict })

  async function workForPartner(call: Call): Promise<Work> {
    const operation = `${call.method} ${call.path}`
    const partner = partnerAt(operation)
    if (!partner) return { reply: failure(unknownOperation(call.method, call.path), languageOfCall(call)) }
    const heard: Heard = {}
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
    const route = operationAt(call.method, call.path)
    if (!route) return workForPartner(call)
    const { target: operation, params } = route
    const heard: Heard = {}
    const reply = await guarded(operation, call, () => answer(backend, { operation, params, heard }, call))
    return { reply, operation: operation.id, heard }
  }
}

/** What became of a call, and what was heard of it. */
type Work = { reply: Reply; operation?: string; heard?: Heard }

/** The calls of partners by method and path. Made when one is looked for first: most worlds see none. */
function partnersOf(routes: () => PartnerRoute[]) {
  let known: Map<string, PartnerRoute> | undefined
  return (name: string) =>
    (known ??= new Map(routes().map((route) => [`${route.method} ${route.path}`, route]))).get(name)
}

/** What the domains do at each call, for the services of one world. */
const boundTo = <Services, Settings extends object>(
  { world, services }: Pick<Site<Services, Settings>, 'world' | 'services'>,
  house: House<Services, Settings>,
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

/** Writes a call down in the journal, and gives its answer the time of the world. */
function written({ clock, journal }: World, call: Call, done: Work): Reply {
  const at = clock.now()
  journal.add(entryOf(call, done, at), done.heard?.said)
  done.reply.headers['date'] = new Date(at).toUTCString()
  return done.reply
}

function entryOf(call: Call, { reply, operation, heard }: Work, at: number) {
  const code = reply.status >= 400 ? /"errorCode":"([^"]+)"/.exec(reply.body)?.[1] : undefined
  const violation = reply.headers['x-mock-violations']
  return {
    at,
    method: call.method,
    path: call.path,
    status: reply.status,
    ...(operation && { operation }),
    ...(heard?.member && { member: heard.member }),
    ...(code && { code }),
    ...(violation && { violations: [violation] }),
  }
}
