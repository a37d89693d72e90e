import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const script = fileURLToPath(new URL('../lint.ts', import.meta.url))

const CONFIG = `extends: []
apis: { gateway: { root: ./a document.yaml } }
rules: { operation-operationId-url-safe: error, info-license: warn }
`
const documentOf = (operationId: string) => `openapi: 3.1.0
info: { title: a, version: '1' }
paths:
  /a:
    get:
      operationId: ${operationId}
      responses: { '200': { description: ok } }
`

/** Checks a document whose only operation has this id, in a folder of its own. */
function setup(operationId: string, rules = CONFIG) {
  const folder = mkdtempSync(join(realpathSync(tmpdir()), 'longan-lint-'))
  writeFileSync(join(folder, 'rules.yaml'), rules)
  writeFileSync(join(folder, 'a document.yaml'), documentOf(operationId))
  const lint = (...words: string[]) =>
    spawnSync(process.execPath, [script, '--config', 'rules.yaml', ...words], { cwd: folder, encoding: 'utf8' })
  const read = () => JSON.parse(readFileSync(join(folder, 'a.sarif'), 'utf8')) as { runs: { results: object[] }[] }
  return { lint, read, [Symbol.dispose]: () => rmSync(folder, { recursive: true }) }
}

test('SARIF has the rule, file and line of each problem of the document', () => {
  using document = setup('get a')

  const { status, stdout } = document.lint('--sarif', 'a.sarif')

  const place = (startLine: number) => ({
    physicalLocation: {
      artifactLocation: { uri: 'a%20document.yaml' },
      region: expect.objectContaining({ startLine }) as object,
    },
  })
  expect(document.read()).toMatchObject({
    version: '2.1.0',
    runs: [
      {
        tool: {
          driver: { name: 'redocly', rules: [{ id: 'operation-operationId-url-safe' }, { id: 'info-license' }] },
        },
        results: [
          { ruleId: 'operation-operationId-url-safe', level: 'error', locations: [place(6)] },
          { ruleId: 'info-license', level: 'warning', locations: [place(2)] },
        ],
      },
    ],
  })
  expect(stdout).toContain('a document.yaml:6 operation-operationId-url-safe: ')
  expect(status).toBe(1)
})

test('a document without errors passes, with its warnings in SARIF', () => {
  using document = setup('getA')

  expect(document.lint('--sarif', 'a.sarif').status).toBe(0)
  expect(document.read().runs[0]?.results).toHaveLength(1)
})

test('without --sarif the problems are printed, and decide the exit code', () => {
  using document = setup('get a')

  const { status, stdout, stderr } = document.lint()

  expect(stdout + stderr).toContain('operation-operationId-url-safe')
  expect(status).toBe(1)
})

test('an unwritable file and rules that cannot be read are refused', () => {
  using document = setup('getA', 'plugins: [./missing.js]\n')
  const unwritable = document.lint('--sarif', '/nowhere/a.sarif')

  expect(unwritable.stderr).toContain('--sarif: /nowhere/a.sarif cannot be written (ENOENT)')
  expect([unwritable.status, unwritable.stdout]).toEqual([2, ''])
  const unread = document.lint('--sarif', 'a.sarif')
  expect(unread.stderr).toContain('The document was not checked')
  expect(unread.status).toBe(2)
})
