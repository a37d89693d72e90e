import { requestOf, type Sent } from './testing.ts'
import { type ExampleRequest, exampleRequests } from './example-requests.ts'

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

type TestCall = [method: string, path: string, sent?: Sent]

const plain = { encryption: 'plain' }
const credentials = { type: 'username', username: 'demo01', password: 'Demo@123' }

const oddRequests: TestCall[] = [
  ['GET', '/wps/system/status?url=m.site.example'],
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

function exampleCalls(): { modules: string[]; calls: ExampleCall[] }[] {
  const domains = Map.groupBy(exampleRequests(), ({ operation }) => operation.domain)
  return [...domains.values()].map((examples) => ({
    modules: examples.flatMap(({ operation }) => operation.module ?? []),
    calls: examples.flatMap(callsOf),
  }))
}

type ExampleCall = { recorded: TestCall; persona?: string }

function callsOf({ operation, persona, path, query, headers, body }: ExampleRequest): ExampleCall[] {
  const recorded: TestCall = [operation.method, `${path}?${new URLSearchParams(query)}`, { headers, body }]
  return operation.token === 'required' ? [{ recorded }, { recorded, persona }] : [{ recorded }]
}

const login = (username: string): TestCall => [
  'POST',
  '/wps/session/login',
  { headers: plain, body: { ...credentials, username } },
]
