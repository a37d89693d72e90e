import { Agent, type IncomingMessage, request as startRequest } from 'node:http'
import { text as textOf } from 'node:stream/consumers'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type ExampleRequest, exampleRequests } from '../adapters/example-requests.ts'
import { listen } from '../adapters/node.ts'
import type { Change } from '../kernel/tables/change-log.ts'
import { createMockServer, type MockServer } from '../mock-server.ts'
import { exampleInput, requestsOf } from './request-arbitrary.ts'
import { SEED } from './seed.ts'
import { tablesChangedBy, serializeRequest } from './serialize-request.ts'

/** Number of random requests per operation in addition to its example. `LONGAN_TRIES=20` takes minutes. */
const TRIES = Number(process.env['LONGAN_TRIES'] ?? 5)

type Sent = { address: string; headers: Record<string, string>; body?: string | Uint8Array<ArrayBuffer> | undefined }

/** Corruptions that only exist at the HTTP level: no schema allows them, but each is a valid HTTP request. */
const corruptions: Record<string, (request: Sent) => Sent> = {
  'no merchant': ({ headers: { merchant: _gone, ...headers }, ...sent }) => ({ ...sent, headers }),
  'two merchants': ({ headers, ...sent }) => ({ ...sent, headers: { ...headers, merchant: 'DEMO, OTHER' } }),
  'half a body': (sent) => ({ ...sent, ...(sent.body && { body: sent.body.slice(0, sent.body.length / 2) }) }),
  'bytes that are not text': (sent) => ({ ...sent, ...(sent.body && { body: new Uint8Array([0xc3, 0x28, 0xff]) }) }),
  'a foreign content type': ({ headers, ...sent }) => ({
    ...sent,
    headers: { ...headers, 'content-type': 'text/xml' },
  }),
  'an unknown token': ({ headers, ...sent }) => ({ ...sent, headers: { ...headers, authorization: 'nobody' } }),
  'an unknown encryption': ({ headers, ...sent }) => ({ ...sent, headers: { ...headers, encryption: 'zz' } }),
  'each query twice': (sent) => ({ ...sent, address: `${sent.address}&${sent.address.split('?')[1]}` }),
}

type Server = { url: string; mock: MockServer; agent: Agent }

/** Sends over a connection that stays open; a DELETE without a body makes `fetch` open one for each later request. */
async function exchange({ url, agent }: Server, method: string, { address, headers, body }: Sent) {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>()
  // The type that `fetch` gives a text; and the length, which Node leaves out of a DELETE.
  const size = body !== undefined && { 'content-length': String(Buffer.byteLength(body)) }
  const type = typeof body === 'string' && { 'content-type': 'text/plain;charset=UTF-8' }
  const options = { method, headers: { ...type, ...headers, ...size }, agent }
  startRequest(url + address, options, resolve)
    .once('error', reject)
    .end(body)
  const incoming = await promise
  return { status: incoming.statusCode!, type: incoming.headers['content-type'], text: await textOf(incoming) }
}

async function worldOf({ operation, persona }: ExampleRequest, server: Server) {
  const { mock } = server
  const common = { 'x-mock-world': operation.id, merchant: 'DEMO', language: 'EN' }
  async function send(sent: Sent, method: string = operation.method) {
    const { status, type, text } = await exchange(server, method, sent)
    const json = type?.startsWith('application/json') ? JSON.parse(text) : undefined
    return { status, code: json?.errorCode as string | undefined, json }
  }
  const credentials = JSON.stringify({ type: 'username', username: persona, password: 'Demo@123' })
  const login = { address: '/wps/session/login', headers: { ...common, encryption: 'plain' }, body: credentials }
  const { token } = (await send(login, 'POST')).json.value
  const { world } = await mock.worlds.open(operation.id)
  if (operation.module)
    await send(
      { address: '/__admin/settings', headers: common, body: JSON.stringify({ flags: { [operation.module]: true } }) },
      'PATCH',
    )
  let changes: Change[] = []
  world.changeLog.subscribe((change) => changes.push(change))

  return {
    common: (isSignedIn: boolean) => ({ ...common, ...(isSignedIn && { authorization: token as string }) }),
    async send(sent: Sent) {
      changes = []
      const { status, code } = await send(sent)
      return { status, code, changed: changes.filter(({ table }) => !tablesChangedBy(code).includes(table)) }
    },
  }
}

const allCorruptions = Object.entries(corruptions)

function requestsTo(example: ExampleRequest, turn: number) {
  const drawn = TRIES > 0 ? fc.sample(requestsOf(example), { seed: SEED + turn, numRuns: TRIES }) : []
  return [
    ...drawn.map((generated, index) => ({
      generated,
      corrupted: [allCorruptions[(turn + index) % allCorruptions.length]!],
    })),
    { generated: exampleInput(example), corrupted: allCorruptions },
  ]
}

type Outcome = { status: number; code: string | undefined; changed: Change[] }

function isValid({ responses }: ExampleRequest['operation'], { status, code = '', changed }: Outcome) {
  if (status < 300) return status in responses
  const codes: string[] = responses[status]?.codes ?? []
  return codes.includes(code) && !/response\.invalid|ledger\.broken|system\.error/.test(code) && changed.length === 0
}

async function checkOperation(example: ExampleRequest, turn: number, server: Server) {
  const { operation } = example
  const { common, send } = await worldOf(example, server)
  const sent = requestsTo(example, turn).flatMap(({ generated, corrupted }) => {
    const { headers, ...rest } = serializeRequest(example, generated)
    const base: Sent = { ...rest, headers: { ...common(generated.isSignedIn), ...headers } }
    return [
      { how: 'unchanged', request: base },
      ...corrupted.map(([how, corrupt]) => ({ how, request: corrupt(base) })),
    ]
  })
  const wrong = []
  for (const { how, request } of sent) {
    const outcome = await send(request)
    if (!isValid(operation, outcome)) wrong.push({ operation: operation.id, how, outcome, request })
  }
  server.mock.worlds.remove(operation.id)
  return { wrong, count: sent.length }
}

test('over HTTP every operation gives only declared responses to any request, and a refusal changes nothing', async () => {
  const mock = createMockServer()
  const { url, close } = await listen(mock)
  const agent = new Agent({ keepAlive: true })
  const results = []
  for (const [turn, example] of exampleRequests().entries())
    results.push(await checkOperation(example, turn, { url, mock, agent }))
  agent.destroy()
  await close()

  expect(results.flatMap(({ wrong }) => wrong)).toEqual([])
  expect(results.filter(({ count }) => count < 2 * TRIES + 1 + allCorruptions.length)).toEqual([])
}, 600_000)
