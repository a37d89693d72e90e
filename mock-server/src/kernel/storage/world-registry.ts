import type { CreateSite } from './world-serialization.ts'

export type WorldRegistry<Site> = {
  get(name: string): Promise<Site> | undefined
  set(name: string, site: Promise<Site>): Promise<Site>
  remove(name: string): boolean
  names(): string[]
  withWorld<Result>(name: string, work: () => Promise<Result>): Promise<Result>
  /** Keeps the world `name` active, because the caller holds a reference to it. */
  pin(name: string): void
  evictIdle(): void
}
export type RegistryOptions<Site> = {
  maxWorlds: number
  onEvict(name: string): void
  hostNow(): number
  log(message: string): void
  createSite: CreateSite<Site>
}

export function inMemoryRegistry<Site>({ maxWorlds, onEvict }: RegistryOptions<Site>): WorldRegistry<Site> {
  const noop = () => undefined
  return {
    ...createLruCache<Promise<Site>>(maxWorlds, onEvict),
    withWorld: (_name, work) => work(),
    pin: noop,
    evictIdle: noop,
  }
}

function createLruCache<Value>(maxSize: number, onEvict: (name: string) => void) {
  // A Map iterates in insertion order, so its first key is the least recently used.
  const values = new Map<string, Value>()

  function set(name: string, value: Value): Value {
    values.delete(name)
    values.set(name, value)
    const [leastRecent] = values.keys()
    if (values.size > maxSize && leastRecent !== undefined) {
      values.delete(leastRecent)
      onEvict(leastRecent)
    }
    return value
  }

  return {
    set,
    get(name: string): Value | undefined {
      const value = values.get(name)
      return value && set(name, value)
    },
    remove: (name: string) => values.delete(name),
    names: () => [...values.keys()].toSorted(),
  }
}
