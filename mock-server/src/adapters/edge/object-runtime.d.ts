/** The parts of the worker runtime that are used here; `wrangler` and `miniflare` contain them, no types package does. */
declare module 'cloudflare:workers' {
  import type { ObjectStorage } from './object-storage.ts'

  /** A single object per class and name, with a storage of its own; its methods can be called through a stub. */
  export class DurableObject<Env> {
    protected ctx: {
      storage: ObjectStorage
      /** Blocks other calls until it is finished. */
      blockConcurrencyWhile<Result>(work: () => Promise<Result>): Promise<Result>
    }
    protected env: Env
    constructor(ctx: DurableObject<Env>['ctx'], env: Env)
  }
}

/** A stream that announces how many bytes come. */
declare class FixedLengthStream extends TransformStream<Uint8Array, Uint8Array> {
  constructor(length: number)
}
