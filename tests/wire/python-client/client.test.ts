import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { createNodeMock, listen } from '@longan/mock-server/node'
import description from '@longan/openapi/description' with { type: 'json' }
import { expect, test } from 'vitest'
import { decryptBody } from '../../../mock-server/src/kernel/payload-cipher.ts'
import { rsaDes } from '../../../sdk/src/cipher/rsa-des.ts'
import { findPython } from './find-python.ts'
import { cutOfToday, MADE_OF } from './made.ts'

const client = fileURLToPath(new URL('client.py', import.meta.url))
const file = fileURLToPath(import.meta.resolve('@longan/openapi/description'))
const vector = description.components.parameters.Encryption['x-test-vector']

/** What the client in Python prints; nothing on a machine without what it needs, where the tests say that they were skipped. */
async function foreign(...args: string[]) {
  const python = findPython()
  if (!python) return undefined
  // It leaves no compiled files beside its own.
  const { stdout } = await promisify(execFile)(python, ['-B', client, ...args])
  return JSON.parse(stdout)
}

test('the SDK seals the test vector of the description as it says, in both wrappers', () => {
  const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXTZabcdefghiklmnopqrstuvwxyz'
  const { modulus, key, plain, encryption, value } = vector
  const sealed = (['object', 'raw'] as const).map((body) => {
    const chances = [...key].map((letter) => (alphabet.indexOf(letter) + 0.5) / alphabet.length)
    return rsaDes({ modulus, body, random: () => chances.shift()! }).seal(plain)
  })

  expect(sealed).toEqual([
    { encryption, body: JSON.stringify({ value }) },
    { encryption, body: value },
  ])
})

test('the mock reads the test vector of the description in both wrappers', () => {
  const { plain, encryption, value } = vector

  for (const body of [JSON.stringify({ value }), value])
    expect(decryptBody(body, encryption)).toEqual(JSON.parse(plain))
})

test('a client in another language seals the test vector as the description says', async (context) => {
  const sealed = await foreign('seal', file)
  if (!sealed) return context.skip('this machine has no Python with the modules of a generated client')

  expect(sealed).toEqual({ encryption: vector.encryption, value: vector.value })
})

test('generated from the description it logs in encrypted, bets and reads the record of its bet', async (context) => {
  const { url, close } = await listen(createNodeMock({ time: Date.parse('2026-11-20T12:42:00Z') }))
  const seen = await foreign('play', url).finally(close)
  if (!seen) return context.skip('this machine has no Python with the modules of a generated client')

  expect(seen.userName).toBe('demo01')
  expect(seen.order).toMatchObject({ gameId: 307, bettingContent: '05,27', stake: 20, status: 0 })
  expect(seen.record).toMatchObject({ orderNo: seen.order.orderNo, numero: seen.order.numero, stake: 20 })
  expect(seen.paid).toBe(20)
})

test('the client was generated from the description of today', () => {
  expect(readFileSync(MADE_OF, 'utf8') === cutOfToday(), 'make it again: npm run foreign').toBe(true)
})
