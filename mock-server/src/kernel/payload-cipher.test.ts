import { createCipheriv } from 'node:crypto'
import { expect, test } from 'vitest'
import { publicModulus } from './payload-cipher.ts'
import { setup } from '../adapters/testing.ts'

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

/** Single DES is triple DES with one key three times; OpenSSL has only the latter left. */
function seal(plain: string, key = KEY): string {
  const des = Buffer.from(key.slice(0, 8).repeat(3))
  const cipher = createCipheriv('des-ede3', des, null)
  return cipher.update(plain, 'utf8', 'base64') + cipher.final('base64')
}

const headers = { encryption: wrap(KEY) }
const sealed = seal(JSON.stringify(CREDENTIALS))

test('a login sealed by another implementation of the cipher is read, in each of the three wrappers [A-3-20]', async () => {
  const { call } = setup()
  const wrappers = [JSON.stringify({ value: sealed }), JSON.stringify(sealed), sealed]

  for (const body of wrappers) {
    const { status, json } = await call('POST', LOGIN, { headers, body })
    expect([status, json.value?.userName]).toEqual([200, 'demo01'])
  }
})

test('the word plain announces a body that is not encrypted', async () => {
  const { call } = setup()

  expect((await call('POST', LOGIN, { headers: { encryption: 'plain' }, body: CREDENTIALS })).status).toBe(200)
})

const unreadable: [what: string, sent: { headers?: Record<string, string>; body?: string }, code: string][] = [
  ['no Encryption header', { body: sealed }, 'missing_encryption'],
  ['an Encryption header that is no hex', { headers: { encryption: 'zz' }, body: sealed }, 'missing_encryption'],
  [
    'the key of another message',
    { headers: { encryption: wrap('0000000000000000') }, body: sealed },
    'request_body_required',
  ],
  ['a number for a key', { headers: { encryption: '0' }, body: sealed }, 'request_body_required'],
  ['no body', { headers }, 'request_body_required'],
  ['a body that is no base64', { headers, body: '{"value":"%%%"}' }, 'request_body_required'],
  ['half of the cipher text', { headers, body: sealed.slice(0, 20) }, 'request_body_required'],
  ['an object without a value', { headers, body: '{}' }, 'request_body_required'],
  ['something encrypted that is no JSON', { headers, body: seal('hello') }, 'request_body_required'],
  ['a plain body that is no JSON', { headers: { encryption: 'plain' }, body: '{' }, 'request_body_required'],
]

test.for(unreadable)('a login with %s is refused with words, and nothing changes', async ([, sent, code]) => {
  const { call, state } = setup()
  const before = await state()

  const { status, json } = await call('POST', LOGIN, sent)

  expect([status, json.success, json.errorCode]).toEqual([400, false, code])
  expect(json.value.field).toMatch(/^(Encryption|body)$/)
  expect(json.value.reason.length).toBeGreaterThan(5)
  expect(await state()).toBe(before)
})
