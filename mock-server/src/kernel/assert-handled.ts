import type { GatewayDefinition } from './http/compose-domains.ts'
import type { OpenApiDocument } from './validation/openapi-document.ts'
import { createWorld } from './world/world.ts'

/** Internal world that is created to list the handled operations. */
const PROBE_WORLD = { name: 'unseen', seed: 0, scenario: 'default', hostNow: () => 0, time: 0 }

/** Throws an error that names each operation whose handler is missing or in another domain than that of its tag. */
export function assertHandled<Services, Settings extends object>(
  { operations }: OpenApiDocument,
  gateway: GatewayDefinition<Services, Settings>,
): void {
  const services = gateway.services(createWorld(PROBE_WORLD, gateway))
  const handled = new Map(gateway.domainNames.map((name) => [name, gateway.handlersOf(name, services)]))
  const handles = (domain: string, id: string) => Boolean(handled.get(domain)?.[id])
  const missing = operations.filter(
    ({ id, domain, replacedBy = id }) => !handles(domain, id) && !handles(domain, replacedBy),
  )
  if (missing.length === 0) return
  const named = missing.map(({ id, domain }) => {
    const other = gateway.domainNames.find((name) => handles(name, id))
    return `${id} (in the handlers of the domain "${domain}"${other ? `; it is in those of "${other}"` : ''})`
  })
  throw new Error(`Failed to create the mock: no handler for ${named.join(', ')}`)
}
