import type { GatewayDialect } from '@longan/sdk'

/** The gateway that scenarios run against. */
export type ScenarioTarget = {
  provider: string
  /** The token of a session, for a provider that cannot open one with a given token. */
  token?: string | undefined
  merchant?: string | undefined
  /** The URL of the provider's states. */
  statesUrl?: string | undefined
  dialect?: Partial<GatewayDialect> | undefined
  fetch?: typeof globalThis.fetch | undefined
  /** Receives the operation of each call. */
  onCall?: ((operation: string) => void) | undefined
}
