import type { CreateSite } from './world-serialization.ts'
import { createLruCache } from './lru-cache.ts'

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
