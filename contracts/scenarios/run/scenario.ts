import type { Gateway, GatewayDialect } from '@longan/sdk'
import type { ProviderState, StateName } from '../../states/states.ts'

/** A user name that is not taken: a gateway may keep those of earlier runs. */
export const newUsername = (): string => `moi${crypto.randomUUID().replaceAll('-', '').slice(0, 8)}`

/** A mobile number of Viet Nam that is not taken. */
export const newMobileNumber = (): string =>
  `09${String(crypto.getRandomValues(new Uint32Array(1))[0]! % 100_000_000).padStart(8, '0')}`

/** Operations that `providerTime` calls. */
export const timeReads = ['depositByAccountName'] as const

/** The time of the provider in ms, whose clock need not be ours: that of a deposit begun now. */
export async function providerTime(gateway: Gateway): Promise<number> {
  const { depositDate } = await gateway.deposits.byTransfer({ amount: 200_000, bankCode: 'SVBK', vendorId: 1 })
  if (depositDate === undefined)
    throw new ScenarioFailure('time of a new deposit (depositByAccountName): expected one, got nothing')
  return depositDate
}

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
