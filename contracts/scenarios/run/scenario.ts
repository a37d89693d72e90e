import type { Gateway, GatewayDialect } from '@longan/sdk'
import type { ProviderState, StateName } from '../../states/states.ts'

/** Values with which a provider answered its states; they replace those of the scenario. */
export type StateValues = Record<string, number | string>

/** What a scenario works with: clients of the gateway, and the provider's states. */
export type ScenarioContext = {
  /** The client of the first member, who is signed in. */
  gateway: Gateway
  /** A client without a session, or with this token; `dialect` changes that of the gateway, for a call in its other form. */
  client(token?: string, dialect?: Partial<GatewayDialect>): Gateway
  /** Opens a session of another member, and returns the client. */
  signIn(account: string): Promise<Gateway>
  /** Sets up a state between two calls. It must be among the `later` states of the scenario. */
  provide(...state: ProviderState): Promise<StateValues>
  /** What the provider answered to the states before the first call. */
  values: StateValues
}

/** A short sequence of calls that checks what commands bring about: it reads before and after by other operations, and compares. */
export type Scenario = {
  title: string
  /** All operations that it calls, commands and reads; the first one names its domain. Keys of the encryption are left out. */
  operations: readonly string[]
  /** Set up in this order before the first call, after the session. */
  states?: readonly ProviderState[]
  /** Set up between two calls, such as the passing of time. */
  later?: readonly StateName[]
  /** Throws a ScenarioFailure, or the GatewayError of a call that should have succeeded. */
  run(context: ScenarioContext): Promise<void>
}

/** Says what was read, what was expected and what was received. */
export class ScenarioFailure extends Error {
  override readonly name = 'ScenarioFailure'
}
