import { createGateway } from '@longan/sdk'
import { ACCOUNT, LANGUAGE, MERCHANT } from '../../consumer/examples.ts'
import type { ProviderState, StateName } from '../../states/states.ts'
import { type Scenario, type ScenarioContext, ScenarioFailure, type StateValues } from './scenario.ts'
import type { ScenarioTarget } from './target.ts'
import type { StateClient } from './state-client.ts'

const tokenOf = (number: number) => `6f1c2a54-0000-4c0d-a000-${String(number).padStart(12, '0')}`

/** Opens the session of the first member, sets up the states of the scenario, and returns what it works with. */
export async function openContext(
  target: ScenarioTarget,
  { states = [], later = [] }: Scenario,
  { change }: StateClient,
): Promise<ScenarioContext> {
  const { provider, merchant = MERCHANT, fetch, onCall, dialect } = target
  const client: ScenarioContext['client'] = (token, form) =>
    createGateway({
      baseUrl: provider,
      merchant,
      language: () => LANGUAGE,
      token: () => token,
      ...(onCall && { onCall: ({ operation }) => onCall(operation) }),
      dialect: { ...dialect, ...form },
      ...(fetch && { fetch: (request) => fetch(request) }),
    })
  let sessions = 0
  async function signIn(account: string, wanted = tokenOf(++sessions)) {
    const { token = wanted } = await change('setup', ['a member is signed in', { account, token: wanted }])
    return client(String(token))
  }

  const isOwnSession = target.token !== undefined && !target.statesUrl
  const gateway = isOwnSession ? client(target.token) : await signIn(ACCOUNT, target.token)
  const values: StateValues = {}
  for (const state of states) Object.assign(values, await change('setup', state))

  function provide(...state: ProviderState) {
    if (!([...later] as StateName[]).includes(state[0]))
      throw new ScenarioFailure(`"${state[0]}" is not among the later states of the scenario`)
    return change('setup', state)
  }
  return { gateway, client, signIn: (account) => signIn(account), provide, values }
}
