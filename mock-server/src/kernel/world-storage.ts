import type { SerializedWorld } from './world-serialization.ts'

/** Where the texts of sleeping worlds lie, by name; a map will do. What `get` answers is what was `set`, to the letter. */
export type WorldStorage = {
  get(name: string): string | undefined
  set(name: string, text: string): unknown
  delete(name: string): boolean
  /** Who sleeps longest comes first. */
  keys(): Iterable<string>
  readonly size: number
  /** Where beds outlive the process: whoever got up from `name` is up, and what is kept of it stays. Without it `delete` is called. */
  activate?(name: string): void
  /** And is told of each world that is up, before anybody is in it, to write down what happens there. What it throws is told to who asked. */
  follow?(name: string, site: SerializedWorld, about: ActiveWorld): void
}
/** What those who write a world down are told of it. */
export type ActiveWorld = {
  /** It got up from its bed; otherwise it is new. */
  isKnown: boolean
  /** What happened last could not be written down: the world is left, and gets up again as it lies. */
  leave(): void
}

/** Whoever lay at `name` is up, or is made anew. */
export function rise(beds: WorldStorage, name: string): void {
  if (beds.activate) beds.activate(name)
  else beds.delete(name)
}

/** What lies there, or why it cannot be read. */
export function readSerialized(beds: WorldStorage, name: string): string | Error | undefined {
  try {
    return beds.get(name)
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error))
  }
}

/** Fails whoever waits for it, and nobody else. */
export function failed(error: Error): Promise<never> {
  const promise = Promise.reject(error)
  promise.catch(() => undefined)
  return promise
}
