import { createCipheriv } from 'node:crypto'
import { expect, test } from 'vitest'
import { publicModulus } from './payload-cipher.ts'
import { setup } from '../../adapters/testing.ts'

const LOGIN = '/wps/session/login'
const CREDENTIALS = { type: 'username', username: 'demo01', password: 'Demo@123' }
const KEY = 'a1B2c3D4e5F6g7H8'

/** Facts B.4 step by step: the reversed key as little-endian bytes, m^65537 mod n, in hex. */
function wrap(key: string): string {
  const bytes = Buffer.from([...key].toReversed().join(''), 'latin1')
  let message = 0n
  for (const byte of bytes.toReversed()) message = (message << 8n) | BigInt(byte)
  const modulus = BigInt(`0x${publicModulus}`)
  let result = 1n
  let square = message
  for (let rest = 65537n; rest > 0n; rest >>= 1n) {
    if (rest & 1n) result = (result * square) % modulus
    square = (square * square) % modulus
  }
  return result.toString(16).padStart(256, '0')
}

/** Single DES as triple DES with the same key three times, because OpenSSL has only the latter. */
function encrypt(plain: string, key = KEY): string {
  const des = Buffer.from(key.slice(0, 8).repeat(3))
  const cipher = createCipheriv('des-ede3', des, null)
  return cipher.update(plain, 'utf8', 'base64') + cipher.final('base64')
}

const headers = { encryption: wrap(KEY) }
const encrypted = encrypt(JSON.stringify(CREDENTIALS))

test('a login encrypted by another implementation of the cipher is accepted in each of the three wrappers [A-3-20]', async () => {
  const { call } = setup()
  const wrappers = [JSON.stringify({ value: encrypted }), JSON.stringify(encrypted), encrypted]

  for (const body of wrappers) {
    const { status, json } = await call('POST', LOGIN, { headers, body })
    expect([status, json.value?.userName]).toEqual([200, 'demo01'])
  }
})

test('the value plain announces an unencrypted body', async () => {
  const { call } = setup()

  expect((await call('POST', LOGIN, { headers: { encryption: 'plain' }, body: CREDENTIALS })).status).toBe(200)
})

const unreadable: [what: string, sent: { headers?: Record<string, string>; body?: string }, code: string][] = [
  ['no Encryption header', { body: encrypted }, 'missing_encryption'],
  ['an Encryption header that is not hex', { headers: { encryption: 'zz' }, body: encrypted }, 'missing_encryption'],
  [
    'the key of another message',
    { headers: { encryption: wrap('0000000000000000') }, body: encrypted },
    'request_body_required',
  ],
  ['a number for a key', { headers: { encryption: '0' }, body: encrypted }, 'request_body_required'],
  ['no body', { headers }, 'request_body_required'],
  ['a body that is not base64', { headers, body: '{"value":"%%%"}' }, 'request_body_required'],
  ['half of the cipher text', { headers, body: encrypted.slice(0, 20) }, 'request_body_required'],
  ['an object without a value', { headers, body: '{}' }, 'request_body_required'],
  ['encrypted content that is not JSON', { headers, body: encrypt('hello') }, 'request_body_required'],
  ['a plain body that is not JSON', { headers: { encryption: 'plain' }, body: '{' }, 'request_body_required'],
]

test.for(unreadable)('a login with %s is refused with a message, and nothing changes', async ([, sent, code]) => {
  const { call, state } = setup()
  const before = await state()

  const { status, json } = await call('POST', LOGIN, sent)

  expect([status, json.success, json.errorCode]).toEqual([400, false, code])
  expect(json.value.field).toMatch(/^(Encryption|body)$/)
  expect(json.value.reason.length).toBeGreaterThan(5)
  expect(await state()).toBe(before)
})
