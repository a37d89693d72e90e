import type { MoneyRecords } from './ledger-invariants.ts'
import type { TableKey } from './database.ts'
import type { Invariant } from './invariant.ts'
import type { SimulatorRoute } from './simulator.ts'
import type { ProviderStates } from './provider-state.ts'

/**
 * A domain: its tables, settings, services, handlers and invariants. A simulator is a domain with routes instead of handlers.
 * Dependencies are parameters: the world, and the services of the domains before it in the list.
 */
export type Domain = {
  name: string
  /** Tables of the domain in each world; snapshots contain them. */
  tables?: readonly TableKey[]
  /** Default settings that an operator can change. */
  settings?(): object
  /** Services by name, bound to one world. */
  services?(world: never, others: never): object
  /**
   * Creates the services together with the world, because they subscribe to other services. By default they are created on first use,
   * or when an event has no handler yet.
   */
  isEager?: true
  handlers?(services: never): object
  /** Routes for the calls of a simulator's client. */
  routes?(services: never): readonly SimulatorRoute[]
  /** Provider states that contracts can require. */
  states?(world: never, services: never): ProviderStates
  /** Money invariants of one world, each watching its own records. */
  invariants?(records: MoneyRecords): Invariant[]
}

/** Returns `domain` with its exact type. */
export const defineDomain = <const Own extends Domain>(domain: Own): Own => domain

type Intersection<Union> = (Union extends unknown ? (one: Union) => void : never) extends (all: infer Both) => void
  ? Both
  : never
type PartResult<Own, Part extends keyof Domain> = Own extends { [Name in Part]: (...args: never[]) => infer Result }
  ? Result
  : never
export type Merged<List extends readonly Domain[], Part extends keyof Domain> = Intersection<
  PartResult<List[number], Part>
>

type Dependencies<Own> = Own extends { services: (world: never, others: infer Others) => object } ? Others : unknown
type OwnServices<Own> = Own extends { services: (...args: never[]) => infer Services } ? Services : unknown
type UsedServices<Own> = (Own extends { handlers: (services: infer Required) => object } ? Required : unknown) &
  (Own extends { routes: (services: infer Required) => object } ? Required : unknown) &
  (Own extends { states: (world: never, services: infer Required) => object } ? Required : unknown)

/** `true` if every domain finds its dependencies among its own services and those before it; otherwise the first failing domain and the missing services. */
export type DependencyOrder<List, Available = unknown> = List extends readonly [
  infer First extends Domain,
  ...infer Rest,
]
  ? [Available, Available & OwnServices<First>] extends [Dependencies<First>, UsedServices<First>]
    ? DependencyOrder<Rest, Available & OwnServices<First>>
    : {
        domain: First['name']
        missing: Exclude<keyof (Dependencies<First> & UsedServices<First>), keyof (Available & OwnServices<First>)>
      }
  : true

export type MissingHandler<Id extends string> =
  `${Id} has no handler: write one in mock-server/src/domains/<domain>/<domain>.handlers.ts`
