import { Refusal } from './refusal.ts'
import { scenarios } from '../scenarios/scenarios.ts'
import { createSite, type Site } from './site.ts'
import { createWorld } from './world.ts'

export type NewWorld = { name: string; scenario?: string; seed?: number; time?: number }
export type WorldsOptions = { hostNow: () => number; isStrict: boolean; seed: number; scenario: string; time?: number }
export type Worlds = ReturnType<typeof createWorlds>

const NAME = /^[\w.-]{1,80}$/

/** The worlds of one mock server by name. A name nobody has used yet starts a fresh world. */
export function createWorlds(options: WorldsOptions) {
  const sites = new Map<string, Promise<Site>>()

  async function build({ name, scenario = options.scenario, seed = options.seed, time = options.time }: NewWorld) {
    const world = createWorld({ name, seed, scenario, hostNow: options.hostNow, ...(time !== undefined && { time }) })
    const site = createSite(world, options)
    const write = scenarios[scenario]
    if (!write) throw unknownScenario(scenario)
    await world.run(() => write(site))
    return site
  }

  function create(wanted: NewWorld): Promise<Site> {
    if (!NAME.test(wanted.name)) {
      throw new Refusal(400, 'request_param_err', 'A world is named by letters, digits, dot, dash and underscore', {
        field: 'x-mock-world',
        reason: 'is not a name',
      })
    }
    if (wanted.scenario && !scenarios[wanted.scenario]) throw unknownScenario(wanted.scenario)
    const site = build(wanted)
    sites.set(wanted.name, site)
    return site
  }

  return {
    /** The world called `name`; a fresh one when there is none yet. */
    open: (name: string): Promise<Site> => sites.get(name) ?? create({ name }),
    /** A fresh world, in place of one of the same name. */
    create,
    remove: (name: string) => sites.delete(name),
    names: () => [...sites.keys()],
  }
}

function unknownScenario(scenario: string) {
  const known = Object.keys(scenarios).join(', ')
  return new Refusal(400, 'request_param_err', `There is no scenario ${scenario}; there are ${known}`, {
    field: 'scenario',
    reason: `must be one of ${known}`,
  })
}
