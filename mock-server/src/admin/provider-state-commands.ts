import * as v from 'valibot'
import { FROZEN_TIME } from '../kernel/world/frozen-time.ts'
import { applyProviderState, providerStateNames } from '../scenarios/provider-states.ts'
import { command } from './control-route.ts'

/** The body that Pact's verifiers send. */
const change = v.object({
  state: v.string(),
  params: v.optional(v.record(v.string(), v.unknown()), {}),
  action: v.optional(v.picklist(['setup', 'teardown']), 'setup'),
})

/**
 * Provider states of the contracts. States of one interaction are combined; its teardown creates a new world with a frozen clock, so that each
 * interaction starts clean. Verify in a separate world (`x-mock-world: pact`).
 */
export const providerStateCommands = [
  command('GET /provider-states', v.object({}), ({ site }) => providerStateNames(site)),
  command('POST /provider-states', change, async ({ site, worlds, input: { state, params, action } }) => {
    if (action === 'setup') return applyProviderState(site, state, params)
    const { name, seed } = site.world
    const fresh = await worlds.create({ name, seed, scenario: 'default', time: FROZEN_TIME })
    fresh.world.clock.freeze()
    // The host's time has passed while the world was created.
    fresh.world.clock.set(FROZEN_TIME)
  }),
]
