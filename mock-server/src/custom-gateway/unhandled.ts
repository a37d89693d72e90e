import type { Description } from '../kernel/openapi-document.ts'
import type { GatewayDefinition } from '../kernel/compose-domains.ts'
import { createWorld } from '../kernel/world.ts'

/** The world that tells which operations are handled. Nobody else sees it. */
const UNSEEN = { name: 'unseen', seed: 0, scenario: 'default', hostNow: () => 0, time: 0 }

/** Refuses a house in which an operation of the description is answered by nobody, and names each. */
export function refuseUnhandled<Services, Settings extends object>(
  { operations }: Description,
  house: GatewayDefinition<Services, Settings>,
): void {
  const services = house.services(createWorld(UNSEEN, house))
  const missing = operations.filter(({ id, domain }) => !house.handlersOf(domain, services)[id])
  if (missing.length === 0) return
  const named = missing.map(({ id, domain }) => `${id} (in the handlers of the domain "${domain}")`)
  throw new Error(`Failed to make the mock: nobody answers ${named.join(', ')}`)
}
