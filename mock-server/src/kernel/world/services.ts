import type { Domain } from './domain.ts'
import type { World } from './world.ts'

type CreateService = (world: World, services: object) => unknown
type Subscribe = (world: World, services: object) => void
type CreatedServices = { world: World; services: object; created: Map<string, unknown> }

/**
 * Returns the services of a world by name. Each is created on first use, or when an event has no handler yet, so that a world with few
 * calls stays small; then other domains subscribe to it. Services may use each other in any order. Throws if two services have the same name, and on use if a service needs itself.
 */
export function createServiceLookup<Services>(list: readonly Domain[]): (world: World) => Services {
  const creators = collectCreators(list)
  const subscribers = collectSubscribers(list, creators)
  /** Services under construction. One list serves all worlds, because services are created synchronously. */
  const pending: string[] = []

  function find({ world, services, created }: CreatedServices, name: string): unknown {
    if (created.has(name)) return created.get(name)
    if (pending.includes(name))
      throw new Error(`Failed to create the service ${name}: it needs itself (${[...pending, name].join(' -> ')})`)
    pending.push(name)
    try {
      created.set(name, creators.get(name)!(world, services))
    } finally {
      pending.pop()
    }
    for (const subscribe of subscribers.get(name) ?? []) subscribe(world, services)
    return created.get(name)
  }

  const names = [...creators.keys()]
  /** One for all worlds, because eighty getters would take as long as all else that a new world creates. */
  const handler: ProxyHandler<CreatedServices> = {
    get: (own, name) => (creators.has(name as string) ? find(own, name as string) : undefined),
    has: (_own, name) => creators.has(name as string),
    ownKeys: () => names,
    getOwnPropertyDescriptor: (own, name) =>
      creators.has(name as string)
        ? { configurable: true, enumerable: true, value: find(own, name as string) }
        : undefined,
  }

  return (world) => {
    const own: CreatedServices = { world, services: {}, created: new Map() }
    own.services = new Proxy(own, handler)
    world.events.onMissingHandler(() => creators.forEach((_, name) => find(own, name)))
    return own.services as Services
  }
}

function collectSubscribers(list: readonly Domain[], creators: ReadonlyMap<string, unknown>) {
  const subscribers = new Map<string, Subscribe[]>()
  for (const { name: domain, subscriptions = {} } of list) {
    for (const [service, subscribe] of Object.entries(subscriptions)) {
      if (!creators.has(service))
        throw new Error(`Failed to compose the domains: ${domain} subscribes to ${service}, which no domain provides`)
      subscribers.set(service, [...(subscribers.get(service) ?? []), subscribe as Subscribe])
    }
  }
  return subscribers
}

function collectCreators(list: readonly Domain[]): Map<string, CreateService> {
  const creators = new Map<string, CreateService>()
  for (const { name: domain, services = {} } of list) {
    for (const [name, create] of Object.entries(services)) {
      if (creators.has(name))
        throw new Error(`Failed to compose the domains: ${domain} is not the only one with services named ${name}`)
      creators.set(name, create as CreateService)
    }
  }
  return creators
}
