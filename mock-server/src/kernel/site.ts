import { answer, type Backend } from './answer.ts'
import { description } from './description.ts'
import { failure } from './failure.ts'
import { createGuard } from './guard.ts'
import { createHandlers } from '../domains/handlers.ts'
import type { Call, Reply } from './http.ts'
import { once } from './idempotency.ts'
import { answerPartner } from './answer-partner.ts'
import type { PartnerRoute } from './partner.ts'
import { createPartnerRoutes } from '../../partners/partner-routes.ts'
import { unknownOperation } from './refusal.ts'
import { createRouter } from './router.ts'
import { createServices } from '../domains/services.ts'
import type { World } from './world.ts'

const operations = createRouter(description.operations)

export type Site = ReturnType<typeof createSite>

/** One world with its services: answers calls, keeps the journal, and proves after each call that the books balance. */
export function createSite(world: World, { isStrict }: { isStrict: boolean }) {
  const services = createServices(world)
  const backend: Backend = {
    world,
    handlers: createHandlers(services),
    authenticate: services.session.authenticate,
    isStrict,
  }
  const partners = createRouter(createPartnerRoutes(services))

  const { caught, guarded } = createGuard(world)

  async function work(call: Call): Promise<{ reply: Reply; operation?: string }> {
    const route = operations.find(call.method, call.path)
    if (!route) return workForPartner(call)
    const { target: operation, params } = route
    const reply = await guarded(operation, call, () => answer(backend, { operation, params }, call))
    return { reply, operation: operation.id }
  }

  async function workForPartner(call: Call) {
    const route = partners.find(call.method, call.path)
    if (!route) return { reply: failure(unknownOperation(call.method, call.path)) }
    const partner: PartnerRoute = route.target
    return {
      reply: await caught(() => once(world, call, () => answerPartner(world, partner, call))),
      operation: `${partner.method} ${partner.path}`,
    }
  }

  return {
    world,
    services,
    /** Answers `call` alone in this world, after everything that was due before it. */
    answer: (call: Call): Promise<Reply> =>
      world.run(async () => {
        const { reply, operation } = await work(call)
        world.journal.add(entryOf(call, reply, { at: world.clock.now(), operation }))
        reply.headers['date'] = new Date(world.clock.now()).toUTCString()
        return reply
      }),
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
