import type { Domain } from './domain.ts'
import type { World } from './world.ts'

/** Which domain has which service. */
type Owners = ReadonlyMap<string, Domain>
type Named = Record<string, unknown>
/** What has been made of a world's services so far. */
type Kept = { world: World; made: Map<Domain, Named> }

/** Shows services as if all were there; `find` makes those that are asked for. All worlds share it. */
function shapeOf(owners: Owners, find: (kept: Kept, domain: Domain) => Named): ProxyHandler<Kept> {
  const get = (kept: Kept, name: string | symbol) => {
    const domain = owners.get(name as string)
    return domain && find(kept, domain)[name as string]
  }
  return {
    get,
    has: (_, name) => owners.has(name as string),
    ownKeys: () => [...owners.keys()],
    getOwnPropertyDescriptor: (kept, name) =>
      owners.has(name as string) ? { enumerable: true, configurable: true, value: get(kept, name) } : undefined,
  }
}

/**
 * The services of a world by their names. Those of a domain are made when one of them is asked for first, or when something happens that
 * nobody handles yet: a world that few calls reach stays small. `owners` tells once for all worlds whose they are.
 */
export function servicesAsNeeded<Services>(list: readonly Domain[], owners: () => Owners): (world: World) => Services {
  let shapes: { all: ProxyHandler<Kept>; before: Map<Domain, ProxyHandler<Kept>> } | undefined

  function learn() {
    const known = owners()
    const before = (end: number) => {
      const earlier = list.slice(0, end)
      return shapeOf(new Map([...known].filter(([, owner]) => earlier.includes(owner))), find)
    }
    return { all: shapeOf(known, find), before: new Map(list.map((domain, index) => [domain, before(index)])) }
  }

  function find(kept: Kept, domain: Domain): Named {
    const known = kept.made.get(domain)
    if (known) return known
    const others = new Proxy(kept, shapes!.before.get(domain)!)
    const own = (domain.services?.(kept.world as never, others as never) ?? {}) as Named
    kept.made.set(domain, own)
    return own
  }

  return (world) => {
    shapes ??= learn()
    const kept: Kept = { world, made: new Map() }
    world.events.otherwise(() => list.forEach((domain) => find(kept, domain)))
    for (const domain of list) if (domain.isMadeAtBirth) find(kept, domain)
    return new Proxy(kept, shapes.all) as Services
  }
}
