import type { OpenApiDocument } from '../kernel/validation/openapi-document.ts'
import type { GatewayDefinition } from '../kernel/http/compose-domains.ts'
import { createWorld } from '../kernel/world/world.ts'

/** Internal world that is created to list the handled operations. */
const PROBE_WORLD = { name: 'unseen', seed: 0, scenario: 'default', hostNow: () => 0, time: 0 }

export function assertHandled<Services, Settings extends object>(
  { operations }: OpenApiDocument,
  gateway: GatewayDefinition<Services, Settings>,
): void {
  const services = gateway.services(createWorld(PROBE_WORLD, gateway))
  const missing = operations.filter(({ id, domain }) => !gateway.handlersOf(domain, services)[id])
  if (missing.length === 0) return
  const named = missing.map(({ id, domain }) => `${id} (in the handlers of the domain "${domain}")`)
  throw new Error(`Failed to create the mock: no handler for ${named.join(', ')}`)
}
