import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type ExampleRequest, exampleRequests } from '../adapters/example-requests.ts'
import { listen } from '../adapters/node.ts'
import type { Change } from '../kernel/change-log.ts'
import { createMockServer, type MockServer } from '../mock-server.ts'
import { exampleAsked, requestsOf } from './request-arbitrary.ts'
import { SEED } from './seed.ts'
import { countedBy, written } from './written-request.ts'

/** Requests at random of each operation besides its example: `LONGAN_TRIES=20` asks for more, which takes minutes. */
const TRIES = Number(process.env['LONGAN_TRIES'] ?? 5)

type Sent = { address: string; headers: Record<string, string>; body?: string | Uint8Array<ArrayBuffer> | undefined }

/** What only the wire can spoil: nothing of it fits a schema, and all of it is an HTTP request. */
const spoilers: Record<string, (sent: Sent) => Sent> = {
  'no merchant': ({ headers: { merchant: _gone, ...headers }, ...sent }) => ({ ...sent, headers }),
  'two merchants': ({ headers, ...sent }) => ({ ...sent, headers: { ...headers, merchant: 'DEMO, OTHER' } }),
  'half a body': (sent) => ({ ...sent, ...(sent.body && { body: sent.body.slice(0, sent.body.length / 2) }) }),
  'bytes that are no text': (sent) => ({ ...sent, ...(sent.body && { body: new Uint8Array([0xc3, 0x28, 0xff]) }) }),
  'a foreign content type': ({ headers, ...sent }) => ({
    ...sent,
    headers: { ...headers, 'content-type': 'text/xml' },
  }),
  'a token of nobody': ({ headers, ...sent }) => ({ ...sent, headers: { ...headers, authorization: 'nobody' } }),
  'an unknown encryption': ({ headers, ...sent }) => ({ ...sent, headers: { ...headers, encryption: 'zz' } }),
  'each query twice': (sent) => ({ ...sent, address: `${sent.address}&${sent.address.split('?')[1]}` }),
}

/** A world of its own in which the operation is open, its member come in, and what changes there. */
async function worldOf({ operation, persona }: ExampleRequest, { url, mock }: { url: string; mock: MockServer }) {
  const common = { 'x-mock-world': operation.id, merchant: 'DEMO', language: 'EN' }
  async function send({ address, headers, body }: Sent, method: string = operation.method) {
    const reply = await fetch(url + address, { method, headers, ...(body !== undefined && { body }) })
    const text = await reply.text()
    const json = reply.headers.get('content-type')?.startsWith('application/json') ? JSON.parse(text) : undefined
    return { status: reply.status, code: json?.errorCode as string | undefined, json }
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
  world.feed.subscribe((change) => changes.push(change))

  return {
    common: (isSignedIn: boolean) => ({ ...common, ...(isSignedIn && { authorization: token as string }) }),
    async send(sent: Sent) {
      changes = []
      const { status, code } = await send(sent)
      return { status, code, changed: changes.filter(({ table }) => !countedBy(code).includes(table)) }
    },
  }
}

const kinds = Object.entries(spoilers)

/** Requests at random, each spoiled in one way, the ways in turns; and the example, which is spoiled in all of them. */
function requestsTo(example: ExampleRequest, turn: number) {
  const drawn = TRIES > 0 ? fc.sample(requestsOf(example), { seed: SEED + turn, numRuns: TRIES }) : []
  return [
    ...drawn.map((asked, index) => ({ asked, spoils: [kinds[(turn + index) % kinds.length]!] })),
    { asked: exampleAsked(example), spoils: kinds },
  ]
}

type Told = { status: number; code: string | undefined; changed: Change[] }

/** Whether an answer is one of the operation's own, and a refusal left the world as it was. */
function isRight({ responses }: ExampleRequest['operation'], { status, code = '', changed }: Told) {
  if (status < 300) return status in responses
  const codes: string[] = responses[status]?.codes ?? []
  return codes.includes(code) && !/response\.invalid|ledger\.broken|system\.error/.test(code) && changed.length === 0
}

/** What is answered wrongly to the requests of one operation, and how many those were. */
async function ask(example: ExampleRequest, turn: number, at: { url: string; mock: MockServer }) {
  const { operation } = example
  const { common, send } = await worldOf(example, at)
  const sent = requestsTo(example, turn).flatMap(({ asked, spoils }) => {
    const { headers, ...rest } = written(example, asked)
    const whole: Sent = { ...rest, headers: { ...common(asked.isSignedIn), ...headers } }
    return [{ how: 'whole', request: whole }, ...spoils.map(([how, spoiled]) => ({ how, request: spoiled(whole) }))]
  })
  const wrong = []
  for (const { how, request } of sent) {
    const told = await send(request)
    if (!isRight(operation, told)) wrong.push({ operation: operation.id, how, told, request })
  }
  at.mock.worlds.remove(operation.id)
  return { wrong, count: sent.length }
}

test('over HTTP every operation answers what it declares to whatever is sent, and a refusal changes nothing', async () => {
  const mock = createMockServer()
  const { url, close } = await listen(mock)
  const results = []
  for (const [turn, example] of exampleRequests().entries()) results.push(await ask(example, turn, { url, mock }))
  await close()

  expect(results.flatMap(({ wrong }) => wrong)).toEqual([])
  expect(results.filter(({ count }) => count < 2 * TRIES + 1 + kinds.length)).toEqual([])
}, 600_000)
