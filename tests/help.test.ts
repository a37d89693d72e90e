import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import manifest from '../package.json' with { type: 'json' }

const root = fileURLToPath(new URL('..', import.meta.url))
const node = (...words: string[]) => spawnSync(process.execPath, words, { cwd: root, encoding: 'utf8' })
const fileOf = (script: string) => /^node (\S+\.ts)/.exec(script)![1]!

const withFlags = [
  'mock',
  'start',
  'preview',
  'build',
  'contracts',
  'verify',
  'trace',
  'mutate',
  'bench',
  'attack',
  'soak',
  'kill',
  'load',
  'edge',
  'scale',
  'foreign',
  'docs',
] as const

test.for(withFlags)('npm run %s explains itself under its own name', (name) => {
  const source = readFileSync(root + fileOf(manifest.scripts[name]), 'utf8')

  expect(source).toContain('readCommand(')
  expect(source).toContain(name === 'start' ? "run: 'npm start'" : `run: 'npm run ${name}'`)
})

test('--help says what a command does, its flags and an example, and ends with 0', () => {
  const { status, stdout, stderr } = node('tests/trace.ts', '--help')

  expect(stdout).toContain('Usage: npm run trace -- [--keep] [--json]\n')
  expect(stdout).toMatch(/--keep +write newly proven rows/)
  expect(stdout).toContain('Example: npm run trace -- --keep')
  expect([status, stderr]).toEqual([0, ''])
})

test.for([
  [['web/serve/start.ts', '--port', '65535'], '--port is at most 65534, not 65535'],
  [['web/serve/preview.ts', '--port', ''], '--port must be a whole number from 0 to 65535, not ""'],
  [['web/serve/preview.ts', '--folder', 'nowhere'], 'There is no built site in nowhere'],
  [['tests/trace.ts', '--colour'], "Unknown option '--colour'"],
  [['tests/e2e.ts', '--bogus'], "Unknown option '--bogus'"],
  [['tests/soak.ts', '--hours', '1'], "Unknown option '--hours'"],
  [['tests/soak.ts', '--players', '0'], '--players must be a whole number from 1 to 200, not "0"'],
] as const)('%j ends with a sentence, the usage and 2', ([words, sentence]) => {
  const { status, stderr } = node(...words)

  expect(stderr).toContain(sentence)
  expect(stderr).toContain('Usage: npm ')
  expect(stderr).not.toContain('    at ')
  expect(status).toBe(2)
})
