import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import operations from './dist/operations.gen.json' with { type: 'json' }
import { generatedFiles } from './generated-files.ts'

const committed = (path: string) => readFileSync(fileURLToPath(new URL(`../${path}`, import.meta.url)), 'utf8')

test('the generated files are those the description gives', async () => {
  const files = await generatedFiles()

  expect(Object.keys(files).filter((path) => files[path] !== committed(path))).toEqual([])
})

test('the lean operations have shapes but no prose; a property named description stays', () => {
  const text = JSON.stringify(operations)

  expect(text).not.toMatch(/"(summary|example|examples|x-[a-z-]+)":/)
  expect(operations.schemas.Play.properties.description).toEqual({ type: 'string' })
  expect(operations.schemas.Money).toEqual({ type: 'number' })
})

test('an encrypted operation shows its plain body and what it travels in', () => {
  const login = operations.operations.find(({ id }) => id === 'login')

  expect(login).toMatchObject({
    encrypted: true,
    token: 'none',
    enveloped: true,
    body: { schema: { $ref: '#/schemas/LoginInput' }, wrapper: { $ref: '#/schemas/EncryptedBody' } },
  })
})

test('replies under /wps are enveloped, the key, the lotteries and what answers nothing are not', () => {
  const bare = operations.operations.filter(({ enveloped }) => !enveloped).map(({ path }) => path)

  expect(bare.filter((path) => !/^\/(lgw|lotto|lotto-vn)\//.test(path))).toEqual([
    '/wps/system/collect',
    '/wps/session/key/rsa',
  ])
})

test('every operation says what it answers and how it fails, and leaves nothing to a default', () => {
  for (const { responses } of operations.operations) {
    expect(Object.keys(responses)).toEqual(expect.arrayContaining(['429', '500']))
    expect(Object.keys(responses)[0]).toMatch(/^20[04]$/)
    expect(Object.keys(responses)).not.toContain('default')
  }
})
