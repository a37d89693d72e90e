import type { Domain } from './domain.ts'
import type { World } from './world.ts'

type CreateService = (world: World, services: object) => unknown
type CreatedServices = { world: World; created: Map<string, unknown> }

const CREATED = Symbol('created services')
type ServiceContainer = { [CREATED]: CreatedServices }

/**
 * Returns the services of a world by name. Each is created on first use, or when an event has no handler yet, so that a world with few
 * calls stays small. Services may use each other in any order. Throws if two services have the same name, and on use if a service needs itself.
 */
export function createServiceLookup<Services>(list: readonly Domain[]): (world: World) => Services {
  const creators = collectCreators(list)
  /** Services under construction. One list serves all worlds, because services are created synchronously. */
  const pending: string[] = []

  function find(services: ServiceContainer, name: string): unknown {
    const { world, created } = services[CREATED]
    if (created.has(name)) return created.get(name)
    if (pending.includes(name))
      throw new Error(`Failed to create the service ${name}: it needs itself (${[...pending, name].join(' -> ')})`)
    pending.push(name)
    try {
      created.set(name, creators.get(name)!(world, services))
    } finally {
      pending.pop()
    }
    return created.get(name)
  }

  const getters = Object.fromEntries(
    [...creators.keys()].map((name) => [name, { enumerable: true, get: getterOf(find, name) }]),
  )

  return (world) => {
    const created: CreatedServices = { world, created: new Map() }
    const services = Object.defineProperties({}, { [CREATED]: { value: created }, ...getters }) as ServiceContainer
    world.events.onMissingHandler(() => creators.forEach((_, name) => find(services, name)))
    for (const domain of list) domain.start?.(world as never, services as never)
    return services as Services
  }
}

/** One getter for all worlds: the container is its `this`. */
const getterOf = (find: (services: ServiceContainer, name: string) => unknown, name: string) =>
  function get(this: ServiceContainer) {
    return find(this, name)
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
