import { TOKEN } from './examples.ts'
import { MOCK_WORLD } from './fitting.ts'
import { states } from './states.ts'
import type { Target } from './verification.ts'

type Action = 'setup' | 'teardown'

/** Tells the provider which states it should be in. What it will not do is kept in `unready`: the pact core would pass over it in silence. */
export function createStateChanger({ statesUrl, token }: Target) {
  const unready: string[] = []

  async function change(action: Action, state: string, params: unknown) {
    if (!statesUrl) return
    const body = JSON.stringify({ action, state, params: params ?? {} })
    const headers = { 'content-type': 'application/json', ...MOCK_WORLD }
    const sent = token ? body.replaceAll(TOKEN, token) : body
    const reply = await fetch(statesUrl, { method: 'POST', headers, body: sent }).catch((error: Error) => error)
    if (reply instanceof Error) unready.push(`${state}: ${reply.message}`)
    else if (!reply.ok) unready.push(`${state}: ${reply.status} ${await reply.text()}`)
  }

  const handlerOf = (state: string) => ({
    setup: (params?: unknown) => change('setup', state, params),
    teardown: (params?: unknown) => change('teardown', state, params),
  })
  const handlers = Object.fromEntries(Object.keys(states).map((state) => [state, handlerOf(state)]))

  return { unready, handlers, startOver: () => change('teardown', 'the site is open', {}) }
}
