import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { expect, test, vi } from 'vitest'
import { longan, ownFolder } from '../testing.ts'

const CLI = 'mock-server/src/adapters/cli/longan.ts'
const DIFFERENCE = 'The first difference is request 7: POST /wps/deposits'

/** The source of a command line that replays every recording with this outcome. */
const replaying = (code: number, line: string) =>
  `process.${code === 2 ? 'stderr' : 'stdout'}.write(${JSON.stringify(`${line}\n`)}); process.exitCode = ${code}\n`

async function write(file: string, text: string) {
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, text)
}

/** A repository with a commit per source of its command line, tagged v1, v2 and so on. */
async function repository(folder: { file(name: string): string }, ...sources: string[]) {
  const root = folder.file('repository')
  await write(`${root}/package.json`, '{"type":"module"}')
  const git = (...words: string[]) =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.com', ...words], {
      cwd: root,
      env: { ...process.env, GIT_CONFIG_GLOBAL: '/dev/null' },
    }).toString()
  git('init', '--quiet')
  await write(`${root}/README.md`, 'empty')
  git('add', '.')
  git('commit', '--quiet', '-m', 'empty')
  git('tag', 'v0')
  for (const [index, source] of sources.entries()) {
    await write(`${root}/${CLI}`, source)
    git('add', '.')
    git('commit', '--quiet', '--allow-empty', '-m', `v${index + 1}`)
    git('tag', `v${index + 1}`)
  }
  await mkdir(`${root}/node_modules`)
  const recording = folder.file('found.recording.json')
  await writeFile(recording, '{}')
  return { root, git, recording }
}

function inFolder(folder: string) {
  const cwd = process.cwd()
  process.chdir(folder)
  return { [Symbol.dispose]: () => process.chdir(cwd) }
}

const FAILS = replaying(1, DIFFERENCE)
const PASSES = replaying(0, '12 requests: no differences')

test('a recording fails at the commit before and passes at the commit after', async () => {
  await using folder = await ownFolder()
  const { root, git, recording } = await repository(folder, FAILS, PASSES)
  using _cwd = inFolder(root)
  const report = folder.file('report.json')

  const { code, out } = await longan('prove', recording, '--before', 'v1', '--after', 'v2', '--json', report)

  expect(out).toMatch(/^before {2}✗ fails with v1 \(\w{9}\)\n {8}The first difference is request 7/)
  expect(out).toMatch(/\nafter {3}✓ passes with v2 \(\w{9}\)\n {8}12 requests: no differences\nProven: .+\n$/)
  expect(code).toBe(0)
  expect(JSON.parse(await readFile(report, 'utf8'))).toMatchObject({ isProven: true, before: { passes: false } })
  expect(git('worktree', 'list').trim().split('\n')).toHaveLength(1)
})

test.for([
  [PASSES, PASSES, 'passes with both versions'],
  [FAILS, FAILS, 'fails with both versions'],
  [PASSES, FAILS, 'passes before and fails after'],
] as const)('nothing is proven otherwise: %#', async ([before, after, verdict]) => {
  await using folder = await ownFolder()
  const { root, recording } = await repository(folder, before, after)
  using _cwd = inFolder(root)

  const { code, out } = await longan('prove', recording, '--before', 'v1', '--after', 'v2')

  expect(out).toContain(`Not proven: the recording ${verdict}`)
  expect(code).toBe(1)
})

test('two folders with installed packages are compared', async () => {
  await using folder = await ownFolder()
  const { root, recording } = await repository(folder)
  using _cwd = inFolder(root)
  for (const [name, source] of [
    ['old', FAILS],
    ['new', PASSES],
  ] as const) {
    const home = `${root}/${name}/node_modules/@longan/mock-server`
    await write(`${home}/package.json`, '{"version":"0.1.0","type":"module","bin":{"longan":"bin.js"}}')
    await write(`${home}/bin.js`, source)
  }

  const { out } = await longan('prove', recording, '--before', 'old', '--after', 'new')

  expect(out).toContain('✗ fails with old (0.1.0)')
  expect(out).toContain('Proven:')
})

test.for([
  ['A recording is missing', []],
  ['without the fix is missing', ['FILE']],
  ['with the fix is missing', ['FILE', '--before', 'v1']],
  ['ENOENT', ['missing.json', '--before', 'v1', '--after', 'v2']],
  ['--before: there is no commit "nowhere" here', ['FILE', '--before', 'nowhere', '--after', 'v2']],
  ['--before: there is no commit "--all" here', ['FILE', '--before=--all', '--after', 'v2']],
  [`--before: the commit "v0" has no ${CLI}`, ['FILE', '--before', 'v0', '--after', 'v2']],
  ['--after: there is no commit "nowhere" here', ['FILE', '--before', 'v2', '--after', 'nowhere']],
  ['with v2 (', ['FILE', '--before', 'v1', '--after', 'v2']],
] as const)('wrong versions and files are refused in a sentence: %s', async ([sentence, words]) => {
  await using folder = await ownFolder()
  const broken = replaying(2, 'The recording is not one')
  const { root, git, recording } = await repository(folder, FAILS, broken)
  using _cwd = inFolder(root)

  const { code, err } = await longan('prove', ...words.map((word) => (word === 'FILE' ? recording : word)))

  expect(err).toContain(sentence)
  expect(code).toBe(2)
  expect(git('worktree', 'list').trim().split('\n')).toHaveLength(1)
})

test('the reason of a version that cannot replay a file is said once', async () => {
  await using folder = await ownFolder()
  const file = folder.file('found.recording.json')
  const broken = replaying(2, `Failed to replay ${file}: it is no recording`)
  const { root } = await repository(folder, broken)
  using _cwd = inFolder(root)

  const { err } = await longan('prove', file, '--before', 'v1', '--after', 'v1')

  expect(err).toMatch(/^Failed to replay \S+ with v1 \(\w{9}\): it is no recording\n/)
})

test('outside of a repository commits are refused', async () => {
  await using folder = await ownFolder()
  await writeFile(folder.file('a.json'), '{}')
  using _cwd = inFolder(dirname(folder.file('a.json')))
  vi.stubEnv('GIT_CEILING_DIRECTORIES', dirname(dirname(folder.file('a.json'))))

  const { err } = await longan('prove', 'a.json', '--before', 'v1', '--after', 'v2')

  expect(err).toContain('this folder is in no git repository')
  expect(existsSync('.git')).toBe(false)
})
