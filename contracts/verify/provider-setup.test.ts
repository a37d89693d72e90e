import { createMockServer } from '@longan/mock-server'
import { listen } from '@longan/mock-server/node'
import { expect, onTestFinished, test } from 'vitest'
import { MERCHANT } from '../consumer/examples.ts'
import { createProviderSetup, worldOf } from './provider-setup.ts'
import { readPact } from '../pact-file.ts'
import type { EncryptedBody } from '../consumer/encrypted-body.ts'

const OTHER_KEY = 'c3'.repeat(128)

async function gateway(key?: string) {
  const mock = createMockServer()
  const handle: typeof mock.handle = async (call) => {
    const reply = await mock.handle(call)
    return key && call.path === '/wps/session/key/rsa' ? { ...reply, body: key } : reply
  }
  return listen({ ...mock, handle })
}

type Sent = { url: string; headers: Record<string, string>; body: unknown }

async function sentTo(target: { provider: string; merchant?: string }, description: string): Promise<Sent> {
  const pact = readPact()
  const { request } = pact.interactions.find((one) => one.description === description)!
  const named = Object.entries((request as { headers?: Record<string, string[]> }).headers ?? {})
  const headers = Object.fromEntries(named.map(([name, [value = '']]) => [name.toLowerCase(), value]))
  const body = structuredClone(request.body?.content)
  const length = String(JSON.stringify(body ?? '').length)
  const sent = {
    url: `${request.path}?merchant=${MERCHANT}`,
    headers: { ...headers, ...(body !== undefined && { 'content-length': length }) },
    body,
  }
  const { fit } = await createProviderSetup(target, pact)
  fit(worldOf(0))(sent as never, undefined as never, () => undefined)
  return sent
}

test('the mock can read the logins of the pact', async () => {
  const { url, close } = await gateway()
  const { headers, body } = await sentTo({ provider: url }, 'login')
  const reply = await fetch(`${url}/wps/session/login`, { method: 'POST', headers, body: JSON.stringify(body) })
  await close()
  expect(await reply.json()).toMatchObject({ success: true })
})

test('a gateway with another key gets the logins encrypted for its key', async () => {
  const [own, other] = [await gateway(), await gateway(OTHER_KEY)]
  const written = await sentTo({ provider: own.url }, 'login')
  const encryptedAgain = await sentTo({ provider: other.url }, 'login')
  await Promise.all([own.close(), other.close()])
  expect(encryptedAgain.headers['encryption']).toMatch(/^[0-9a-f]{256}$/)
  expect(encryptedAgain.headers['encryption']).not.toBe(written.headers['encryption'])
  expect((encryptedAgain.body as EncryptedBody['body']).value).not.toBe((written.body as EncryptedBody['body']).value)
  expect(Number(encryptedAgain.headers['content-length'])).toBe(JSON.stringify(encryptedAgain.body).length)
})

test.for(['<h1>closed</h1>', '0'.repeat(256)])(
  'a gateway with an invalid key, %s, gets the logins unchanged',
  async (key) => {
    const [own, other] = [await gateway(), await gateway(key)]
    const written = await sentTo({ provider: own.url }, 'login')
    const sent = await sentTo({ provider: other.url }, 'login')
    await Promise.all([own.close(), other.close()])

    expect(sent.body).toEqual(written.body)
    expect(sent.headers['encryption']).toBe(written.headers['encryption'])
  },
)

test.for([
  { date: 'Fri, 20 Nov 2026 12:47:10 GMT', size: '2026-11-20 12:47 UTC, 5 minutes after' },
  { date: 'Fri, 20 Nov 2026 10:42:00 GMT', size: '2026-11-20 10:42 UTC, 2 hours before' },
])('a clock that differs, $date, is a note with the difference', async ({ date, size }) => {
  const mock = createMockServer()
  const handle: typeof mock.handle = async (call) => {
    const reply = await mock.handle(call)
    return { ...reply, headers: { ...reply.headers, date } }
  }
  const { url, close } = await listen({ ...mock, handle })
  onTestFinished(close)

  const { notes } = await createProviderSetup({ provider: url }, readPact())

  expect(notes).toEqual([
    `The gateway’s clock shows ${size} the time of the examples (2026-11-20 12:42 UTC): interactions with times may fail for this reason alone`,
  ])
})

test('the merchant is replaced in headers and queries', async () => {
  const { url, close } = await gateway()
  const { headers, url: path } = await sentTo({ provider: url, merchant: 'OTHER' }, 'listVendors')
  await close()
  expect(headers).toMatchObject({ merchant: 'OTHER' })
  expect(path).toContain('merchant=OTHER')
})
