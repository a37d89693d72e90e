import { WORLD_NAME } from './limits.ts'
import type { SerializedWorld } from './world-serialization.ts'
import { type WorldRegistry, type RegistryOptions, inMemoryRegistry } from './world-registry.ts'
import { invalidField, Refusal } from './refusal.ts'
import { createSite, type Site, type SiteOptions } from './site.ts'
import { restoreWorld, snapshotWorld } from './snapshot.ts'
import type { CallLog } from './call-log.ts'
import { createWorld, type World } from './world.ts'

export type NewWorld = {
  name: string
  scenario?: string
  seed?: number
  time?: number
  /** Whether tokens follow from seed and name; without it, where a seed is named. */
  isGuessable?: boolean
  /** Whether it is taped from its birth, even where others are not. */
  isTaped?: boolean
}
/** How the worlds of a server are kept. */
export type WorldKeeping = <Kept extends SerializedWorld>(around: RegistryOptions<Kept>) => WorldRegistry<Kept>
export type WorldsOptions<Services, Settings extends object> = SiteOptions<Services, Settings> & {
  hostNow: () => number
  seed: number
  /** What nobody outside knows, new for each world. */
  newSecret?: (() => string) | undefined
  scenario: string
  time?: number
  /** Whether every world is taped from its birth. */
  isTaped?: boolean | undefined
  /** Where they are kept; without one, all stay awake. */
  keeper?: WorldKeeping | undefined
  /** How many are kept; when one more comes, the one that nobody has asked for the longest time goes. */
  maxWorlds: number
  /** Hears what whoever runs the server should know. */
  log(sentence: string): void
  /** What fills a fresh world, by name. */
  scenarios: Record<string, (site: Site<Services, Settings>) => Promise<void>>
}
export type Worlds<Services = unknown, Settings extends object = object> = ReturnType<
  typeof createWorlds<Services, Settings>
>

/** The worlds of one mock server by name. A name nobody has used yet starts a fresh world. */
export function createWorlds<Services, Settings extends object>(options: WorldsOptions<Services, Settings>) {
  const { house, scenarios, hostNow, maxWorlds, log } = options
  type Mine = Site<Services, Settings>
  type Write = (site: Mine) => Promise<void>
  const sites: WorldRegistry<Mine> = (options.keeper ?? inMemoryRegistry)<Mine>({
    most: maxWorlds,
    forget: (name) => log(`There are more than ${maxWorlds} worlds: "${name}", idle the longest, is forgotten.`),
    hostNow,
    log,
    make: (own) => createSite(createWorld({ hostNow, ...own }, house), options),
  })

  /** A fresh world; what it contains is its scenario, unless somebody else writes it. */
  function create(wanted: NewWorld, others?: Write) {
    const write = others ?? scenarioCalled(wanted.scenario ?? options.scenario, scenarios)
    if (!WORLD_NAME.test(wanted.name)) throw noName()
    const before = sites.get(wanted.name)
    return sites.set(wanted.name, build(options, wanted, { write, isScenario: !others, before }))
  }

  /** The world goes on under its own name; the other is what it is now, and its own from here on. */
  function fork(from: World, name: string) {
    if (name === from.name) throw invalidField('name', 'is the name of the world itself')
    const { seed, scenario, isGuessable } = from
    const snapshot = snapshotWorld(from)
    return create({ name, seed, scenario, isGuessable }, ({ world }) => restoreWorld(world, snapshot, 'exact'))
  }

  const find = (name: string): Promise<Mine> => sites.get(name) ?? create({ name })

  return {
    /** The world called `name`, to keep at hand; a fresh one when there is none yet. It stays awake. */
    open(name: string): Promise<Mine> {
      const site = find(name)
      sites.stay(name)
      return site
    },
    /** Does `work` in the world called `name`, or in a fresh one; it may be put to sleep before, and afterwards. */
    use: <Result>(name: string, work: (site: Mine) => Promise<Result>): Promise<Result> =>
      sites.during(name, () => find(name).then(work)),
    /** Puts those to sleep whom nobody needs now. */
    rest: sites.rest,
    /** A fresh world, in place of one of the same name. */
    create,
    fork,
    remove: sites.remove,
    names: sites.names,
    /** What a fresh world may be filled with, by name. */
    scenarios: Object.keys(scenarios),
  }
}

type Birth<Site> = { write(site: Site): Promise<void>; isScenario: boolean; before: Promise<Site> | undefined }

async function build<Services, Settings extends object>(
  options: WorldsOptions<Services, Settings>,
  { name, scenario = options.scenario, time = options.time, ...wanted }: NewWorld,
  birth: Birth<Site<Services, Settings>>,
) {
  const { seed = options.seed, isGuessable = wanted.seed !== undefined } = wanted
  const { hostNow, house } = options
  const secret = isGuessable ? undefined : options.newSecret?.()
  const world = createWorld({ name, seed, scenario, hostNow, secret, ...(time !== undefined && { time }) }, house)
  const site = createSite(world, options)
  await world.run(async () => {
    // All of it is written at one moment, however long that takes: so it can be told again.
    world.clock.pin(world.bornAt)
    await birth.write(site)
    if (options.isTaped || wanted.isTaped || (await isTaped(birth.before))) site.tape.start(birth.isScenario)
  })
  return site
}

function scenarioCalled<Write>(name: string, scenarios: Record<string, Write>): Write {
  const write = Object.hasOwn(scenarios, name) ? scenarios[name] : undefined
  if (!write) throw unknownScenario(name, scenarios)
  return write
}

/** A world that is made anew is taped on. */
const isTaped = (site: Promise<{ tape: CallLog }> | undefined) =>
  site?.then(({ tape }) => tape.isRunning()).catch(() => false)

const noName = () =>
  new Refusal(400, 'request_param_err', 'A world is named by letters, digits, dot, dash and underscore', {
    field: 'x-mock-world',
    reason: 'is not a name',
  })

function unknownScenario(scenario: string, scenarios: object) {
  const known = Object.keys(scenarios).join(', ')
  return new Refusal(400, 'request_param_err', `There is no scenario ${scenario}; there are ${known}`, {
    field: 'scenario',
    reason: `must be one of ${known}`,
  })
}
