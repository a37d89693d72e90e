import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { findMutantProblem, parseMutants } from '../mutate/mutants.ts'
import { readRequirements } from '../trace/requirements.ts'
import { draftOperation } from './places.ts'
import { addImport } from './skeleton.ts'
import manifest from '../../package.json' with { type: 'json' }

const root = fileURLToPath(new URL('../..', import.meta.url))

/** Copies the repository, with links to its dependencies. Inside the repository, so that tools find its ignored folders as usual. */
function copyRepository() {
  // Always the same folder: Vitest and Node store compiled modules by path, and would keep those of every new one.
  const copy = join(root, '.cache', 'new-operation')
  // A run that was killed may have left its copy.
  rmSync(copy, { recursive: true, force: true })
  mkdirSync(copy, { recursive: true })
  // Thousands of files: more than the default of a hook on a busy machine.
  onTestFinished(() => rmSync(copy, { recursive: true }), 60_000)
  const skipped = /(?:^|\/)(?:node_modules|\.cache|\.git|dist-demo|test-results|baselines|web\/dist)$/
  for (const entry of readdirSync(root)) {
    if (skipped.test(entry)) continue
    cpSync(root + entry, join(copy, entry), { recursive: true, filter: (file) => !skipped.test(file) })
  }
  const link = (folder: string, entries: string[]) => {
    mkdirSync(join(copy, folder), { recursive: true })
    for (const name of entries) symlinkSync(join(root, folder, name), join(copy, folder, name))
  }
  const installed = readdirSync(join(root, 'node_modules')).filter((name) => name !== '@longan' && name !== '.bin')
  link('node_modules', installed)
  mkdirSync(join(copy, 'node_modules/@longan'))
  for (const name of manifest.workspaces) {
    symlinkSync(join(copy, name), join(copy, 'node_modules/@longan', basename(name)))
    const own = join(root, name, 'node_modules')
    if (existsSync(own)) link(`${name}/node_modules`, readdirSync(own))
  }
  return copy
}

function run(cwd: string, file: string, ...args: string[]) {
  const env = { ...process.env, NO_COLOR: '1' }
  const { status, stdout, stderr } = spawnSync(process.execPath, [file, ...args], { cwd, encoding: 'utf8', env })
  return { status, output: stdout + stderr }
}

test(
  'the skeleton of an operation passes the checks, and only its contract is left to run',
  { timeout: 300_000 },
  () => {
    const copy = copyRepository()
    const flags = ['--tag', 'rank', '--card', 'rewards/vip-tab', '--vi', 'Tem của tôi', '--en', 'My stamps']
    const fields = ['--fields', 'level:integer,name:text,reward:money,earnedAt:time', '--requirement', 'G-3']

    const written = run(copy, 'tests/tool.ts', 'new', 'operation', 'listStamps', ...flags, ...fields)

    expect(written).toMatchObject({
      status: 0,
      output: expect.stringContaining('Run npm run contracts -- --write --only listStamps'),
    })
    const files = /^Wrote\n((?: {2}.+\n)+)/m.exec(written.output)![1]!.trim().split(/\n */)
    expect(run(copy, 'openapi/generate.ts', '--check')).toEqual({ status: 0, output: '' })
    expect(run(copy, 'node_modules/@redocly/cli/bin/cli.js', 'lint', '--config', 'openapi/redocly.yaml').status).toBe(0)
    const code = files.filter((file) => /\.tsx?$/.test(file))
    expect(run(copy, 'node_modules/typescript/bin/tsc', '--checkers', '1', '--noEmit')).toEqual({
      status: 0,
      output: '',
    })
    expect(run(copy, 'node_modules/oxlint/bin/oxlint', '--quiet', ...code).status).toBe(0)
    const ownTest = run(copy, 'node_modules/vitest/vitest.mjs', 'run', '--project', 'web', 'rewards/stamps-card')
    expect(ownTest.output).toContain('Tests  1 passed')
    const textIn = (file: string) => readFileSync(join(copy, file), 'utf8')
    const mutant = parseMutants(textIn('tests/mutate/mutants.txt')).find(({ file }) => file.includes('stamps-card'))
    expect(findMutantProblem(mutant!, textIn)).toBeUndefined()
    expect(readRequirements(textIn('tests/requirements.csv')).some(({ id }) => id === mutant!.id)).toBe(true)
    const checks = run(
      copy,
      'node_modules/vitest/vitest.mjs',
      'run',
      '--config',
      'contracts/vitest.config.ts',
      'coverage/coverage',
    )
    expect(checks.output.match(/^ *FAIL .*$/gm)).toEqual([expect.stringContaining('has an interaction that succeeds')])
    expect(checks.output).toContain(
      "listStamps has no contract: add test('listStamps', ...) to contracts/interactions/rank.consumer.test.ts if no file of that folder has it, then npm run contracts",
    )
  },
)

const flags = {
  tag: 'rank',
  module: '-',
  path: undefined,
  public: false,
  card: undefined,
  vi: undefined,
  en: '',
  fields: 'id:integer,name:text',
  requirement: undefined,
}

test('a command has no skeleton, and the refusal says what to copy', () => {
  expect(() => draftOperation('claimStamp', flags)).toThrow('copy another command of its domain')
})

test('a card needs a title in both languages', () => {
  expect(() => draftOperation('listStamps', { ...flags, card: 'rewards/vip-tab', en: 'Stamps' })).toThrow(
    '--vi and --en',
  )
})

test('a field has a name and a known kind', () => {
  expect(() => draftOperation('listStamps', { ...flags, fields: 'id:integer,name:string' })).toThrow(
    '"name:string" is no field; write name:kind',
  )
})

test('a name is added to an import once', () => {
  const text = "import type { Call } from '../http.ts'\n"

  expect(addImport(text, 'type Call', '../http.ts')).toBe(text)
  expect(addImport(text, 'type Query', '../http.ts')).toBe("import type { Call, Query } from '../http.ts'\n")
  expect(addImport(text, 'value', '../value.ts')).toBe(`import { value } from '../value.ts'\n${text}`)
})
