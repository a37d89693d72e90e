import * as v from 'valibot'
import { FROZEN_TIME } from '../kernel/frozen-time.ts'
import { applyProviderState, providerStateNames } from '../scenarios/provider-states.ts'
import { command } from './control-route.ts'

/** The body in which Pact's verifiers ask for a state. */
const change = v.object({
  state: v.string(),
  params: v.optional(v.record(v.string(), v.unknown()), {}),
  action: v.optional(v.picklist(['setup', 'teardown']), 'setup'),
})

/**
 * What contracts are verified with. States add up within an interaction; its teardown puts a fresh world with a frozen clock in place, so that
 * each interaction starts clean. Verify in a world of your own (`x-mock-world: pact`).
 */
export const providerStateCommands = [
  command('GET /provider-states', v.object({}), ({ site }) => providerStateNames(site)),
  command('POST /provider-states', change, async ({ site, worlds, input: { state, params, action } }) => {
    if (action === 'setup') return applyProviderState(site, state, params)
    const { name, seed } = site.world
    const fresh = await worlds.create({ name, seed, scenario: 'default', time: FROZEN_TIME })
    fresh.world.clock.freeze()
    // While the world was made, the host's time has passed.
    fresh.world.clock.set(FROZEN_TIME)
  }),
]
