import { exampleCalls, login, oddRequests, type TestCall } from './parity-requests.ts'
import { requestOf } from './testing.ts'

export type Adapter = { ask(request: Request): Promise<Response>; [Symbol.asyncDispose](): Promise<void> }

const CONNECTION_HEADERS = [
  'connection',
  'keep-alive',
  'transfer-encoding',
  'content-encoding',
  'content-length',
  'x-content-type-options',
]

async function answerOf(adapter: Adapter, [method, path, sent]: TestCall) {
  const response = await adapter.ask(requestOf(method, path, sent))
  const headers = Object.fromEntries([...response.headers].filter(([header]) => !CONNECTION_HEADERS.includes(header)))
  // A command of the control API is not an answer of the world, so it has no time of the world.
  if (path.startsWith('/__admin')) delete headers['date']
  const bytes = Buffer.from(await response.arrayBuffer()).toString('latin1')
  return { request: `${method} ${path}`, token: sent?.token, status: response.status, headers, bytes }
}

/** Resets the world, switches modules on and logs personas in; tokens are derived from the seed, so they are the same in each adapter. */
async function resetWorld(adapter: Adapter, modules: string[]): Promise<Record<string, string>> {
  await adapter.ask(requestOf('POST', '/__admin/reset'))
  const tokenOf = async (persona: string) => {
    const reply = await adapter.ask(requestOf(...login(persona)))
    return ((await reply.json()) as { value: { token: string } }).value.token
  }
  const tokens = { demo01: await tokenOf('demo01'), agent01: await tokenOf('agent01') }
  const flags = Object.fromEntries(modules.map((module) => [module, true]))
  await adapter.ask(requestOf('PATCH', '/__admin/settings', { body: { flags } }))
  return tokens
}

export async function replay(adapter: Adapter) {
  const answers = []
  for (const one of oddRequests) answers.push(await answerOf(adapter, one))
  for (const { modules, calls } of exampleCalls()) {
    const tokens = await resetWorld(adapter, modules)
    for (const { recorded, persona } of calls) {
      const [method, path, sent] = recorded
      answers.push(await answerOf(adapter, [method, path, { ...sent, token: persona && tokens[persona] }]))
    }
  }
  return answers
}
