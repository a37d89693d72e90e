import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { runChecks } from './run-checks.ts'
import { inputsOf, passedChecks } from './unchanged.ts'

/** A repository with two checks; `run` returns which of them ran. */
function setup() {
  const root = mkdtempSync(join(tmpdir(), 'longan-check-'))
  onTestFinished(() => rmSync(root, { recursive: true, force: true }))
  const write = (file: string, text: string) => writeFileSync(join(root, file), text)
  execFileSync('git', ['init', '--quiet'], { cwd: root })
  write('package.json', '{}')
  write('page.ts', 'export const page = 1\n')
  write('.gitignore', '.cache\nnode_modules\n')
  const passed = passedChecks(join(root, '.cache/passed'))
  async function run({ failing = '', meanwhile = () => {}, all = false } = {}) {
    const ran: string[] = []
    const result = await runChecks(['types', 'lint'], {
      inputs: () => inputsOf(root),
      passed,
      all,
      run: (check) => {
        ran.push(check)
        meanwhile()
        return Promise.resolve(check !== failing)
      },
    })
    return { ran, ...result }
  }
  return { root, write, run }
}

test('a check runs once while all files stay the same', async () => {
  const { run } = setup()

  expect(await run()).toEqual({ ran: ['types', 'lint'], failed: [], unchanged: [] })
  expect(await run()).toEqual({ ran: [], failed: [], unchanged: ['types', 'lint'] })
  expect((await run({ all: true })).ran).toEqual(['types', 'lint'])
})

test('every check runs again after a change that keeps the size and the time of a file', async () => {
  const { root, write, run } = setup()
  await run()
  const { atime, mtime } = statSync(join(root, 'page.ts'))
  write('page.ts', 'export const page = 2\n')
  utimesSync(join(root, 'page.ts'), atime, mtime)

  expect((await run()).ran).toEqual(['types', 'lint'])
})

test('every check runs again after a new file, a removed file and an installation', async () => {
  const { root, write, run } = setup()
  mkdirSync(join(root, 'node_modules'))
  const changes = [
    () => write('new.ts', ''),
    () => rmSync(join(root, 'page.ts')),
    () => write('node_modules/.package-lock.json', '{"packages":{}}'),
  ]

  for (const change of changes) {
    await run()
    change()
    expect((await run()).ran).toEqual(['types', 'lint'])
  }
})

test('a check that failed runs again, also after the files are as before', async () => {
  const { write, run } = setup()
  await run()
  write('page.ts', 'export const page = oops\n')

  expect((await run({ failing: 'types' })).failed).toEqual(['types'])
  expect((await run({ failing: 'types' })).ran).toEqual(['types'])
  write('page.ts', 'export const page = 1\n')
  expect((await run()).ran).toEqual(['types', 'lint'])
})

test('a check during which a file changed runs again', async () => {
  const { write, run } = setup()
  await run({ meanwhile: () => write('page.ts', 'export const page = 3\n') })

  expect((await run()).ran).toEqual(['types', 'lint'])
})

test.for(['without a repository', 'ignored by a repository around it'])('a copy %s runs every check', async (copy) => {
  const { root, run } = setup()
  rmSync(join(root, '.git'), { recursive: true })
  if (copy.startsWith('ignored')) {
    execFileSync('git', ['init', '--quiet'], { cwd: root })
    writeFileSync(join(root, '.gitignore'), '*')
  }
  await run()

  expect((await run()).ran).toEqual(['types', 'lint'])
})
