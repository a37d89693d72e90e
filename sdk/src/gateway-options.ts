import type { Middleware } from 'openapi-fetch'
import type { GatewayDialect } from './dialect.ts'
import type { GatewayError } from './gateway-error.ts'
import type { ResilienceOptions } from './transport/resilient-fetch.ts'

/** A call that ended, as an observer receives it. */
export type ObservedCall = {
  operation: string
  method: string
  /** With its query, which may contain a token. */
  url: string
  /** The HTTP status; 0 without a response. */
  status: number
  /** The parsed body; undefined when it was no JSON. */
  body: unknown
  /** From the call to its end, including retries, in ms. */
  duration: number
  /** Why it failed; undefined if it succeeded. */
  error: GatewayError | undefined
}

export type GatewayOptions = ResilienceOptions & {
  /** The origin of the gateway; empty for the page's own. */
  baseUrl: string
  /** The code of the merchant. */
  merchant: string
  /** Asked before every call, so that a change of language is picked up. */
  language?: () => string
  /** Asked before every call: the token of the session, if there is one. */
  token?: () => string | undefined | Promise<string | undefined>
  /**
   * Called when the token is missing or has expired. If it resolves to true, the call is sent once more with the new token. Calls that fail together
   * share one refresh.
   */
  onUnauthorized?: () => boolean | Promise<boolean>
  /** Middleware of openapi-fetch: it sees each request with its headers before it is encrypted, and each response before it is checked. */
  middleware?: readonly Middleware[]
  /** Readings that differ from the default. */
  dialect?: Partial<GatewayDialect>
  /** Returns true if the site runs as a home-screen app; the login sends it. */
  isStandalone?: () => boolean
  /** A stable id of this browser; login sends it along. */
  deviceId?: string
  /** Receives every call at its end, to log it or to compare a gateway with the document. What it throws is ignored. */
  onCall?: (call: ObservedCall) => void
  now?: () => number
}
