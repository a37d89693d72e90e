import { TOKEN } from './examples.ts'
import type { WorldHeader } from './provider-setup.ts'
import { states } from './states.ts'
import type { Target } from './verification.ts'

type Action = 'setup' | 'teardown'
type Names = Record<string, number | string>

/** Requests provider states. Failures are collected in `failedStates`: the pact core would ignore them. */
export function createStateChanger({ statesUrl, token }: Target, world: WorldHeader) {
  const failedStates: string[] = []

  /** Values of the interaction's requests: the state's parameters, unless the provider returns its own. */
  async function change(action: Action, state: string, params: Names): Promise<Names> {
    const named: Names = token && canBeSignedIn(state) ? { ...params, ...('token' in params && { token }) } : params
    if (!statesUrl) return named
    const body = JSON.stringify({ action, state, params })
    const headers = { 'content-type': 'application/json', ...world }
    const sent = token ? body.replaceAll(TOKEN, token) : body
    const signal = AbortSignal.timeout(STATE_TIMEOUT_MS)
    // The body may contain the token, which another server must not get.
    const init = { method: 'POST', headers, body: sent, signal, redirect: 'manual' as const }
    const reply = await fetch(statesUrl, init).catch((error: Error) => error)
    if (reply instanceof Error) failedStates.push(`${state}: ${reasonOf(reply)}`)
    else if (!reply.ok) failedStates.push(`${state}: ${reply.status} ${await messageOf(reply)}`)
    else return { ...named, ...(await readNames(reply)) }
    return named
  }

  /** The session of the token that other interactions need is not ended, unless it can be started again. */
  const canBeSignedIn = (state: string) => statesUrl !== undefined || state !== 'a session has ended'

  const handlerOf = (state: string) => ({
    setup: (params?: unknown) => change('setup', state, (params ?? {}) as Names),
    teardown: (params?: unknown) => change('teardown', state, (params ?? {}) as Names),
  })
  const handlers = Object.fromEntries(Object.keys(states).map((state) => [state, handlerOf(state)]))

  return { failedStates, handlers, startOver: () => change('teardown', 'the site is open', {}) }
}

/** Time limit of a state, ms: a gateway may have much to set up. */
const STATE_TIMEOUT_MS = 60_000

const reasonOf = ({ message, cause }: Error) => (cause as { code?: string } | undefined)?.code ?? message

/** Returns the reason of a failed state in one line: its `message`, or a note that it has no message. HTML is not printed. */
async function messageOf(reply: Response): Promise<string> {
  const { message } = (await readNames(reply)) as { message?: unknown }
  const line = typeof message === 'string' ? message.replace(/[\p{Cc}\s]+/gu, ' ').trim() : ''
  return line === '' ? 'without a message' : line.slice(0, 200)
}

async function readNames(reply: Response): Promise<Names> {
  const answer: unknown = await reply.json().catch(() => undefined)
  return typeof answer === 'object' && answer !== null ? (answer as Names) : {}
}
