import { TOKEN } from '../consumer/examples.ts'
import { createSender, type GatewayAnswer } from './gateway-request.ts'
import type { WorldHeader } from './provider-setup.ts'
import { createSecrets, type Secrets } from './secrets.ts'
import { states } from '../states/states.ts'
import type { Target } from './verification.ts'

type Action = 'setup' | 'teardown'
type Names = Record<string, number | string>

/** Requests provider states. Failures are collected in `failedStates`: the pact core would ignore them. */
export function createStateChanger(
  { statesUrl, token, statesTimeoutMs = STATE_TIMEOUT_MS }: Target,
  world: WorldHeader,
  secrets: Secrets = createSecrets(token),
) {
  const failedStates: string[] = []
  const address = statesUrl === undefined ? undefined : new URL(statesUrl)
  // The body may contain the token, which another server must not get: redirects are not followed.
  const send = address && createSender(address, { timeoutMs: statesTimeoutMs, name: 'the server of states' })

  /** Values of the interaction's requests: the state's parameters, unless the provider returns its own. */
  async function change(action: Action, state: string, params: Names): Promise<Names> {
    const named: Names = token && canBeSignedIn(state) ? { ...params, ...('token' in params && { token }) } : params
    if (!address || !send) return named
    const text = JSON.stringify({ action, state, params })
    const body = Buffer.from(token ? text.replaceAll(TOKEN, token) : text)
    const headers = { 'content-type': 'application/json', ...world }
    try {
      const own = toNames(await send({ method: 'POST', url: address.search, headers, body }), secrets)
      return { ...named, ...own }
    } catch (error) {
      failedStates.push(`${state}: ${secrets.hide((error as Error).message)}`)
      return named
    }
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

/** The values of a successful response. Throws a sentence if it was refused or is not the response of a server of states. HTML is not printed. */
function toNames({ status, headers, body }: GatewayAnswer, secrets: Secrets): Names {
  const contentType = String(headers['content-type'])
  const value = parseJson(body.toString())
  const named = isObject(value) ? value : {}
  secrets.add(named)
  if (status < 200 || status > 299) throw new Error(`${status} ${messageOf(named, secrets)}`)
  if (contentType.includes('html')) throw new Error(`${status} with HTML, which no server of states sends`)
  if (contentType.includes('json') && body.length > 0 && value === undefined)
    throw new Error(`${status} with a body that is not JSON`)
  return Object.fromEntries(
    Object.entries(named).filter((entry): entry is [string, number | string] => isName(entry[1])),
  )
}

/** JSON has no infinite number and no half character, and the pact core reads the values as JSON. */
const isName = (value: unknown) =>
  typeof value === 'string' ? value.isWellFormed() : typeof value === 'number' && Number.isFinite(value)
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Returns the reason of a failed state in one line: its `message`, or a note that it has no message. */
function messageOf({ message }: Record<string, unknown>, { hide }: Secrets): string {
  const line =
    typeof message === 'string'
      ? hide(message)
          .replace(/[\p{Cc}\s]+/gu, ' ')
          .trim()
      : ''
  return line === '' ? 'without a message' : line.slice(0, 200)
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
