import { exampleCalls, login, oddRequests, type Recorded } from './parity-requests.ts'
import { requestOf } from './testing.ts'

/** An adapter of a mock with a new world and a frozen clock. */
export type Door = { ask(request: Request): Promise<Response>; [Symbol.asyncDispose](): Promise<void> }

/** Headers of the connection, not of the gateway. */
const OF_THE_CONNECTION = [
  'connection',
  'keep-alive',
  'transfer-encoding',
  'content-encoding',
  'content-length',
  'x-content-type-options',
]

async function answerOf(door: Door, [method, path, sent]: Recorded) {
  const response = await door.ask(requestOf(method, path, sent))
  const headers = Object.fromEntries([...response.headers].filter(([header]) => !OF_THE_CONNECTION.includes(header)))
  // A command of the control API is not an answer of the world, so it has no time of the world.
  if (path.startsWith('/__admin')) delete headers['date']
  const bytes = Buffer.from(await response.arrayBuffer()).toString('latin1')
  return { request: `${method} ${path}`, token: sent?.token, status: response.status, headers, bytes }
}

/** Resets the world, switches modules on and logs personas in; tokens are derived from the seed, so they are the same in each adapter. */
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

/** Returns the adapter's complete response to every request. */
export async function replay(door: Door) {
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
