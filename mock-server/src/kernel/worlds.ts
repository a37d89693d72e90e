import { WORLD_NAME } from './world/limits.ts'
import type { SerializableWorld } from './storage/world-serialization.ts'
import { type WorldRegistry, type RegistryOptions, inMemoryRegistry } from './storage/world-registry.ts'
import { invalidField, Refusal } from './validation/refusal.ts'
import { createSite, type Site, type SiteOptions } from './site.ts'
import { restoreWorld, snapshotWorld } from './world/snapshot.ts'
import type { CallRecorder } from './recording/call-recorder.ts'
import { MAX_TIME, MIN_TIME } from './world/clock.ts'
import { createWorld, type World } from './world/world.ts'

export type NewWorld = {
  name: string
  scenario?: string
  seed?: number
  time?: number
  /** True if tokens depend only on seed and name. Default: true if a seed is given. */
  isGuessable?: boolean
  isRecorded?: boolean
}
export type WorldPersistence = <Site extends SerializableWorld>(options: RegistryOptions<Site>) => WorldRegistry<Site>
export type WorldsOptions<Services, Settings extends object> = SiteOptions<Services, Settings> & {
  hostNow: () => number
  seed: number
  newSecret?: (() => string) | undefined
  scenario: string
  time?: number
  isRecorded?: boolean | undefined
  persistence?: WorldPersistence | undefined
  maxWorlds: number
  log(message: string): void
  scenarios: Record<string, (site: Site<Services, Settings>) => Promise<void>>
}
export type Worlds<Services = unknown, Settings extends object = object> = ReturnType<
  typeof createWorlds<Services, Settings>
>

export function createWorlds<Services, Settings extends object>(options: WorldsOptions<Services, Settings>) {
  assertOptions(options)
  const { gateway, scenarios, hostNow, maxWorlds, log } = options
  type GatewaySite = Site<Services, Settings>
  type FillWorld = (site: GatewaySite) => Promise<void>
  const sites: WorldRegistry<GatewaySite> = (options.persistence ?? inMemoryRegistry)<GatewaySite>({
    maxWorlds,
    onEvict: (name) => log(`Removed the least recently used world "${name}": the limit is ${maxWorlds} worlds.`),
    hostNow,
    log,
    createSite: (worldOptions) => createSite(createWorld({ hostNow, ...worldOptions }, gateway), options),
  })

  function create(newWorld: NewWorld, fill?: FillWorld) {
    const fillWorld = fill ?? findScenario(newWorld.scenario ?? options.scenario, scenarios)
    if (!WORLD_NAME.test(newWorld.name)) throw invalidWorldName()
    const previous = sites.get(newWorld.name)
    return sites.set(newWorld.name, buildSite(options, newWorld, { fill: fillWorld, isScenario: !fill, previous }))
  }

  function fork(from: World, name: string) {
    if (name === from.name) throw invalidField('name', 'is the name of the world itself')
    const { seed, scenario, isGuessable } = from
    const snapshot = snapshotWorld(from)
    return create({ name, seed, scenario, isGuessable }, ({ world }) => restoreWorld(world, snapshot, 'exact'))
  }

  const find = (name: string): Promise<GatewaySite> => sites.get(name) ?? create({ name })

  return {
    /** Returns the world `name`, creating it if needed, and keeps it active. */
    open(name: string): Promise<GatewaySite> {
      const site = find(name)
      sites.pin(name)
      return site
    },
    /** Runs `work` with the world `name`, creating it if needed. The world can be suspended previous and after. */
    use: <Result>(name: string, work: (site: GatewaySite) => Promise<Result>): Promise<Result> =>
      sites.withWorld(name, () => find(name).then(work)),
    evictIdle: sites.evictIdle,
    /** Creates a world, replacing one of the same name. */
    create,
    fork,
    remove: sites.remove,
    names: sites.names,
    scenarios: Object.keys(scenarios),
  }
}

type CheckedOptions = Pick<WorldsOptions<unknown, object>, 'hostNow' | 'time' | 'seed' | 'maxWorlds' | 'scenario'>

/** Throws an error that names the first option with which no world can be created: it would fail at the first call only. */
function assertOptions({
  hostNow,
  time = MIN_TIME,
  seed,
  maxWorlds,
  scenario,
  scenarios,
}: CheckedOptions & { scenarios: object }) {
  if (typeof hostNow !== 'function') throw new TypeError('now must be a function that returns ms since the epoch')
  if (!Number.isFinite(time) || time < MIN_TIME || time > MAX_TIME)
    throw new TypeError('time must be ms since the epoch, from 1971 to 2100')
  if (!Number.isSafeInteger(seed)) throw new TypeError('seed must be a whole number')
  if (!(maxWorlds >= 1)) throw new TypeError('maxWorlds must be at least 1')
  findScenario(scenario, scenarios as Record<string, unknown>)
}

type WorldSetup<Site> = { fill(site: Site): Promise<void>; isScenario: boolean; previous: Promise<Site> | undefined }

async function buildSite<Services, Settings extends object>(
  options: WorldsOptions<Services, Settings>,
  { name, scenario = options.scenario, time = options.time, ...newWorld }: NewWorld,
  setup: WorldSetup<Site<Services, Settings>>,
) {
  const { seed = options.seed, isGuessable = newWorld.seed !== undefined } = newWorld
  const { hostNow, gateway } = options
  const newSecret = isGuessable ? undefined : options.newSecret
  const world = createWorld({ name, seed, scenario, hostNow, newSecret, ...(time !== undefined && { time }) }, gateway)
  const site = createSite(world, options)
  await world.run(async () => {
    // The clock is pinned, so that filling the world is reproducible however long it takes.
    world.clock.pin(world.createdAt)
    await setup.fill(site)
    if (options.isRecorded || newWorld.isRecorded || (await isBeingRecorded(setup.previous)))
      site.recorder.start(setup.isScenario)
  })
  return site
}

function findScenario<Write>(name: string, scenarios: Record<string, Write>): Write {
  const write = Object.hasOwn(scenarios, name) ? scenarios[name] : undefined
  if (!write) throw unknownScenario(name, scenarios)
  return write
}

const isBeingRecorded = (site: Promise<{ recorder: CallRecorder }> | undefined) =>
  site?.then(({ recorder }) => recorder.isRunning()).catch(() => false)

const invalidWorldName = () =>
  new Refusal(400, 'request_param_err', 'The name of a world has letters, digits, dots, dashes and underscores', {
    field: 'x-mock-world',
    reason: 'is not a valid name',
  })

export const unknownWorld = (name: string) =>
  new Refusal(404, 'request_param_err', `There is no world "${name}"`, {
    field: 'name',
    reason: `there is no world "${name}": GET /__admin/worlds lists the worlds`,
  })

export const existingWorld = () => invalidField('name', 'is an existing world: choose another name, or set "replace"')

function unknownScenario(scenario: string, scenarios: object) {
  const known = Object.keys(scenarios).join(', ')
  return new Refusal(400, 'request_param_err', `There is no scenario ${scenario}; there are ${known}`, {
    field: 'scenario',
    reason: `must be one of ${known}`,
  })
}
