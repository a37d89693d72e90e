import type { ProviderState } from '../../states/states.ts'
import type { ScenarioTarget } from './target.ts'
import type { StateValues } from './scenario.ts'

/** A state that the provider does not have, or could not set up. */
export class StateUnavailable extends Error {
  override readonly name = 'StateUnavailable'
}

type Action = 'setup' | 'teardown'
export type StateClient = ReturnType<typeof createStateClient>

/** Time limit of a state, ms: a gateway may have much to set up. */
const STATE_TIMEOUT_MS = 60_000

/** Sets up states at the provider, and tears down all that were set up. */
export function createStateClient({ statesUrl, fetch = globalThis.fetch }: ScenarioTarget) {
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
