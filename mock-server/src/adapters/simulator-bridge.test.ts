// @vitest-environment jsdom
import { expect, onTestFinished, test, vi } from 'vitest'
import { bridgeSimulators } from './simulator-bridge.ts'

type Said = { origin?: string; source?: Window | null; data: unknown }

/** A page with the slot in a sandboxed frame: what the frame says, what the mock is asked, and what the frame hears. */
function setup({ src = '/partners/slot/?launch=l1', answer = async () => Response.json({ fine: true }) } = {}) {
  const asked: Request[] = []
  const heard: unknown[] = []
  document.body.innerHTML = `<iframe src="${src}"></iframe>`
  const frame = document.querySelector('iframe')!.contentWindow!
  vi.spyOn(frame, 'postMessage').mockImplementation((message: unknown) => void heard.push(message))
  const stop = bridgeSimulators((request) => {
    asked.push(request)
    return answer()
  })
  onTestFinished(stop)
  const say = async ({ origin = 'null', source = frame, data }: Said) => {
    dispatchEvent(new MessageEvent('message', { origin, source, data }))
    await new Promise((done) => setTimeout(done))
  }
  return { asked, heard, say }
}

const aCall = { longan: 'partner-call', id: 1, method: 'GET', path: '/partners/slot/history?launch=l1' }

test('a simulator in a frame reaches its own calls, and gets the response with the id of its request', async () => {
  const { asked, heard, say } = setup()
  const headers = { 'idempotency-key': 'k1', 'x-mock-world': 'another', authorization: 'stolen' }
  await say({ data: { ...aCall, id: 7, method: 'POST', path: '/partners/slot/spin', headers, body: '{"stake":1}' } })
  const [request] = asked
  expect([request?.method, new URL(request!.url).pathname, await request?.text()]).toEqual([
    'POST',
    '/partners/slot/spin',
    '{"stake":1}',
  ])
  expect(Object.fromEntries(request!.headers)).toEqual({ 'content-type': 'application/json', 'idempotency-key': 'k1' })
  expect(heard).toEqual([{ longan: 'partner-answer', id: 7, status: 200, body: '{"fine":true}' }])
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
  const { asked, heard, say } = setup()
  await say({ data: { ...aCall, path } })
  expect(asked).toEqual([])
  expect(heard).toEqual([expect.objectContaining({ id: 1, status: 403 })])
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
  const { asked, heard, say } = setup()
  await say({ data: more && { ...aCall, ...more } })
  expect([asked, heard]).toEqual([[], []])
})

test('messages of another origin, another window or a frame with another page are ignored', async () => {
  const { asked, heard, say } = setup()
  await say({ origin: 'https://games.example', data: aCall })
  await say({ origin: location.origin, data: aCall })
  await say({ source: window, data: aCall })
  expect([asked, heard]).toEqual([[], []])

  const other = setup({ src: 'https://games.example/partners/slot/' })
  await other.say({ data: aCall })
  expect(other.asked).toEqual([])
})

test('a frame may have sixteen calls in progress; more are refused until these are finished', async () => {
  const held: ((response: Response) => void)[] = []
  const { asked, heard, say } = setup({ answer: () => new Promise((answer) => void held.push(answer)) })
  for (let id = 0; id < 100; id++) await say({ data: { ...aCall, id } })
  expect([asked.length, heard.length]).toEqual([16, 84])
  expect(heard[0]).toMatchObject({ id: 16, status: 429 })

  held.forEach((answer) => answer(Response.json({})))
  await vi.waitFor(() => expect(heard).toHaveLength(100))
  await say({ data: aCall })
  expect(asked).toHaveLength(17)
})

test('a dropped connection is reported as status 0', async () => {
  const { heard, say } = setup({ answer: () => Promise.reject(new TypeError('dropped')) })
  await say({ data: aCall })
  expect(heard).toEqual([{ longan: 'partner-answer', id: 1, status: 0, body: '' }])
})
