import type { MakeSite } from './world-serialization.ts'
import { mostRecent } from './most-recent.ts'

/** Where the worlds of one server are, by their names. */
export type WorldRegistry<Site> = {
  get(name: string): Promise<Site> | undefined
  set(name: string, site: Promise<Site>): Promise<Site>
  remove(name: string): boolean
  names(): string[]
  /** Somebody is at the world called `name` until `work` is done. */
  during<Result>(name: string, work: () => Promise<Result>): Promise<Result>
  /** Somebody has the world called `name` in hand, and keeps it. */
  stay(name: string): void
  /** Puts away whom nobody needs now. */
  rest(): void
}
export type RegistryOptions<Site> = {
  /** How many are kept; when one more comes, the one idle the longest goes. */
  most: number
  forget(name: string): void
  hostNow(): number
  log(sentence: string): void
  /** Makes an empty world for what is kept of one. */
  make: MakeSite<Site>
}

/** Keeps them all awake: for a page, which has few. */
export function inMemoryRegistry<Site>({ most, forget }: RegistryOptions<Site>): WorldRegistry<Site> {
  const nothing = () => undefined
  return { ...mostRecent<Promise<Site>>(most, forget), during: (_name, work) => work(), stay: nothing, rest: nothing }
}
