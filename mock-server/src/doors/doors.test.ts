import { getResponse } from 'msw'
import { expect, test } from 'vitest'
import { openInPage } from './in-page.ts'
import { createMockServer, STILL_TIME } from '../mock-server.ts'
import { handlersFor } from './msw.ts'
import { compileAtRunTime } from './validators/ajv.ts'
import { listen } from './node.ts'
import { exampleCalls, login, oddRequests, type Recorded } from './recorded-requests.ts'
import { ORIGIN, requestOf } from './testing.ts'

type Door = { ask(request: Request): Promise<Response>; [Symbol.asyncDispose](): Promise<void> }

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

/** What a connection says of itself, not the gateway. */
const OF_THE_CONNECTION = ['connection', 'keep-alive', 'transfer-encoding', 'content-length', 'x-content-type-options']

async function answerOf(door: Door, [method, path, sent]: Recorded) {
  const response = await door.ask(requestOf(method, path, sent))
  const headers = Object.fromEntries([...response.headers].filter(([header]) => !OF_THE_CONNECTION.includes(header)))
  // A command of the control API is not an answer of the world, so it has no time of the world.
  if (path.startsWith('/__admin')) delete headers['date']
  const bytes = Buffer.from(await response.arrayBuffer()).toString('latin1')
  return { request: `${method} ${path}`, token: sent?.token, status: response.status, headers, bytes }
}

/** Who has come in to a world begun anew, with these modules on; tokens follow from the seed, so they are the same behind each door. */
async function beginAnew(door: Door, modules: string[]): Promise<Record<string, string>> {
  await door.ask(requestOf('POST', '/__admin/reset'))
  const tokenOf = async (persona: string) => {
    const reply = await door.ask(requestOf(...login(persona)))
    return ((await reply.json()) as { value: { token: string } }).value.token
  }
  const tokens = { demo01: await tokenOf('demo01'), agent01: await tokenOf('agent01') }
  const flags = Object.fromEntries(modules.map((module) => [module, true]))
  await door.ask(requestOf('PATCH', '/__admin/settings', { body: { flags } }))
  return tokens
}

async function replay(name: string) {
  await using door = await doors[name]!()
  const answers = []
  for (const one of oddRequests) answers.push(await answerOf(door, one))
  for (const { modules, calls } of exampleCalls()) {
    const tokens = await beginAnew(door, modules)
    for (const { recorded, persona } of calls) {
      const [method, path, sent] = recorded
      answers.push(await answerOf(door, [method, path, { ...sent, token: persona && tokens[persona] }]))
    }
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
  expect(actual.length).toBeGreaterThan(300)
  expect(actual.filter(({ status }) => status < 300).length).toBeGreaterThan(250)
  expect(new Set(actual.map(({ status }) => status))).toEqual(new Set([200, 204, 400, 401, 404, 413, 429, 503]))
})
