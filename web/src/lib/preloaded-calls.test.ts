import { expect, onTestFinished, test, vi } from 'vitest'
import { startPreload, fillParameters, takePreloaded } from './preloaded-calls.ts'

const call = { url: '/wps/status?language=VI', headers: { merchant: 'DEMO', language: 'VI' } }
const address = new URL(call.url, location.href).href

/** A call that was begun early; its answer is the count of what the network was asked. */
function begin() {
  let asked = 0
  const network = vi.fn<typeof fetch>(async () => Response.json({ asked: ++asked }))
  vi.stubGlobal('fetch', network)
  onTestFinished(() => void Reflect.deleteProperty(globalThis, 'earlyReplies'))
  void startPreload(call)
  return network
}
const same = (more: RequestInit = {}, headers = call.headers) => new Request(address, { headers, ...more })
const answerOf = async (request: Request) => (await takePreloaded(request)?.reply)?.json() as Promise<unknown>

test('a reply begun early is given once, to the very call', async () => {
  const network = begin()
  expect(await answerOf(same())).toEqual({ asked: 1 })
  expect(takePreloaded(same())).toBeUndefined()
  expect(network).toHaveBeenCalledTimes(1)
})

test.each([
  ['in another language', same({}, { merchant: 'DEMO', language: 'EN' })],
  ['without a header', same({}, { merchant: 'DEMO' } as typeof call.headers)],
  ['to another address', new Request(`${address}1`, { headers: call.headers })],
  ['that writes', same({ method: 'POST' })],
])('a call %s has no early reply', (_how, request) => {
  begin()
  expect(takePreloaded(request)).toBeUndefined()
  expect(takePreloaded(same())).toBeDefined()
})

test('who gives a reply up before it is used leaves it to the next', async () => {
  begin()
  const first = new AbortController()
  const given = takePreloaded(same({ signal: first.signal }))
  await given?.reply
  first.abort()
  expect(await answerOf(same())).toEqual({ asked: 1 })
})

test('a call under way says when it began, for the gateway’s clock', () => {
  const before = Date.now()
  begin()
  expect(takePreloaded(same())?.at).toBeGreaterThanOrEqual(before)
})

test('the facts of the visit stand in the address as it spells them, and in headers as they are', () => {
  const recorded = { url: '/a?host=__host__&language=__language__', headers: { authorization: '__token__' } }
  expect(fillParameters(recorded, { host: 'a.b:80', language: 'VI', token: 'x/y' })).toEqual({
    url: '/a?host=a.b%3A80&language=VI',
    headers: { authorization: 'x/y' },
  })
})
