import type { Client } from 'openapi-fetch'
import type { EncryptedPayload } from './cipher/payload-cipher.ts'
import type { Operations, PathsOf } from './operations/operation.ts'
import type { GatewayDialect } from './dialect.ts'
import type { operations } from './schema.gen.ts'

/** The basis of every domain: the calls, and what they send about the site in addition to their headers. */
export type Http = {
  /** The calls of these operations. Each answers with success or throws a `GatewayError`; bodies are given plain. */
  clientOf<Own extends Operations>(operations: Own): Client<PathsOf<Own>>
  dialect: GatewayDialect
  merchant: string
  language: () => string
  token: () => Promise<string | undefined>
  isStandalone: () => boolean
  deviceId: string | undefined
  now: () => number
  /** Encrypts the text of a body as the dialect defines, with the gateway's key. */
  encrypt: (text: string) => Promise<EncryptedPayload>
  /** The gateway's public key is asked for again next time. */
  forgetKey: () => void
}

/** Gets the share of a request that was sent, 0 to 1. */
export type OnProgress = (share: number) => void

/** Options of one call: the last argument of every method. */
export type Call = {
  /** Cancels the call, which then rejects with a `GatewayError` of the kind `aborted`. */
  signal?: AbortSignal
  /** Time limit including retries, in ms, at least 1; any other value rejects the call with a `TypeError`. */
  timeout?: number
  /** How often the call may be sent again. A command is only sent again if it has an idempotency key. */
  retries?: number
  /** Additional headers. */
  headers?: Readonly<Record<string, string>>
  /** Names one intended command, so that sending it again does nothing more. 8 to 64 characters. */
  idempotencyKey?: string | undefined
  /** Completes the call even if its page is closed meanwhile. A body may have 64 KB then. */
  keepalive?: boolean
  /**
   * Gets the progress of an upload. Only `XMLHttpRequest` knows it: without it, or with a `fetch` of your own that ignores it, this is not called.
   */
  onProgress?: OnProgress
  /** Receives the response of a successful call; use `withResponse` rather than this. */
  onResponse?: (response: Response) => void
}
export type Query<Id extends keyof operations> = NonNullable<operations[Id]['parameters']['query']>
