import { expect, test } from 'vitest'
import { readBody } from './read-body.ts'

const part = new Uint8Array(1024 * 1024).fill(97)
/** More than the longest string that can be created. */
const PARTS = 600

test('of a body of 600 MB only slightly more than the maximum size is kept, and the client can send all of it', async () => {
  let sent = 0
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      if (sent++ < PARTS) controller.enqueue(part)
      else controller.close()
    },
  })
  const init = { method: 'POST', body, duplex: 'half' } as RequestInit

  const text = await readBody(new Request('http://mock/wps/session/login', init))

  expect(sent).toBeGreaterThan(PARTS)
  expect(text.length).toBeGreaterThan(65_536)
  expect(text.length).toBeLessThan(4 * part.length)
})

test('a body keeps characters that are split between parts', async () => {
  const bytes = new TextEncoder().encode('{"name":"Nguyễn"}')
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const byte of bytes) controller.enqueue(Uint8Array.of(byte))
      controller.close()
    },
  })
  const init = { method: 'POST', body, duplex: 'half' } as RequestInit

  expect(await readBody(new Request('http://mock/wps/session/login', init))).toBe('{"name":"Nguyễn"}')
  expect(await readBody(new Request('http://mock/wps/session/login', { method: 'POST' }))).toBe('')
  expect(await readBody(new Request('http://mock/wps/system/country'))).toBe('')
})

test('the body of a request without a stream, as in Firefox, is read in one piece', async () => {
  const request = new Request('http://mock/wps/session/login', { method: 'POST', body: '{"name":"Nguyễn"}' })
  Object.defineProperty(request, 'body', { value: undefined })

  expect(await readBody(request)).toBe('{"name":"Nguyễn"}')
})
