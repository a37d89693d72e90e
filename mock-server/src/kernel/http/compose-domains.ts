import type { MoneyRecords } from '../money/ledger.ts'
import type { Caller } from '../world/caller.ts'
import { collectTables } from '../tables/database.ts'
import type { Operation } from '../validation/openapi-document.ts'
import type { AllServices, Domain, Merged } from '../world/domain.ts'
import type { AnyHandler, Call } from './http.ts'
import type { OpenedBy, SimulatorRoute } from '../world/simulator.ts'
import type { ProviderState, ProviderStates } from '../world/provider-state.ts'
import { createServiceLookup } from '../world/services.ts'
import type { EventSource } from '../world/domain-events.ts'
import type { World, WorldParts } from '../world/world.ts'

export type GatewayDefinition<Services, Settings extends object> = WorldParts<Settings> & {
  domainNames: readonly string[]
  services(world: World<Settings>): Services
  /** Returns the handlers of a domain by operation id. The name of a domain is the tag of its operations. */
  handlersOf(domain: string, services: Services): Record<string, AnyHandler>
  routes(services: Services): SimulatorRoute[]
  states(world: World<Settings>, services: Services): ProviderStates
  /** Returns a provider state by name. Composes only its domain: a verification asks for 6,000. */
  findState(name: string, world: World<Settings>, services: Services): ProviderState | undefined
  events(world: World<Settings>, services: Services): EventSource[]
  /** Throws a Refusal before any other check: closed site, unknown merchant. A simulator's call has the domain `partners`. */
  admit(world: World<Settings>, operation: AdmissionTarget, call: Call): void
  /** Returns the member of a token. Throws a Refusal if the token is invalid. */
  authenticate(services: Services, token: string): Promise<Caller>
  /** Returns what a launch opened. Throws a Refusal if the launch is invalid for this simulator. */
  openedBy(services: Services, launch: string, simulator: string): OpenedBy
}

type AdmissionTarget = Pick<Operation, 'domain' | 'module' | 'modules' | 'alsoModule'> &
  Partial<Pick<Operation, 'id' | 'encrypted'>>

type DomainPart = 'settings' | 'states'

const createMerger = (list: readonly Domain[]) => (part: DomainPart, make: (domain: Domain) => object | undefined) => {
  const made: Record<string, unknown> = {}
  for (const domain of list) {
    const own = Object.entries(make(domain) ?? {})
    const duplicate = own.find(([name]) => name in made)
    if (duplicate)
      throw new Error(
        `Failed to compose the domains: ${domain.name} is not the only one with ${part} named ${duplicate[0]}`,
      )
    Object.assign(made, Object.fromEntries(own))
  }
  return made as unknown
}

/** Returns a frozen copy that V8 stores in a third of the memory: an object that grew field by field is a hash table. */
const freezeCopy = (settings: object): object =>
  JSON.parse(JSON.stringify(settings), (_name, value: unknown) => Object.freeze(value)) as object

/** Merges a list of domains, part by part. Throws if two domains use the same name. */
export function composeDomains<const List extends readonly Domain[]>(list: List) {
  type Services = AllServices<List>
  type Settings = Merged<List, 'settings'> & object

  const merge = createMerger(list)
  let defaultSettings: object | undefined
  let stateOwners: Map<string, Domain> | undefined
  const statesOf = (domain: Domain, world: World<Settings>, services: Services): ProviderStates =>
    domain.states?.(world as never, services as never) ?? {}

  const parts: WorldParts<Settings> = {
    tables: collectTables(list.flatMap(({ tables = [] }) => tables)),
    settings() {
      defaultSettings ??= freezeCopy(merge('settings', (domain) => domain.settings?.()) as object)
      // All worlds share the values. A spread keeps the layout of the copy.
      return { ...defaultSettings } as Settings
    },
    invariants: (records: MoneyRecords) => list.flatMap((domain) => domain.invariants?.(records) ?? []),
  }

  return {
    ...parts,
    domainNames: list.map(({ name }) => name),
    services: createServiceLookup<Services>(list) as (world: World<Settings>) => Services,
    handlersOf: (name: string, services: Services) =>
      (list.find((domain) => domain.name === name)?.handlers?.(services as never) ?? {}) as Record<string, AnyHandler>,
    states: (world: World<Settings>, services: Services) =>
      merge('states', (domain) => statesOf(domain, world, services)) as ProviderStates,
    findState(name: string, world: World<Settings>, services: Services): ProviderState | undefined {
      const namesOf = (domain: Domain) => Object.keys(statesOf(domain, world, services))
      stateOwners ??= new Map(list.flatMap((domain) => namesOf(domain).map((one) => [one, domain] as const)))
      const owner = stateOwners.get(name)
      return owner && statesOf(owner, world, services)[name]
    },
    events: (world: World<Settings>, services: Services) =>
      list.flatMap((domain) => domain.events?.(world as never, services as never) ?? []),
    routes: (services: Services) => list.flatMap((domain) => domain.routes?.(services as never) ?? []),
  }
}
