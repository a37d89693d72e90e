import { getResponse } from 'msw'
import { expect, test } from 'vitest'
import { runEdge } from '../../edge-runtime.ts'
import { builtWorker } from './edge/testing.ts'
import { openInPage } from './page/in-page.ts'
import { createMockServer, FROZEN_TIME } from '../mock-server.ts'
import { handlersFor } from './msw.ts'
import { compileAtRunTime } from '../validators/at-run-time.ts'
import { listen } from './node.ts'
import { type Adapter, replay } from './parity.ts'
import { ORIGIN } from './testing.ts'

const nothing = async () => undefined
const inPage = { compile: compileAtRunTime, now: () => 0, time: FROZEN_TIME, isStrict: true }
const options = { now: () => 0, time: FROZEN_TIME, isStrict: true }

const askAt = (url: string) => async (request: Request) => fetch(new Request(request.url.replace(ORIGIN, url), request))

const adapters: Record<string, () => Promise<Adapter>> = {
  fetch: async () => ({ ask: createMockServer(options).fetch, [Symbol.asyncDispose]: nothing }),
  http: async () => {
    const { url, close } = await listen(createMockServer(options))
    return { ask: askAt(url), [Symbol.asyncDispose]: close }
  },
  edge: async () => {
    const { url, close } = await runEdge({ worker: await builtWorker(), vars: { TIME: 'still' } })
    return { ask: askAt(url), [Symbol.asyncDispose]: close }
  },
  page: async () => {
    const { fetch: ask } = await openInPage({ load: nothing, append: nothing, replace: async () => 1 }, inPage)
    return { ask, [Symbol.asyncDispose]: nothing }
  },
  msw: async () => {
    const handlers = handlersFor(createMockServer(options))
    const ask = async (request: Request) => (await getResponse(handlers, request))!
    return { ask, [Symbol.asyncDispose]: nothing }
  },
}

async function answersOf(name: string) {
  await using adapter = await adapters[name]!()
  return await replay(adapter)
}
/** Requested once: every adapter is compared with them. */
const answersOfFetch = answersOf('fetch')

test.for(['http', 'page', 'msw', 'edge'])(
  'the adapter "%s" responds like fetch: status, headers and bytes',
  async (name) => {
    Object.assign(globalThis, {
      addEventListener: () => undefined,
      document: { addEventListener: () => undefined, visibilityState: 'visible', querySelectorAll: () => [] },
    })

    const actual = await answersOf(name)

    expect(actual).toEqual(await answersOfFetch)
    expect(actual.length).toBeGreaterThan(300)
    expect(actual.filter(({ status }) => status < 300).length).toBeGreaterThan(250)
    expect(new Set(actual.map(({ status }) => status))).toEqual(new Set([200, 204, 400, 401, 403, 404, 413, 429, 503]))
  },
)
