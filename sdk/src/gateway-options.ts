import type { GatewayDialect } from './dialect.ts'
import type { ResilienceOptions } from './resilient-fetch.ts'

/** A response as an observer receives it. */
export type ObservedReply = {
  operation: string
  method: string
  url: string
  status: number
  /** The parsed body; undefined when it was no JSON. */
  body: unknown
}

export type GatewayOptions = ResilienceOptions & {
  /** The origin of the gateway; empty for the page's own. */
  baseUrl: string
  /** The code of the merchant. */
  merchant: string
  /** Asked before every call, so that a change of language is picked up. */
  language?: () => string
  /** Asked before every call: the token of the session, if there is one. */
  token?: () => string | undefined
  /** Readings that differ from the default. */
  dialect?: Partial<GatewayDialect>
  /** Returns true if the site runs as a home-screen app; the login sends it. */
  isStandalone?: () => boolean
  /** A stable id of this browser; login sends it along. */
  deviceId?: string
  /** Receives every response, to compare a gateway with the document. */
  onReply?: (reply: ObservedReply) => void
  random?: () => number
  now?: () => number
}
