import { Refusal } from './refusal.ts'
import { createSite, type Site, type SiteOptions } from './site.ts'
import { createWorld } from './world.ts'

export type NewWorld = { name: string; scenario?: string; seed?: number; time?: number }
export type WorldsOptions<Services, Settings extends object> = SiteOptions<Services, Settings> & {
  hostNow: () => number
  seed: number
  scenario: string
  time?: number
  /** What fills a fresh world, by name. */
  scenarios: Record<string, (site: Site<Services, Settings>) => Promise<void>>
}
export type Worlds<Services = unknown, Settings extends object = object> = ReturnType<
  typeof createWorlds<Services, Settings>
>

const NAME = /^[\w.-]{1,80}$/

/** The worlds of one mock server by name. A name nobody has used yet starts a fresh world. */
export function createWorlds<Services, Settings extends object>(options: WorldsOptions<Services, Settings>) {
  const { house, scenarios, hostNow } = options
  const sites = new Map<string, Promise<Site<Services, Settings>>>()

  async function build({ name, scenario = options.scenario, seed = options.seed, time = options.time }: NewWorld) {
    const write = Object.hasOwn(scenarios, scenario) ? scenarios[scenario] : undefined
    if (!write) throw unknownScenario(scenario, scenarios)
    const world = createWorld({ name, seed, scenario, hostNow, ...(time !== undefined && { time }) }, house)
    const site = createSite(world, options)
    await world.run(() => write(site))
    return site
  }

  function create(wanted: NewWorld) {
    if (!NAME.test(wanted.name)) {
      throw new Refusal(400, 'request_param_err', 'A world is named by letters, digits, dot, dash and underscore', {
        field: 'x-mock-world',
        reason: 'is not a name',
      })
    }
    if (wanted.scenario !== undefined && !Object.hasOwn(scenarios, wanted.scenario))
      throw unknownScenario(wanted.scenario, scenarios)
    const site = build(wanted)
    sites.set(wanted.name, site)
    return site
  }

  return {
    /** The world called `name`; a fresh one when there is none yet. */
    open: (name: string): Promise<Site<Services, Settings>> => sites.get(name) ?? create({ name }),
    /** A fresh world, in place of one of the same name. */
    create,
    remove: (name: string) => sites.delete(name),
    names: () => [...sites.keys()],
  }
}

function unknownScenario(scenario: string, scenarios: object) {
  const known = Object.keys(scenarios).join(', ')
  return new Refusal(400, 'request_param_err', `There is no scenario ${scenario}; there are ${known}`, {
    field: 'scenario',
    reason: `must be one of ${known}`,
  })
}
