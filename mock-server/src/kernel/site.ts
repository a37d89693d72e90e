import { answer, type Backend } from './answer.ts'
import { answerPartner } from './answer-partner.ts'
import { description } from './description.ts'
import { failure, languageOfCall } from './failure.ts'
import { createGuard } from './guard.ts'
import type { House } from './house.ts'
import type { AnyHandler, Call, Reply } from './http.ts'
import { once } from './idempotency.ts'
import type { PartnerRoute } from './partner.ts'
import { unknownOperation } from './refusal.ts'
import { createRouter, type Router } from './router.ts'
import type { Validation } from './validation.ts'
import type { World } from './world.ts'

const operations = createRouter(description.operations)

/** One world with its services: answers calls, keeps the journal, and proves after each call that the books balance. */
export type Site<Services = unknown, Settings extends object = object> = {
  world: World<Settings>
  services: Services
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
  const backend: Backend = { world, isStrict, validation, ...boundTo({ world, services }, house) }
  let routes: Router<PartnerRoute> | undefined
  /** Made when a partner calls first: most worlds see none. */
  const partners = () => (routes ??= createRouter(house.routes(services)))

  const { caught, guarded } = createGuard(world, { isStrict })

  async function work(call: Call): Promise<{ reply: Reply; operation?: string }> {
    const route = operations.find(call.method, call.path)
    if (!route) return workForPartner(call)
    const { target: operation, params } = route
    const reply = await guarded(operation, call, () => answer(backend, { operation, params }, call))
    return { reply, operation: operation.id }
  }

  async function workForPartner(call: Call) {
    const route = partners().find(call.method, call.path)
    if (!route) return { reply: failure(unknownOperation(call.method, call.path), languageOfCall(call)) }
    const partner: PartnerRoute = route.target
    return {
      reply: await caught(() => once(world, call, () => answerPartner(world, partner, call)), call),
      operation: `${partner.method} ${partner.path}`,
    }
  }

  return {
    world,
    services,
    answer: (call) =>
      world.run(async () => {
        const { reply, operation } = await work(call)
        world.journal.add(entryOf(call, reply, { at: world.clock.now(), operation }))
        reply.headers['date'] = new Date(world.clock.now()).toUTCString()
        return reply
      }),
  }
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

function entryOf(call: Call, reply: Reply, { at, operation }: { at: number; operation: string | undefined }) {
  const code = reply.status >= 400 ? /"errorCode":"([^"]+)"/.exec(reply.body)?.[1] : undefined
  const violation = reply.headers['x-mock-violations']
  return {
    at,
    method: call.method,
    path: call.path,
    status: reply.status,
    ...(operation && { operation }),
    ...(code && { code }),
    ...(violation && { violations: [violation] }),
  }
}
