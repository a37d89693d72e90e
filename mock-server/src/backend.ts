import type { createControl } from './admin/control.ts'
import { createWatch } from './admin/watch.ts'
import { house } from './gateway.ts'
import { gatewayOperations } from './kernel/operation-at.ts'
import { FROZEN_TIME } from './kernel/frozen-time.ts'
import { createValidation } from './kernel/validation.ts'
import type { CompileValidator } from './kernel/validator-plan.ts'
import { createWorlds, type WorldKeeping } from './kernel/worlds.ts'
import { scenarios } from './scenarios/scenarios.ts'
import { serve } from './serve.ts'

export type BackendOptions = {
  /** The host's clock, ms. Without it time stands still at `time` until somebody moves it: what tests want. */
  now?: () => number
  /** The time of a fresh world, ms; without it, the host's. */
  time?: number
  /** What chance follows. Who names one can tell everything again: tokens, launch ids and captchas too. */
  seed?: number
  /** Makes what tokens, launch ids and captchas follow beside the seed; a door has one where time passes and no seed is named. */
  newSecret?: () => string
  /** What a fresh world contains. */
  scenario?: string
  /** Answer 500 when an answer breaks the description, instead of saying so in the `x-mock-violations` header. */
  isStrict?: boolean
  /** Write down what every world is asked, from its birth, so that it can be asked again. */
  isTaped?: boolean
  /** Where worlds are kept: `sleepingWorlds(...)`, or all awake. */
  keeper?: WorldKeeping
  /** How many worlds are kept; when one more comes, the one idle the longest goes. */
  maxWorlds?: number
  /** Hears what whoever runs the server should know. */
  log?: (sentence: string) => void
  /** Makes the control API; a page fetches it when it is first used. */
  control: typeof createControl
  /** Where validators come from. */
  compile: CompileValidator
}
/** A fresh world takes about 40 KiB; one that sleeps 3 in a process, and 10 elsewhere. */
export const MAX_WORLDS = 25_000

export type Backend = ReturnType<typeof createBackend>

/** A whole gateway in memory, for doors: `fetch` is all of it, `handle` the same without Request and Response. */
export function createBackend(options: BackendOptions) {
  const worlds = worldsOf(options)
  const { compile, control: controlOf } = options
  const watch = createWatch()
  const make = (wanted: Partial<BackendOptions>) => createBackend({ compile, control: controlOf, ...wanted })
  const control = controlOf({ worlds, watch, make })
  return serve({ worlds, watch, control })
}

function worldsOf({ now, time, seed = 7, scenario = 'default', ...options }: BackendOptions) {
  return createWorlds({
    hostNow: now ?? (() => 0),
    isStrict: options.isStrict ?? true,
    validation: createValidation(options.compile),
    seed,
    newSecret: options.newSecret,
    scenario,
    isTaped: options.isTaped,
    keeper: options.keeper,
    house,
    operations: gatewayOperations,
    scenarios,
    maxWorlds: options.maxWorlds ?? MAX_WORLDS,
    log: options.log ?? (() => undefined),
    ...((time !== undefined || !now) && { time: time ?? FROZEN_TIME }),
  })
}
