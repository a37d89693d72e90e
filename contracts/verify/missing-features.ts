import { createSender } from './gateway-request.ts'
import type { Interaction } from '../pact-file.ts'
import { optionalStates } from './select-interactions.ts'
import type { StateName } from '../states/states.ts'
import type { Target } from './verification.ts'

type State = NonNullable<Interaction['providerStates']>[number]
const NOT_IMPLEMENTED = 501
const TIMEOUT_MS = 10_000

/** Which interactions are about features that the gateway does not have: its server of states answers 501 to their states. */
export async function findMissingFeatures(
  interactions: readonly Interaction[],
  { statesUrl, statesTimeoutMs = TIMEOUT_MS }: Target,
): Promise<(one: Interaction) => boolean> {
  if (statesUrl === undefined) return () => false
  const address = new URL(statesUrl)
  const send = createSender(address, { timeoutMs: statesTimeoutMs, name: 'the server of states' })
  const change = (action: string, { name: state, params = {} }: State) =>
    send({
      method: 'POST',
      url: address.search,
      headers: { 'content-type': 'application/json' },
      body: Buffer.from(JSON.stringify({ action, state, params })),
    })
  const keys = new Map(interactions.flatMap(optionalOf).map((state) => [keyOf(state), state]))
  const missing = new Set<string>()
  try {
    for (const [key, state] of keys) {
      const { status } = await change('setup', state)
      if (status === NOT_IMPLEMENTED) missing.add(key)
      else await change('teardown', state)
    }
  } catch {
    // A server that does not answer is reported with the states of the interactions.
  }
  return (one) => optionalOf(one).some((state) => missing.has(keyOf(state)))
}

const keyOf = (state: State) => JSON.stringify(state)
const optionalOf = ({ providerStates = [] }: Interaction) =>
  providerStates.filter(({ name }) => optionalStates.includes(name as StateName))
