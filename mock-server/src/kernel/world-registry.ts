import type { CreateSite } from './world-serialization.ts'
import { createLruCache } from './lru-cache.ts'

/** The worlds of one server by name. */
export type WorldRegistry<Site> = {
  get(name: string): Promise<Site> | undefined
  set(name: string, site: Promise<Site>): Promise<Site>
  remove(name: string): boolean
  names(): string[]
  /** Runs `work` while the world `name` is marked as in use. */
  withWorld<Result>(name: string, work: () => Promise<Result>): Promise<Result>
  /** Keeps the world `name` active, because the caller holds a reference to it. */
  pin(name: string): void
  /** Suspends idle worlds. */
  evictIdle(): void
}
export type RegistryOptions<Site> = {
  /** Maximum number of worlds. The least recently used one is removed first. */
  maxWorlds: number
  onEvict(name: string): void
  hostNow(): number
  log(message: string): void
  /** Creates an empty world, to be filled from storage. */
  createSite: CreateSite<Site>
}

/** Creates a registry that keeps all worlds active; a page has few. */
export function inMemoryRegistry<Site>({ maxWorlds, onEvict }: RegistryOptions<Site>): WorldRegistry<Site> {
  const noop = () => undefined
  return {
    ...createLruCache<Promise<Site>>(maxWorlds, onEvict),
    withWorld: (_name, work) => work(),
    pin: noop,
    evictIdle: noop,
  }
}
