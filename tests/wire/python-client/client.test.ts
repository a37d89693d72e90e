import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { createNodeMock, listen } from '@longan/mock-server/node'
import document from '@longan/openapi/document' with { type: 'json' }
import { expect, test } from 'vitest'
import { decryptBody } from '../../../mock-server/src/kernel/http/payload-cipher.ts'
import { rsaDes } from '../../../sdk/src/cipher/gateway-cipher.ts'
import { findPython } from './find-python.ts'
import { serializeReducedDocument, SOURCE_DOCUMENT } from './generated-files.ts'

const client = fileURLToPath(new URL('client.py', import.meta.url))
const file = fileURLToPath(import.meta.resolve('@longan/openapi/document'))
const vector = document.components.parameters.Encryption['x-test-vector']

async function runPythonClient(...args: string[]) {
  const python = findPython()
  if (!python) return undefined
  // -B: no compiled files in the repository.
  const { stdout } = await promisify(execFile)(python, ['-B', client, ...args])
  return JSON.parse(stdout)
}

test('the SDK encrypts the document’s test vector as documented, in both wrappers', () => {
  const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXTZabcdefghiklmnopqrstuvwxyz'
  const { modulus, key, plain, encryption, value } = vector
  const encrypted = (['object', 'raw'] as const).map((body) => {
    const randoms = [...key].map((letter) => (alphabet.indexOf(letter) + 0.5) / alphabet.length)
    return rsaDes({ modulus, body, random: () => randoms.shift()! }).encrypt(plain)
  })

  expect(encrypted).toEqual([
    { encryption, body: JSON.stringify({ value }) },
    { encryption, body: value },
  ])
})

test('the mock decrypts the document’s test vector in both wrappers', () => {
  const { plain, encryption, value } = vector

  for (const body of [JSON.stringify({ value }), value])
    expect(decryptBody(body, encryption)).toEqual(JSON.parse(plain))
})

test('a Python client encrypts the test vector as documented', async (context) => {
  const encrypted = await runPythonClient('seal', file)
  if (!encrypted) return context.skip('this machine has no Python with the modules of a generated client')

  expect(encrypted).toEqual({ encryption: vector.encryption, value: vector.value })
})

test('the generated Python client logs in encrypted, bets and reads the record of its bet', async (context) => {
  const { url, close } = await listen(createNodeMock({ time: Date.parse('2026-11-20T12:42:00Z') }))
  const result = await runPythonClient('play', url).finally(close)
  if (!result) return context.skip('this machine has no Python with the modules of a generated client')

  expect(result.userName).toBe('demo01')
  expect(result.order).toMatchObject({ gameId: 307, bettingContent: '05,27', stake: 20, status: 0 })
  expect(result.record).toMatchObject({ orderNo: result.order.orderNo, numero: result.order.numero, stake: 20 })
  expect(result.paid).toBe(20)
})

test('the Python client was generated from the current document', () => {
  expect(readFileSync(SOURCE_DOCUMENT, 'utf8') === serializeReducedDocument(), 'run "npm run tool -- python"').toBe(
    true,
  )
})
