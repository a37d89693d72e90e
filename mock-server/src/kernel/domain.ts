import type { MoneyRecords } from './ledger-invariants.ts'
import type { TableKey } from './database.ts'
import type { Invariant } from './invariant.ts'
import type { PartnerRoute } from './simulator.ts'
import type { ProviderStates } from './provider-state.ts'

/**
 * A domain in one piece: what it keeps, what it promises, what it answers. A partner is one too, with routes instead of handlers.
 * What it needs of others comes in as a parameter: the world, and the services of domains before it in the list.
 */
export type Domain = {
  name: string
  /** What a world keeps for it, in its snapshots too. */
  tables?: readonly TableKey[]
  /** What an operator can switch, as a new site has it. */
  settings?(): object
  /** Its rules by the names under which others know them, bound to one world. */
  services?(world: never, others: never): object
  /**
   * Whether its services are made with the world, because others hear of something when they are. Else they are made when one of them is
   * asked for first, or when something happens that nobody handles yet.
   */
  isMadeAtBirth?: true
  /** One handler for each of its operations. */
  handlers?(services: never): object
  /** The calls of a partner's client. */
  routes?(services: never): readonly PartnerRoute[]
  /** What contracts may presuppose of it. */
  states?(world: never, services: never): ProviderStates
  /** Its promises about money in one world, each watching the records it speaks of. */
  invariants?(records: MoneyRecords): Invariant[]
}

/** Types a domain by what it says of itself. */
export const defineDomain = <const Own extends Domain>(domain: Own): Own => domain

type All<Union> = (Union extends unknown ? (one: Union) => void : never) extends (all: infer Both) => void
  ? Both
  : never
type Made<Own, Part extends keyof Domain> = Own extends { [Name in Part]: (...args: never[]) => infer Result }
  ? Result
  : never
/** What all domains of a list make of one part, taken together. */
export type Merged<List extends readonly Domain[], Part extends keyof Domain> = All<Made<List[number], Part>>

type NeedsOf<Own> = Own extends { services: (world: never, others: infer Others) => object } ? Others : unknown
type MadeBy<Own> = Own extends { services: (...args: never[]) => infer Services } ? Services : unknown
type UsedBy<Own> = (Own extends { handlers: (services: infer Needs) => object } ? Needs : unknown) &
  (Own extends { routes: (services: infer Needs) => object } ? Needs : unknown) &
  (Own extends { states: (world: never, services: infer Needs) => object } ? Needs : unknown)

/** `true` where every domain finds the services it needs among its own and those before it; else the first that does not, and why. */
export type InOrder<List, Have = unknown> = List extends readonly [infer First extends Domain, ...infer Rest]
  ? [Have, Have & MadeBy<First>] extends [NeedsOf<First>, UsedBy<First>]
    ? InOrder<Rest, Have & MadeBy<First>>
    : { domain: First['name']; lacks: Exclude<keyof (NeedsOf<First> & UsedBy<First>), keyof (Have & MadeBy<First>)> }
  : true

/** What is to be done about an operation that no domain of the list answers. */
export type Unhandled<Id extends string> =
  `${Id} has no handler: write one in mock-server/src/domains/<domain>/<domain>.handlers.ts`
