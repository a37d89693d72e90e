import type { Interaction } from '../pact-file.ts'

type State = { name: string; params?: Record<string, unknown> }
type Values = Record<string, number | string>
type Change = (params?: unknown) => Promise<Values>
type StateHandlers = Record<string, { setup: Change; teardown: Change }>

const COMBINED = 'all states of the interaction'

/** Replaces several states by one, so that the pact core sends one request before the interaction and one after it instead of two per state. */
export function combineStates(interaction: Interaction): Interaction {
  const { providerStates: states = [] } = interaction
  return states.length < 2 ? interaction : { ...interaction, providerStates: [{ name: COMBINED, params: { states } }] }
}

/** Adds the handler of combined states: it changes one state after another, and returns the values of all, as the pact core would combine them. */
export function withCombinedStates(handlers: StateHandlers): StateHandlers {
  const changeAll = (action: 'setup' | 'teardown') => async (params: unknown) => {
    const values: Values = {}
    // A pact from a broker may have states that are unknown here. The pact core ignores them, too.
    for (const { name, params: own } of (params as { states: State[] }).states)
      Object.assign(values, await handlers[name]?.[action](own))
    return values
  }
  return { ...handlers, [COMBINED]: { setup: changeAll('setup'), teardown: changeAll('teardown') } }
}
