import type { MoneyRecords, Invariant } from '../money/ledger.ts'
import type { TableKey } from '../tables/database.ts'
import type { SimulatorRoute } from './simulator.ts'
import type { ProviderStates } from './provider-state.ts'
import type { EventSource } from './domain-events.ts'

/**
 * A domain: its tables, settings, services, handlers and invariants. A simulator is a domain with routes instead of handlers.
 * Dependencies are parameters: the world, and the services of all domains by name.
 */
export type Domain = {
  name: string
  /** Tables of the domain in each world; snapshots contain them. */
  tables?: readonly TableKey[]
  /** Default settings that an operator can change. */
  settings?(): object
  /** Creates each service of one world by its name; `services` are those of all domains. */
  services?: Readonly<Record<string, (world: never, services: never) => unknown>>
  /** Subscribes to a service of another domain, by its name. Called when a world creates that service. */
  subscriptions?: Readonly<Record<string, (world: never, services: never) => void>>
  handlers?(services: never): object
  /** Routes for the calls of a simulator's client. */
  routes?(services: never): readonly SimulatorRoute[]
  /** Provider states that contracts can require. */
  states?(world: never, services: never): ProviderStates
  /** Events of one world that tests and tools can wait for. */
  events?(world: never, services: never): readonly EventSource[]
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

type Creators<Own> = Own extends { services: infer Own } ? Own[keyof Own] : never
type Subscribers<Own> = Own extends { subscriptions: infer Own } ? Own[keyof Own] : never
type OwnServices<Own> = Own extends { services: infer All }
  ? { [Name in keyof All]: All[Name] extends (...args: never[]) => infer Service ? Service : never }
  : never
/** The services of all domains of a list, by name. */
export type AllServices<List extends readonly Domain[]> = Intersection<OwnServices<List[number]>>

type UsedByCreators<Creator> = Intersection<
  Creator extends (world: never, services: infer Used) => unknown ? (unknown extends Used ? object : Used) : object
>
type UsedServices<Own> = UsedByCreators<Creators<Own> | Subscribers<Own>> &
  (Own extends { handlers: (services: infer Used) => object } ? Used : unknown) &
  (Own extends { routes: (services: infer Used) => object } ? Used : unknown) &
  (Own extends { states: (world: never, services: infer Used) => object } ? Used : unknown) &
  (Own extends { events: (world: never, services: infer Used) => object } ? Used : unknown)

/** `true` if a domain of the list provides each service that another uses; otherwise the first domain that lacks some, and their names. */
export type EveryServiceProvided<List, Available> = List extends readonly [infer First extends Domain, ...infer Rest]
  ? [Available] extends [UsedServices<First>]
    ? EveryServiceProvided<Rest, Available>
    : { domain: First['name']; missing: Exclude<keyof UsedServices<First>, keyof Available> }
  : true

export type MissingHandler<Id extends string> =
  `${Id} has no handler: write one in mock-server/src/domains/<domain>/<domain>.handlers.ts`
