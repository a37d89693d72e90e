import { getResponse } from 'msw'
import { expect, test } from 'vitest'
import { openInPage } from './in-page.ts'
import { createMockServer, STILL_TIME } from '../mock-server.ts'
import { handlersFor } from './msw.ts'
import { compileAtRunTime } from './validators/ajv.ts'
import { listen } from './node.ts'
import { ORIGIN, requestOf, type Sent } from './testing.ts'

type Door = { ask(request: Request): Promise<Response>; [Symbol.asyncDispose](): Promise<void> }
type Recorded = [method: string, path: string, sent?: Sent]

const nothing = async () => undefined
const inPage = { compile: compileAtRunTime, now: () => 0, time: STILL_TIME, isStrict: true }
const options = { now: () => 0, time: STILL_TIME, isStrict: true }

/** Each door with a fresh, equal world behind it. */
const doors: Record<string, () => Promise<Door>> = {
  fetch: async () => ({ ask: createMockServer(options).fetch, [Symbol.asyncDispose]: nothing }),
  http: async () => {
    const { url, close } = await listen(createMockServer(options))
    const ask = async (request: Request) => fetch(new Request(request.url.replace(ORIGIN, url), request))
    return { ask, [Symbol.asyncDispose]: close }
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

const plain = { encryption: 'plain' }
const credentials = { type: 'username', username: 'demo01', password: 'Demo@123' }
const recorded: Recorded[] = [
  ['GET', '/wps/system/status?url=m.longan.example'],
  ['GET', '/wps/system/helpCenter?lang=VI'],
  ['GET', '/wps/system/helpCenter?device=FAX'],
  ['GET', '/wps/session/key/rsa?t=1'],
  ['GET', '/wps/captcha'],
  ['POST', '/wps/session/login', { headers: plain, body: { ...credentials, password: 'Wrong@123' } }],
  ['POST', '/wps/session/login', { headers: plain, body: credentials }],
  ['POST', '/wps/session/login', { body: '{"value":"%%%"}' }],
  ['POST', '/wps/member/trialuser', { headers: { 'idempotency-key': 'command-0001' } }],
  ['POST', '/wps/member/trialuser', { headers: { 'idempotency-key': 'command-0001' } }],
  ['GET', '/wps/wallets/gcs'],
  ['GET', '/wps/wallets/gcs', { token: 'nobody' }],
  ['GET', '/wps/relay/MCSFE_getListAnnouncements?types=B,PL,PU,PR&platform=M'],
  ['DELETE', '/wps/relay/MCSFE_removeFavoriteGameV2', { body: { nodeId: 'one' } }],
  ['POST', '/wps/session/login', { headers: plain, body: 'ễ'.repeat(700_000) }],
  ['GET', '/wps/nowhere?%zz'],
  ['GET', '/lgw/draw/%E1%BA%BF'],
  ['GET', '/__admin/clock'],
  ['GET', '/wps/captcha', { headers: { prefer: 'code=503' } }],
]

/** The headers that mean something to a caller of the gateway. */
const MEANINGFUL = ['content-type', 'date', 'x-captcha-id', 'set-cookie', 'idempotent-replay', 'x-mock-violations']

async function replay(name: string) {
  await using door = await doors[name]!()
  const answers = []
  for (const [method, path, sent] of recorded) {
    const response = await door.ask(requestOf(method, path, sent))
    // A command of the control API is not an answer of the world, so it has no time of the world.
    const names = path.startsWith('/__admin') ? ['content-type'] : MEANINGFUL
    const headers = Object.fromEntries(names.map((header) => [header, response.headers.get(header)]))
    answers.push({ request: `${method} ${path}`, status: response.status, headers, body: await response.text() })
  }
  return answers
}

test.for(['http', 'page', 'msw'])('the door "%s" answers as fetch does: status, headers and bytes', async (name) => {
  Object.assign(globalThis, {
    addEventListener: () => undefined,
    document: { addEventListener: () => undefined, visibilityState: 'visible', querySelectorAll: () => [] },
  })
  const [expected, actual] = [await replay('fetch'), await replay(name)]

  expect(actual).toEqual(expected)
  expect(new Set(actual.map(({ status }) => status))).toEqual(new Set([200, 400, 401, 404, 413, 503]))
})
