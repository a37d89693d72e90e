// @vitest-environment jsdom
import { expect, onTestFinished, test, vi } from 'vitest'
import { bridgeSimulators } from './simulator-bridge.ts'

type PostedMessage = { origin?: string; source?: Window | null; data: unknown }

/** A page with the slot in a sandboxed frame: the mock's `requests`, and the `messages` that the frame receives. */
function setup({ src = '/partners/slot/?launch=l1', answer = async () => Response.json({ fine: true }) } = {}) {
  const requests: Request[] = []
  const messages: unknown[] = []
  document.body.innerHTML = `<iframe src="${src}"></iframe>`
  const frame = document.querySelector('iframe')!.contentWindow!
  vi.spyOn(frame, 'postMessage').mockImplementation((message: unknown) => void messages.push(message))
  const stop = bridgeSimulators((request) => {
    requests.push(request)
    return answer()
  })
  onTestFinished(stop)
  const post = async ({ origin = 'null', source = frame, data }: PostedMessage) => {
    dispatchEvent(new MessageEvent('message', { origin, source, data }))
    await new Promise((done) => setTimeout(done))
  }
  return { requests, messages, post }
}

const aCall = { longan: 'partner-call', id: 1, method: 'GET', path: '/partners/slot/history?launch=l1' }

test('a simulator in a frame reaches its own calls, and gets the response with the id of its request', async () => {
  const { requests, messages, post } = setup()
  const headers = { 'idempotency-key': 'k1', 'x-mock-world': 'another', authorization: 'stolen' }
  await post({ data: { ...aCall, id: 7, method: 'POST', path: '/partners/slot/spin', headers, body: '{"stake":1}' } })
  const [request] = requests
  expect([request?.method, new URL(request!.url).pathname, await request?.text()]).toEqual([
    'POST',
    '/partners/slot/spin',
    '{"stake":1}',
  ])
  expect(Object.fromEntries(request!.headers)).toEqual({ 'content-type': 'application/json', 'idempotency-key': 'k1' })
  expect(messages).toEqual([{ longan: 'partner-answer', id: 7, status: 200, body: '{"fine":true}' }])
})

test.for([
  '/partners/../__admin/snapshot',
  '/partners/slot/../../__admin/snapshot',
  '/partners/slot/%2e%2e/%2e%2e/__admin/reset',
  '\\partners\\slot\\..\\..\\__admin\\snapshot',
  '/partners/lottery/bet',
  '/partners/slotted',
  '/wps/wallets/gcs',
  '//evil.example/partners/slot/',
  'https://evil.example/partners/slot/',
  'http://[',
])('addresses are checked after they are resolved: %s is refused', async (path) => {
  const { requests, messages, post } = setup()
  await post({ data: { ...aCall, path } })
  expect(requests).toEqual([])
  expect(messages).toEqual([expect.objectContaining({ id: 1, status: 403 })])
})

test.for([
  ['another method', { method: 'DELETE' }],
  ['a method that is not a string', { method: ['GET'] }],
  ['an address that is not a string', { path: { toString: () => '/partners/slot/open' } }],
  ['an id that is not a number', { id: '1' }],
  ['a body that is not a string', { method: 'POST', body: { stake: 1 } }],
  ['an invalid key', { headers: { 'idempotency-key': 'a\nb' } }],
  ['invalid headers', { headers: 'x' }],
  ['nothing', null],
] as const)('%s is ignored', async ([, more]) => {
  const { requests, messages, post } = setup()
  await post({ data: more && { ...aCall, ...more } })
  expect([requests, messages]).toEqual([[], []])
})

test('messages of another origin, another window or a frame with another page are ignored', async () => {
  const { requests, messages, post } = setup()
  await post({ origin: 'https://games.example', data: aCall })
  await post({ origin: location.origin, data: aCall })
  await post({ source: window, data: aCall })
  expect([requests, messages]).toEqual([[], []])

  const other = setup({ src: 'https://games.example/partners/slot/' })
  await other.post({ data: aCall })
  expect(other.requests).toEqual([])
})

test('a frame may have sixteen calls in progress; more are refused until these are finished', async () => {
  const held: ((response: Response) => void)[] = []
  const { requests, messages, post } = setup({ answer: () => new Promise((answer) => void held.push(answer)) })
  for (let id = 0; id < 100; id++) await post({ data: { ...aCall, id } })
  expect([requests.length, messages.length]).toEqual([16, 84])
  expect(messages[0]).toMatchObject({ id: 16, status: 429 })

  held.forEach((answer) => answer(Response.json({})))
  await vi.waitFor(() => expect(messages).toHaveLength(100))
  await post({ data: aCall })
  expect(requests).toHaveLength(17)
})

test('a dropped connection is reported as status 0', async () => {
  const { messages, post } = setup({ answer: () => Promise.reject(new TypeError('dropped')) })
  await post({ data: aCall })
  expect(messages).toEqual([{ longan: 'partner-answer', id: 1, status: 0, body: '' }])
})
