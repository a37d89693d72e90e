/** The parts of the worker runtime that are used here; `wrangler` and `miniflare` contain them, no types package does. */
declare module 'cloudflare:workers' {
  import type { ObjectStorage } from './world-object.ts'

  export class DurableObject<Env> {
    protected ctx: {
      storage: ObjectStorage
      blockConcurrencyWhile<Result>(work: () => Promise<Result>): Promise<Result>
    }
    protected env: Env
    constructor(ctx: DurableObject<Env>['ctx'], env: Env)
  }
}

declare class FixedLengthStream extends TransformStream<Uint8Array, Uint8Array> {
  constructor(length: number)
}
