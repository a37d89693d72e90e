import { ACCOUNT, LANGUAGE, MERCHANT } from '../../consumer/examples.ts'
import type { ProviderState, StateName } from '../../states/states.ts'
import { GatewayError, createGateway, type GatewayDialect } from '@longan/sdk'
import { type Scenario, ScenarioFailure, type ScenarioContext, type StateValues } from './scenario.ts'

/** The gateway that scenarios run against. */
export type ScenarioTarget = {
  provider: string
  /** The token of a session, for a provider that cannot open one with a given token. */
  token?: string | undefined
  merchant?: string | undefined
  /** The URL of the provider's states. */
  statesUrl?: string | undefined
  dialect?: Partial<GatewayDialect> | undefined
  fetch?: typeof globalThis.fetch | undefined
  /** Receives the operation of each call. */
  onCall?: ((operation: string) => void) | undefined
}

/** A state that the provider does not have, or could not set up. */
class StateUnavailable extends Error {
  override readonly name = 'StateUnavailable'
}

type Action = 'setup' | 'teardown'
type StateClient = ReturnType<typeof createStateClient>

/** Time limit of a state, ms: a gateway may have much to set up. */
const STATE_TIMEOUT_MS = 60_000

/** Sets up states at the provider, and tears down all that were set up. */
function createStateClient({ statesUrl, fetch = globalThis.fetch }: ScenarioTarget) {
  const changed: ProviderState[] = []

  async function change(action: Action, [state, params]: ProviderState): Promise<StateValues> {
    if (!statesUrl) throw new StateUnavailable(`"${state}": the provider has no URL for states`)
    if (action === 'setup') changed.push([state, params] as ProviderState)
    const reply = await send(statesUrl, { action, state, params })
    if (!reply.ok) throw new StateUnavailable(`"${state}": ${reply.status} ${await messageOf(reply)}`)
    return valuesOf(await readJson(reply))
  }

  async function send(url: string, body: object): Promise<Response> {
    const signal = AbortSignal.timeout(STATE_TIMEOUT_MS)
    const headers = { 'content-type': 'application/json' }
    // The body may contain a token, which another server must not get.
    const init = { method: 'POST', headers, body: JSON.stringify(body), signal, redirect: 'manual' as const }
    try {
      return await fetch(new Request(url, init))
    } catch (error) {
      const { message, cause } = error as Error & { cause?: { code?: string } }
      throw new StateUnavailable(`the URL for states cannot be reached: ${cause?.code ?? message}`)
    }
  }

  /** Tears down in reverse. A provider that fails here fails the next setup. */
  async function tearDown() {
    for (const state of changed.splice(0).toReversed()) await change('teardown', state).catch(() => undefined)
  }

  return { change, tearDown }
}

const readJson = (reply: Response): Promise<unknown> => reply.json().catch(() => undefined)
const isObject = (value: unknown): value is StateValues => typeof value === 'object' && value !== null
const valuesOf = (answer: unknown): StateValues => (isObject(answer) ? answer : {})

/** The reason in one line; HTML is not printed. */
async function messageOf(reply: Response): Promise<string> {
  const { message } = valuesOf(await readJson(reply))
  const line = typeof message === 'string' ? message.replace(/[\p{Cc}\s]+/gu, ' ').trim() : ''
  return line === '' ? 'without a message' : line.slice(0, 200)
}

const tokenOf = (number: number) => `6f1c2a54-0000-4c0d-a000-${String(number).padStart(12, '0')}`

/** Opens the session of the first member, sets up the states of the scenario, and returns what it works with. */
async function openContext(
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

export type ScenarioResult = {
  scenario: string
  status: 'holds' | 'broken' | 'skipped'
  /** Why it is broken or skipped. */
  reason?: string
}

/** Runs scenarios one after another, each with its own states. Never throws: what goes wrong is a result. */
export async function runScenarios(target: ScenarioTarget, scenarios: readonly Scenario[]): Promise<ScenarioResult[]> {
  await startOver(target)
  const results: ScenarioResult[] = []
  for (const scenario of scenarios) results.push(await runScenario(target, scenario))
  return results
}

/** Removes what earlier runs left behind. A provider without states has nothing to remove. */
const startOver = (target: ScenarioTarget) =>
  createStateClient(target)
    .change('teardown', ['the site is open', {}])
    .catch(() => undefined)

export async function runScenario(target: ScenarioTarget, scenario: Scenario): Promise<ScenarioResult> {
  const states = createStateClient(target)
  try {
    await scenario.run(await openContext(target, scenario, states))
    return { scenario: scenario.title, status: 'holds' }
  } catch (error) {
    const status = error instanceof StateUnavailable ? 'skipped' : 'broken'
    return { scenario: scenario.title, status, reason: reasonOf(error) }
  } finally {
    await states.tearDown()
  }
}

function reasonOf(error: unknown): string {
  if (error instanceof GatewayError) return `${error.operation}: expected success, got ${error.status} ${error.code}`
  if (error instanceof StateUnavailable || error instanceof ScenarioFailure) return error.message
  // A response without a field that the scenario reads ends in a TypeError.
  return `a response could not be read: ${error instanceof Error ? error.message : String(error)}`
}
