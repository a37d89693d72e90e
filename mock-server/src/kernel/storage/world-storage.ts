import type { SerializableWorld } from './world-serialization.ts'

/** Storage of serialised worlds by name, such as a `Map`. `get` returns exactly the text that was `set`. */
export type WorldStorage = {
  get(name: string): string | undefined
  set(name: string, text: string): unknown
  delete(name: string): boolean
  /** Returns the names, least recently stored first. */
  keys(): Iterable<string>
  readonly size: number
  /** Marks the world `name` as active. Storage that outlives the process keeps its copy; without this method `delete` is called. */
  activate?(name: string): void
  /** Called once for each activated world, before it handles a request, so that the storage can persist its changes. Errors are passed to the caller. */
  attachChangeLog?(name: string, site: SerializableWorld, active: ActiveWorld): void
}
export type ActiveWorld = {
  isRestored: boolean
  /** Drops the active world after a write error; the next request loads the stored copy. */
  discard(): void
}

export function activateWorld(storage: WorldStorage, name: string): void {
  if (storage.activate) storage.activate(name)
  else storage.delete(name)
}

export function readSerialized(storage: WorldStorage, name: string): string | Error | undefined {
  try {
    return storage.get(name)
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error))
  }
}

/** Returns a rejected promise that causes no unhandled rejection. */
export function rejected(error: Error): Promise<never> {
  const promise = Promise.reject(error)
  promise.catch(() => undefined)
  return promise
}
