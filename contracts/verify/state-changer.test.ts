import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { FAULT_HEADER, faults, serveFaults } from './broken-server.ts'
import { PASSWORD } from '../consumer/examples.ts'
import { createSecrets } from './secrets.ts'
import { createStateChanger } from './state-changer.ts'

const OWN_TOKEN = 'of/the gateway=="'

async function startServer(answer: RequestListener) {
  const server = createServer(answer).listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  await once(server, 'listening')
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

function changerOf(statesUrl: string, { secrets = createSecrets(), world = {} } = {}) {
  const target = { provider: statesUrl, statesUrl, statesTimeoutMs: 500 }
  return createStateChanger(target, world as never, secrets)
}

async function setUp(answer: RequestListener) {
  const secrets = createSecrets()
  const { handlers, failedStates } = changerOf(await startServer(answer), { secrets })
  const names: unknown = await handlers['a member is signed in']!.setup({ account: 'demo02' })
  return { names, failedStates, secrets }
}

const respond =
  (body: string, { status = 200, type = 'application/json' } = {}): RequestListener =>
  (_request, response) =>
    response.writeHead(status, { 'content-type': type }).end(body)

test('a redirect of the states is reported and not followed, since their bodies contain the token', async () => {
  const followed: unknown[] = []
  const other = await startServer((request, response) => {
    followed.push(request.url)
    response.end('{}')
  })
  const statesUrl = await startServer((_request, response) => response.writeHead(307, { location: other }).end())
  const { startOver, failedStates } = createStateChanger(
    { provider: other, statesUrl, token: 'secret' } as never,
    {} as never,
  )

  await startOver()

  expect(followed).toEqual([])
  expect(failedStates).toEqual(['the site is open: 307 without a message'])
})

test('values that a state returns replace those of the examples', async () => {
  const { names, failedStates } = await setUp(respond('{"token":"theirs","nodeId":7,"other":null,"list":[1]}'))

  expect(names).toEqual({ account: 'demo02', token: 'theirs', nodeId: 7 })
  expect(failedStates).toEqual([])
})

const unusable = ['null', '[]', '"text"', '', '{"nodeId":1e999}', '{"token":"\\ud800"}', '{"token":null}']

test.for(unusable)('a successful state may return %s, without values', async (body) => {
  expect(await setUp(respond(body))).toMatchObject({ names: { account: 'demo02' }, failedStates: [] })
})

test.for([
  { answer: respond('{}', { status: 501 }), reason: '501 without a message' },
  { answer: respond('null', { status: 500 }), reason: '500 without a message' },
  { answer: respond('<h1>x</h1>', { status: 500, type: 'text/html' }), reason: '500 without a message' },
  { answer: respond('<h1>x</h1>', { type: 'text/html' }), reason: '200 with HTML, which no server of states sends' },
  { answer: respond('{"token":'), reason: '200 with a body that is not JSON' },
])('a state with the response $reason is a failed state', async ({ answer, reason }) => {
  expect(await setUp(answer)).toMatchObject({ failedStates: [`a member is signed in: ${reason}`] })
})

const connectionFaults = [
  ['no response', 'the server of states closed the connection before it responded'],
  ['a truncated body', 'the server of states closed the connection in the middle of its response'],
  ['an endless body', 'the response of the server of states is larger than 10485760 bytes'],
  ['a slow body', 'the server of states did not respond in 0.5 seconds'],
  ['silence', 'the server of states did not respond in 0.5 seconds'],
] as const

test.for(connectionFaults)('a server of states with %s is a failed state', async ([fault, reason]) => {
  const { startOver, failedStates } = changerOf(await serveFaults(fault))

  await startOver()

  expect(failedStates).toEqual([`the site is open: ${reason}`])
})

test.for(Object.keys(faults))('a server of states with %s ends in a result', async (fault) => {
  const world = { [FAULT_HEADER]: encodeURIComponent(fault) }

  await expect(changerOf(await serveFaults(), { world }).startOver()).resolves.toBeTypeOf('object')
})

test('a server of states that hangs is asked three times', async () => {
  const { startOver, failedStates } = changerOf(await serveFaults('silence'))

  for (let count = 0; count < 4; count++) await startOver()

  expect(failedStates.at(-1)).toBe(
    'the site is open: no request was sent: the server of states timed out 3 times in a row',
  )
})

test('tokens that a state returns, and passwords, are hidden in its message, also at its end', async () => {
  const message = `${'x'.repeat(180)} ${OWN_TOKEN} ${PASSWORD}`
  const { failedStates } = await setUp(respond(JSON.stringify({ token: OWN_TOKEN, message }), { status: 500 }))

  expect(failedStates).toEqual([`a member is signed in: 500 ${'x'.repeat(180)} (hidden) (hidden)`])
})

test.for([
  encodeURIComponent(OWN_TOKEN),
  JSON.stringify(OWN_TOKEN),
  Buffer.from(OWN_TOKEN).toString('base64'),
  `Bearer ${OWN_TOKEN}`,
])('a token of a state is hidden in the report as %s', async (echo) => {
  const { secrets } = await setUp(respond(JSON.stringify({ token: OWN_TOKEN })))

  const shown = secrets.hide(`Expected '${echo}'`)

  expect(shown).toContain('(hidden)')
  expect(shown).not.toContain(echo.replace('Bearer ', '').slice(1, -3))
})
