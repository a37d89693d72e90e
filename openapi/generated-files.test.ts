import { spawnSync } from 'node:child_process'
import { readFileSync, statSync, utimesSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import operations from './dist/operations.gen.json' with { type: 'json' }
import { generatedFiles } from './generated-files.ts'

const textOf = (path: string) => readFileSync(fileURLToPath(new URL(`../${path}`, import.meta.url)), 'utf8')

test('the generated files are up to date with the document', async () => {
  const files = await generatedFiles()

  expect(Object.keys(files).filter((path) => files[path] !== textOf(path))).toEqual([])
})

test('the mock and the app have the sentence of each code; the app does not show the number at its end', () => {
  const inMock = JSON.parse(textOf('openapi/dist/error-messages.gen.json'))
  const inApp = JSON.parse(textOf('web/src/i18n/en/problems.json'))

  expect(Object.keys(inMock)).toEqual(operations.schemas.ErrorCode.enum)
  expect(inMock['launch.failed'].en).toBe(`${inApp['launch.failed']} #727`)
  expect(inMock['points.not.enough'].en).toBe(inApp['points.not.enough'])
})

test('what is missing or older than the document is generated again, and what is up to date is not', () => {
  const file = fileURLToPath(new URL('dist/paths.gen.json', import.meta.url))
  const refresh = () => {
    const { status } = spawnSync(process.execPath, [fileURLToPath(new URL('refresh.ts', import.meta.url))])
    return { status, changedAt: statSync(file).mtimeMs }
  }
  const current = refresh()
  const text = readFileSync(file, 'utf8')

  expect(refresh()).toEqual(current)
  utimesSync(file, 1, 1)
  expect(refresh()).toEqual({ status: 0, changedAt: expect.toSatisfy((time: number) => time > 1000) })
  expect(readFileSync(file, 'utf8')).toBe(text)
})

test('the compact operations have schemas but no prose; a property named description stays', () => {
  const text = JSON.stringify(operations)

  expect(text).not.toMatch(/"(summary|example|examples|x-[a-z-]+)":/)
  expect(operations.schemas.Play.properties.description).toEqual({ type: 'string' })
  expect(operations.schemas.Money).toEqual({ type: 'number' })
})

test('an encrypted operation has the schema of its plain body and of its encrypted body', () => {
  const login = operations.operations.find(({ id }) => id === 'login')

  expect(login).toMatchObject({
    encrypted: true,
    token: 'none',
    enveloped: true,
    body: { schema: { $ref: '#/schemas/LoginInput' }, wrapper: { $ref: '#/schemas/EncryptedBody' } },
  })
})

test('responses under /wps have an envelope, except for the key and responses without content; lotteries have none', () => {
  const bare = operations.operations.filter(({ enveloped }) => !enveloped).map(({ path }) => path)

  expect(bare.filter((path) => !/^\/(lgw|lotto|lotto-vn)\//.test(path))).toEqual([
    '/wps/system/collect',
    '/wps/session/key/rsa',
  ])
})

test('every operation lists its responses by status, without a default', () => {
  for (const { responses } of operations.operations) {
    expect(Object.keys(responses)).toEqual(expect.arrayContaining(['429', '500']))
    expect(Object.keys(responses)[0]).toMatch(/^20[04]$/)
    expect(Object.keys(responses)).not.toContain('default')
  }
})
