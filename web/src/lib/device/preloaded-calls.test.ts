import { expect, onTestFinished, test, vi } from 'vitest'
import { startPreload, fillParameters, replyTo, takePreloaded } from './preloaded-calls.ts'

const call = { url: '/wps/status?language=VI', headers: { merchant: 'DEMO', language: 'VI' } }
const address = new URL(call.url, location.href).href

function begin() {
  let calls = 0
  const network = vi.fn<typeof fetch>(async () => Response.json({ calls: ++calls }))
  vi.stubGlobal('fetch', network)
  onTestFinished(() => void Reflect.deleteProperty(globalThis, 'preloadedReplies'))
  void startPreload(call)
  return network
}
const same = (more: RequestInit = {}, headers = call.headers) => new Request(address, { headers, ...more })
const answerOf = async (request: Request) => (await takePreloaded(request)?.reply)?.json() as Promise<unknown>

test('a preloaded response is used once, by the same call', async () => {
  const network = begin()
  expect(await answerOf(same())).toEqual({ calls: 1 })
  expect(takePreloaded(same())).toBeUndefined()
  expect(network).toHaveBeenCalledTimes(1)
})

test('the scripts of the page read a response that the app has already taken', async () => {
  begin()
  expect(await answerOf(same())).toEqual({ calls: 1 })
  expect(await (await replyTo('/wps/status'))!.clone().json()).toEqual({ calls: 1 })
})

test.each([
  ['in another language', same({}, { merchant: 'DEMO', language: 'EN' })],
  ['without a header', same({}, { merchant: 'DEMO' } as typeof call.headers)],
  ['to another address', new Request(`${address}1`, { headers: call.headers })],
  ['that writes', same({ method: 'POST' })],
])('a call %s has no preloaded response', (_how, request) => {
  begin()
  expect(takePreloaded(request)).toBeUndefined()
  expect(takePreloaded(same())).toBeDefined()
})

test('a call that is aborted leaves the preloaded response to the next one', async () => {
  begin()
  const first = new AbortController()
  const preloaded = takePreloaded(same({ signal: first.signal }))
  await preloaded?.reply
  first.abort()
  expect(await answerOf(same())).toEqual({ calls: 1 })
})

test('a preloaded call stores its start time for the server clock', () => {
  const before = Date.now()
  begin()
  expect(takePreloaded(same())?.at).toBeGreaterThanOrEqual(before)
})

test('parameters are URL-encoded in the address and plain in the headers', () => {
  const recorded = { url: '/a?host=__host__&language=__language__', headers: { authorization: '__token__' } }
  expect(fillParameters(recorded, { host: 'a.b:80', language: 'VI', token: 'x/y' })).toEqual({
    url: '/a?host=a.b%3A80&language=VI',
    headers: { authorization: 'x/y' },
  })
})

test('a parameter without a value is empty', () => {
  const recorded = { url: '/a?gameName=__q__', headers: { host: '__host__' } }
  expect(fillParameters(recorded, { language: 'VI', token: '' })).toEqual({
    url: '/a?gameName=',
    headers: { host: '' },
  })
})

test.each([
  ['a member is not stored', { authorization: 'token-1' }, 'no-store'],
  ['a guest may be stored', {}, 'default'],
])('a preloaded response to %s by the browser', (_whose, headers, cache) => {
  const network = begin()
  void startPreload({ url: call.url, headers: { ...call.headers, ...headers } })
  expect(network).toHaveBeenLastCalledWith(call.url, expect.objectContaining({ cache }))
})
