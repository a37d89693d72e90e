import type { createControl } from './admin/control.ts'
import { createEventFeed } from './admin/events/event-feed.ts'
import { createPanelFeed } from './admin/panel-feed.ts'
import { gateway, type Settings } from './gateway.ts'
import { gatewayOperations } from './kernel/http/operations.ts'
import { FROZEN_TIME } from './kernel/world/clock.ts'
import { createValidation } from './kernel/validation/validation.ts'
import type { CompileValidator } from './kernel/validation/validator-plan.ts'
import { createWorlds, type WorldPersistence } from './kernel/worlds.ts'
import { scenarios } from './scenarios/scenarios.ts'
import { serve } from './serve.ts'

export type BackendOptions = {
  /** Host clock, ms. Without it the time is frozen at `time`, which tests need. */
  now?: () => number
  /** Time of a new world, ms, from 1971 to 2100. Default: the host's time, or without `now` 20 November 2026. */
  time?: number
  /** Seed of all random values. An explicit seed makes tokens, launch ids and captchas reproducible as well. */
  seed?: number
  /** Creates the secret that tokens, launch ids and captchas depend on in addition to the seed. Adapters pass it when the clock runs and no seed is given. */
  newSecret?: () => string
  /** Scenario of a new world. */
  scenario?: string
  /** The name of the site in the messages of new worlds. */
  siteName?: Settings['siteName'] | undefined
  /** Answers 500 when a response does not match the OpenAPI document, instead of adding the `x-mock-violations` header. */
  isStrict?: boolean
  /** Records every call of every world from its creation, so that it can be replayed. */
  isRecorded?: boolean
  /** Storage policy of worlds, such as `createWorldCache(...)`. Default: all worlds stay in memory. */
  persistence?: WorldPersistence
  /** Maximum number of worlds. The least recently used one is removed first. */
  maxWorlds?: number
  /** Receives messages for the operator of the server. */
  log?: (message: string) => void
  /** Creates the control API. The browser adapter loads it lazily. */
  control: typeof createControl
  compile: CompileValidator
}
/** A new world takes about 30 KiB; a suspended one 3 KiB in memory and 10 KiB in other storage. */
export const MAX_WORLDS = 25_000

export type Backend = ReturnType<typeof createBackend>

/** Creates an in-memory gateway for the adapters. `fetch` has the type of the global one; `handle` does the same with plain calls and replies. */
export function createBackend(options: BackendOptions) {
  const worlds = createBackendWorlds(options)
  const { compile, control: controlOf } = options
  const watch = createPanelFeed()
  const events = createEventFeed()
  const make = (overrides: Partial<BackendOptions>) => createBackend({ compile, control: controlOf, ...overrides })
  const control = controlOf({ worlds, panel: watch, events, createMock: make })
  return serve({ worlds, watch, events, control })
}

function createBackendWorlds({ now, time, seed = 7, scenario = 'default', siteName, ...options }: BackendOptions) {
  return createWorlds({
    hostNow: now ?? (() => 0),
    isStrict: options.isStrict ?? true,
    validation: createValidation(options.compile),
    seed,
    newSecret: options.newSecret,
    scenario,
    isRecorded: options.isRecorded,
    persistence: options.persistence,
    gateway: siteName ? { ...gateway, settings: () => ({ ...gateway.settings(), siteName }) } : gateway,
    operations: gatewayOperations,
    scenarios,
    maxWorlds: options.maxWorlds ?? MAX_WORLDS,
    log: options.log ?? (() => undefined),
    ...((time !== undefined || !now) && { time: time ?? FROZEN_TIME }),
  })
}
