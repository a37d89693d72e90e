import type { Domain } from './domain.ts'
import type { World } from './world.ts'

type Owners = ReadonlyMap<string, Domain>
type ServiceMap = Record<string, unknown>
type ServiceContext = { world: World; made: Map<Domain, ServiceMap> }

function createProxyHandler(
  owners: Owners,
  find: (context: ServiceContext, domain: Domain) => ServiceMap,
): ProxyHandler<ServiceContext> {
  const get = (context: ServiceContext, name: string | symbol) => {
    const domain = owners.get(name as string)
    return domain && find(context, domain)[name as string]
  }
  return {
    get,
    has: (_, name) => owners.has(name as string),
    ownKeys: () => [...owners.keys()],
    getOwnPropertyDescriptor: (context, name) =>
      owners.has(name as string) ? { enumerable: true, configurable: true, value: get(context, name) } : undefined,
  }
}

/**
 * Returns the services of a world by name. Those of a domain are created on first use, or when an event has no handler yet, so that
 * a world with few calls stays small. `owners` is called once for all worlds.
 */
export function createLazyServices<Services>(
  list: readonly Domain[],
  owners: () => Owners,
): (world: World) => Services {
  let proxies: { all: ProxyHandler<ServiceContext>; before: Map<Domain, ProxyHandler<ServiceContext>> } | undefined

  function createProxyHandlers() {
    const known = owners()
    const before = (end: number) => {
      const earlier = list.slice(0, end)
      return createProxyHandler(new Map([...known].filter(([, owner]) => earlier.includes(owner))), find)
    }
    return {
      all: createProxyHandler(known, find),
      before: new Map(list.map((domain, index) => [domain, before(index)])),
    }
  }

  function find(context: ServiceContext, domain: Domain): ServiceMap {
    const known = context.made.get(domain)
    if (known) return known
    const others = new Proxy(context, proxies!.before.get(domain)!)
    const own = (domain.services?.(context.world as never, others as never) ?? {}) as ServiceMap
    context.made.set(domain, own)
    return own
  }

  return (world) => {
    proxies ??= createProxyHandlers()
    const context: ServiceContext = { world, made: new Map() }
    world.events.onMissingHandler(() => list.forEach((domain) => find(context, domain)))
    for (const domain of list) if (domain.isEager) find(context, domain)
    return new Proxy(context, proxies.all) as Services
  }
}
