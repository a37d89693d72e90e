import type { MoneyRecords } from './ledger-invariants.ts'
import type { Caller } from './caller.ts'
import { declaredTables } from './database.ts'
import type { Operation } from './openapi-document.ts'
import type { Domain, Merged } from './domain.ts'
import type { AnyHandler, Call } from './http.ts'
import type { PartnerRoute } from './simulator.ts'
import type { ProviderStates } from './provider-state.ts'
import { servicesAsNeeded } from './services.ts'
import { createWorld, type World, type WorldParts } from './world.ts'

/** All domains taken together, as a site needs them. */
export type GatewayDefinition<Services, Settings extends object> = WorldParts<Settings> & {
  services(world: World<Settings>): Services
  /** The handlers of one domain by their operations; a domain is called as the description's tag is. */
  handlersOf(domain: string, services: Services): Record<string, AnyHandler>
  routes(services: Services): PartnerRoute[]
  states(world: World<Settings>, services: Services): ProviderStates
  /** Refuses a call before anything else is looked at: a closed site, a foreign merchant. A partner's call is of the domain `partners`. */
  admit(world: World<Settings>, operation: Admitted, call: Call): void
  /** The member whom a token belongs to; refuses a token that does not work. */
  authenticate(services: Services, token: string): Promise<Caller>
  /** The member whose launch this is, or nobody for a guest's; refuses one that does not work at this partner. */
  memberOf(services: Services, launch: string, partner: string): Caller | undefined
}

/** The world that tells which domain has which services. Nobody else sees it. */
const UNSEEN = { name: 'unseen', seed: 0, scenario: 'empty', hostNow: () => 0, time: 0 }

/** What of an operation is looked at; a partner's call has only a domain. */
type Admitted = Pick<Operation, 'domain' | 'module' | 'modules' | 'alsoModule'> &
  Partial<Pick<Operation, 'id' | 'encrypted'>>

type Part = 'settings' | 'services' | 'states'

/** Takes one part of every domain together, under the names the domains give. Two that use the same name are refused. */
const mergerOf =
  (list: readonly Domain[]) => (part: Part, make: (domain: Domain, made: never) => object | undefined) => {
    const made: Record<string, unknown> = {}
    for (const domain of list) {
      const own = Object.entries(make(domain, made as never) ?? {})
      const taken = own.find(([name]) => name in made)
      if (taken)
        throw new Error(
          `Failed to put the domains together: ${domain.name} is not the only one with ${part} called ${taken[0]}`,
        )
      Object.assign(made, Object.fromEntries(own))
    }
    return made as unknown
  }

/** Puts the domains of a list together, part by part. Two that use the same name for something are refused. */
export function composeDomains<const List extends readonly Domain[]>(list: List) {
  type Services = Merged<List, 'services'>
  type Settings = Merged<List, 'settings'> & object

  const merge = mergerOf(list)

  const parts: WorldParts<Settings> = {
    tables: declaredTables(list.flatMap(({ tables = [] }) => tables)),
    settings: () => merge('settings', (domain) => domain.settings?.()) as Settings,
    invariants: (records: MoneyRecords) => list.flatMap((domain) => domain.invariants?.(records) ?? []),
  }

  function owners() {
    const known = new Map<string, Domain>()
    const world = createWorld(UNSEEN, parts)
    merge('services', (domain, made) => {
      const own = domain.services?.(world as never, made) ?? {}
      for (const name of Object.keys(own)) known.set(name, domain)
      return own
    })
    return known
  }

  return {
    ...parts,
    services: servicesAsNeeded<Services>(list, owners) as (world: World<Settings>) => Services,
    handlersOf: (name: string, services: Services) =>
      (list.find((domain) => domain.name === name)?.handlers?.(services as never) ?? {}) as Record<string, AnyHandler>,
    states: (world: World<Settings>, services: Services) =>
      merge('states', (domain) => domain.states?.(world as never, services as never)) as ProviderStates,
    routes: (services: Services) => list.flatMap((domain) => domain.routes?.(services as never) ?? []),
  }
}
