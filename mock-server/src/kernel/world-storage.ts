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
/** State of an activated world, for the storage that persists its changes. */
export type ActiveWorld = {
  /** True if the world was loaded from storage, false if it is new. */
  isRestored: boolean
  /** Drops the active world after a write error; the next request loads the stored copy. */
  discard(): void
}

/** Marks the world `name` as active. Storage that outlives the process keeps its copy; other storage deletes it. */
export function activateWorld(storage: WorldStorage, name: string): void {
  if (storage.activate) storage.activate(name)
  else storage.delete(name)
}

/** Returns the serialised world, or the error why it cannot be read. */
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
