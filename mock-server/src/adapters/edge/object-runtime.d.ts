/** What is used here of the runtime of workers: `wrangler` and `miniflare` bring it, no package does. */
declare module 'cloudflare:workers' {
  import type { ObjectStorage } from './object-storage.ts'

  /** One of its kind and name in the whole world, with a storage of its own; whoever has its stub may call its methods. */
  export class DurableObject<Env> {
    protected ctx: {
      storage: ObjectStorage
      /** Until it ends nobody else comes in. */
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
