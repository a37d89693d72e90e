import type { MoneyRecords } from './ledger-invariants.ts'
import type { Caller } from './caller.ts'
import { collectTables } from './database.ts'
import type { Operation } from './openapi-document.ts'
import type { Domain, Merged } from './domain.ts'
import type { AnyHandler, Call } from './http.ts'
import type { OpenedBy, SimulatorRoute } from './simulator.ts'
import type { ProviderStates } from './provider-state.ts'
import { createLazyServices } from './services.ts'
import { createWorld, type World, type WorldParts } from './world.ts'

export type GatewayDefinition<Services, Settings extends object> = WorldParts<Settings> & {
  services(world: World<Settings>): Services
  /** Returns the handlers of a domain by operation id. The name of a domain is the tag of its operations. */
  handlersOf(domain: string, services: Services): Record<string, AnyHandler>
  routes(services: Services): SimulatorRoute[]
  states(world: World<Settings>, services: Services): ProviderStates
  /** Throws a Refusal before any other check: closed site, unknown merchant. A simulator's call has the domain `partners`. */
  admit(world: World<Settings>, operation: AdmissionTarget, call: Call): void
  /** Returns the member of a token. Throws a Refusal if the token is invalid. */
  authenticate(services: Services, token: string): Promise<Caller>
  /** Returns what a launch opened. Throws a Refusal if the launch is invalid for this simulator. */
  openedBy(services: Services, launch: string, simulator: string): OpenedBy
}

const PROBE_WORLD = { name: 'unseen', seed: 0, scenario: 'empty', hostNow: () => 0, time: 0 }

type AdmissionTarget = Pick<Operation, 'domain' | 'module' | 'modules' | 'alsoModule'> &
  Partial<Pick<Operation, 'id' | 'encrypted'>>

type DomainPart = 'settings' | 'services' | 'states'

const createMerger =
  (list: readonly Domain[]) => (part: DomainPart, make: (domain: Domain, made: never) => object | undefined) => {
    const made: Record<string, unknown> = {}
    for (const domain of list) {
      const own = Object.entries(make(domain, made as never) ?? {})
      const duplicate = own.find(([name]) => name in made)
      if (duplicate)
        throw new Error(
          `Failed to compose the domains: ${domain.name} is not the only one with ${part} named ${duplicate[0]}`,
        )
      Object.assign(made, Object.fromEntries(own))
    }
    return made as unknown
  }

/** Merges a list of domains, part by part. Throws if two domains use the same name. */
export function composeDomains<const List extends readonly Domain[]>(list: List) {
  type Services = Merged<List, 'services'>
  type Settings = Merged<List, 'settings'> & object

  const merge = createMerger(list)

  const parts: WorldParts<Settings> = {
    tables: collectTables(list.flatMap(({ tables = [] }) => tables)),
    settings: () => merge('settings', (domain) => domain.settings?.()) as Settings,
    invariants: (records: MoneyRecords) => list.flatMap((domain) => domain.invariants?.(records) ?? []),
  }

  function findServiceOwners() {
    const owners = new Map<string, Domain>()
    const world = createWorld(PROBE_WORLD, parts)
    merge('services', (domain, made) => {
      const own = domain.services?.(world as never, made) ?? {}
      for (const name of Object.keys(own)) owners.set(name, domain)
      return own
    })
    return owners
  }

  return {
    ...parts,
    services: createLazyServices<Services>(list, findServiceOwners) as (world: World<Settings>) => Services,
    handlersOf: (name: string, services: Services) =>
      (list.find((domain) => domain.name === name)?.handlers?.(services as never) ?? {}) as Record<string, AnyHandler>,
    states: (world: World<Settings>, services: Services) =>
      merge('states', (domain) => domain.states?.(world as never, services as never)) as ProviderStates,
    routes: (services: Services) => list.flatMap((domain) => domain.routes?.(services as never) ?? []),
  }
}
