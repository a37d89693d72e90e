import { expect, test } from 'vitest'
import { readBody } from './read-body.ts'

/** A request with an endless body in parts of 64 KiB, and how many of them were read. */
function endless() {
  let parts = 0
  let isCancelled = false
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      parts++
      controller.enqueue(new Uint8Array(65_536).fill(97))
    },
    cancel: () => void (isCancelled = true),
  })
  const request = new Request('http://mock/wps/session/login', { method: 'POST', body, duplex: 'half' } as RequestInit)
  return { request, state: () => ({ parts, isCancelled }) }
}

test('a body is read only until it is too large', async () => {
  const { request, state } = endless()

  const text = await readBody(request)

  expect(text.length).toBeGreaterThan(65_536)
  expect(text.length).toBeLessThan(2_000_000)
  expect(state().isCancelled).toBe(true)
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
