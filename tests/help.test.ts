import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import manifest from '../package.json' with { type: 'json' }

const root = fileURLToPath(new URL('..', import.meta.url))
const node = (...words: string[]) => spawnSync(process.execPath, words, { cwd: root, encoding: 'utf8' })

const COUNT_MODULES = `
import { registerHooks } from 'node:module'
let count = 0
registerHooks({ load: (url, context, next) => (count += url.startsWith('file:'), next(url, context)) })
process.on('exit', () => process.stderr.write('modules: ' + count + '\\n'))`
const NODE_OPTIONS = `--import=data:text/javascript,${encodeURIComponent(COUNT_MODULES)}`
/** Vite alone has 30 modules, the mock and Playwright have hundreds. */
const MAX_MODULES = { script: 50, tool: 20 }

/** Runs a command with --help. `modules` is the number of files that it loads. */
function helpOf(...words: string[]) {
  const options = { cwd: root, encoding: 'utf8', env: { ...process.env, NODE_OPTIONS } } as const
  const { stdout, stderr, status } = spawnSync(process.execPath, [...words, '--help'], options)
  const modules = Number(/^modules: (\d+)$/m.exec(stderr)?.[1])
  return { stdout, status, modules }
}
const fileOf = (script: string) => /^node (?:--import \S+ )?(\S+\.ts)/.exec(script)![1]!

const scripts = [
  'start',
  'preview',
  'build',
  'contracts',
  'verify',
  'bench',
  'brand',
  'docs',
  'check',
  'lint:openapi',
] as const
const tools = [
  'trace',
  'mutate',
  'security',
  'soak',
  'crash',
  'load',
  'edge',
  'scale',
  'python',
  'packages',
  'new',
  'configure',
  'invalidation',
]

test.for(scripts)('npm run %s has a --help with its own name', (name) => {
  const source = readFileSync(root + fileOf(manifest.scripts[name]), 'utf8')

  expect(source).toContain('readCommand(')
  expect(source).toContain(name === 'start' ? "run: 'npm start'" : `run: 'npm run ${name}'`)
})

test.for(scripts)('npm run %s --help answers before it loads its tools', (name) => {
  const { stdout, status, modules } = helpOf(fileOf(manifest.scripts[name]))

  expect(stdout).toContain('Usage: npm ')
  expect(status).toBe(0)
  expect(modules).toBeLessThan(MAX_MODULES.script)
})

test('npm run mock has a --help with its own name, although npx longan runs the same file', () => {
  const { stdout, status } = node(fileOf(manifest.scripts.mock), '--help')

  expect(stdout).toContain('Usage: npm run mock')
  expect(stdout).toContain('Example: npm run mock -- ')
  expect(status).toBe(0)
})

test('every tool has a --help with its own name', () => {
  const { stdout, status } = node('tests/tool.ts', '--help')
  expect(status).toBe(0)

  for (const name of tools) expect(stdout).toMatch(new RegExp(`^  ${name} +\\w`, 'm'))
  expect(stdout.match(/^ {2}\w+ {2,}/gm)).toHaveLength(tools.length)
})

test.for(tools)('npm run tool -- %s --help shows its usage before it loads anything else', (name) => {
  const { stdout, status, modules } = helpOf('tests/tool.ts', name)

  expect(stdout).toContain(`Usage: npm run tool -- ${name}`)
  expect(status).toBe(0)
  expect(modules).toBeLessThan(MAX_MODULES.tool)
})

test('an unknown tool is refused with the list of tools', () => {
  const { stderr, status } = node('tests/tool.ts', 'paint')

  expect(stderr).toContain('Unknown tool "paint"')
  expect(stderr).toContain('  trace ')
  expect(status).toBe(2)
})

test('--help prints the description, flags and an example, and exits with 0', () => {
  const { status, stdout, stderr } = node('tests/trace.ts', '--help')

  expect(stdout).toContain('Usage: npm run tool -- trace [--json] [--junit FILE]\n')
  expect(stdout).toMatch(/--json +print JSON/)
  expect(stdout).toContain('Example: npm run tool -- trace --junit trace.xml')
  expect([status, stderr]).toEqual([0, ''])
})

test.for([
  [['web/serve/start.ts', '--port', '65535'], '--port is at most 65534, not 65535'],
  [['web/serve/preview.ts', '--port', ''], '--port must be an integer from 0 to 65535, not ""'],
  [['web/serve/preview.ts', '--folder', 'nowhere'], 'There is no built site in nowhere'],
  [['tests/trace.ts', '--colour'], "Unknown option '--colour'"],
  [['tests/e2e.ts', '--bogus'], "Unknown option '--bogus'"],
  [['tests/soak.ts', '--hours', '1'], "Unknown option '--hours'"],
  [['tests/soak.ts', '--players', '0'], '--players must be an integer from 1 to 200, not "0"'],
] as const)('%j prints the reason and the usage, and exits with 2', ([words, sentence]) => {
  const { status, stderr } = node(...words)

  expect(stderr).toContain(sentence)
  expect(stderr).toContain('Usage: npm ')
  expect(stderr).not.toContain('    at ')
  expect(status).toBe(2)
})

test.for([[''], ['package.json']])('npm run tool -- edge refuses the store %j before it builds', ([store]) => {
  const { stderr, stdout, status } = node('tests/tool.ts', 'edge', '--store', store!)

  expect(stderr).toContain(`--store must be a folder, not "${store}"`)
  expect([stdout, status]).toEqual(['', 2])
})
