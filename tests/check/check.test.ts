import { execFileSync } from 'node:child_process'
import { readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from '../../pack/root.ts'
import { createGitFolder } from './git-folder.ts'
import { CHECK_INPUTS } from './inputs.ts'
import { runChecks } from './run-checks.ts'
import { inputsOf, passedChecks } from './unchanged.ts'

const { scripts } = JSON.parse(readFileSync(`${ROOT}package.json`, 'utf8')) as { scripts: Record<string, string> }
const CHECKS = Object.keys(scripts).flatMap((name) => /^check:(?!static$)(.+)/.exec(name)?.[1] ?? [])

/** A repository with all checks; `run` returns which of them ran, and with which files. */
function setup(checks = ['types', 'lint']) {
  const { root, write } = createGitFolder()
  write('package.json', '{}')
  write('web/src/page.ts', 'export const page = 1\n')
  write('.gitignore', '.cache\nnode_modules\n')
  const passed = passedChecks(join(root, '.cache/passed'))
  async function run({ failing = '', meanwhile = () => {}, all = false } = {}) {
    const ran: string[] = []
    const result = await runChecks(checks, {
      inputs: () => inputsOf(root),
      passed,
      all,
      run: (check, files) => {
        ran.push([check, ...(files ?? [])].join(' '))
        meanwhile()
        return Promise.resolve(check !== failing)
      },
    })
    return { ran, ...result }
  }
  return { root, write, run }
}

test('a check runs once while its inputs stay the same', async () => {
  const { run } = setup()

  expect(await run()).toEqual({ ran: ['types', 'lint'], failed: [], unchanged: [] })
  expect(await run()).toEqual({ ran: [], failed: [], unchanged: ['types', 'lint'] })
  expect((await run({ all: true })).ran).toEqual(['types', 'lint'])
})

test('a check runs again after a change that keeps the size and the time of a file', async () => {
  const { root, write, run } = setup()
  await run()
  const { atime, mtime } = statSync(join(root, 'web/src/page.ts'))
  write('web/src/page.ts', 'export const page = 2\n')
  utimesSync(join(root, 'web/src/page.ts'), atime, mtime)

  expect((await run()).ran).toEqual(['types', 'lint web/src/page.ts'])
})

test('every check runs completely after an installation and after a change of the configuration', async () => {
  const { write, run } = setup(CHECKS)
  for (const file of [
    'node_modules/.package-lock.json',
    'package.json',
    '.oxlintrc.json',
    'cspell.json',
    'web/package.json',
  ]) {
    await run()
    write(file, `{ "name": "${file}" }`)
    expect((await run()).ran).toEqual(CHECKS)
  }
})

/** For each check, files with something that it judges. */
const JUDGED: Record<string, Record<string, string>> = {
  architecture: {
    'web/src/features/wallet/balance.tsx': `import { bet } from '../lottery/bet.ts'`,
    'mock-server/src/domains/wallet/wallet.service.ts': `export * from '../inbox/inbox.service.ts'`,
    'tests/wire/independent-server/server.ts': `const sdk = await import('@longan/sdk')`,
    'pack/new.ts': '',
  },
  browsers: {
    'web/src/shared/list.tsx': `Map.groupBy([1], String)`,
    'mock-server/simulators/slot/client/reels.tsx': `Map.groupBy([1], String)`,
    'mock-server/src/kernel/world/world.ts': `Map.groupBy([1], String)`,
    'sdk/src/core.ts': `Map.groupBy([1], String)`,
  },
  completeness: {
    'openapi/paths/vouchers.yaml': '/wps/vouchers: {}',
    'sdk/src/resources/vouchers.ts': 'export const vouchers = 1',
    'mock-server/src/domains/vip/vip.service.ts': 'export const vip = 1',
    'mock-server/simulators/crash/rules/crash.simulator.ts': 'export const crash = 1',
    'contracts/pacts/longan-web-gaming-gateway.json': '{}',
  },
  i18n: {
    'web/src/i18n/en/games.json': '{}',
    'web/src/styles/tokens.css': ':root {}',
    'web/src/features/lobby/tile.module.css': '.tile { color: red }',
    'docs/contributing/glossary.md': '## Terms of the product',
  },
  lint: {
    'web/src/ui/button.tsx': 'debugger',
    'docs/tour.md': '*  list',
    'web/src/styles/tokens.css': 'a{}',
    'openapi/paths/wallet.yaml': 'a:   1',
    'tests/new/new.cjs': 'debugger',
  },
  openapi: {
    'openapi/schemas/wallet.yaml': 'Wallet: {}',
    'sdk/src/schema.gen.ts': 'export {}',
    'openapi/OPERATIONS.md': '# Stale',
    'web/src/i18n/vi/problems.json': '{}',
    'CHANGELOG.md': '# Empty',
  },
  spelling: {
    'web/src/ui/button.tsx': '// A comment',
    'docs/tour.md': 'A sentence',
    'web/src/i18n/en/games.json': '{ "list": "A list" }',
    'openapi/paths/wallet.yaml': 'a: one',
  },
  types: {
    'web/src/ui/button.tsx': 'const one: string = 1',
    'contracts/consumer/configuration.json': '{}',
    'openapi/schemas/wallet.yaml': 'Wallet: {}',
    'docs/site/build.ts': 'const one: string = 1',
  },
  unused: {
    'web/src/ui/button.tsx': 'export const unused = 1',
    'mock-server/src/gateway.ts': 'export const unused = 1',
    '.github/workflows/ci.yml': 'on: push',
    'docs/.vitepress/theme/theme.vue': '<script></script>',
  },
}

test('every check has inputs', () => {
  expect(Object.keys(JUDGED).toSorted()).toEqual(CHECKS.toSorted())
  expect(Object.keys(CHECK_INPUTS).toSorted()).toEqual(CHECKS.toSorted())
})

test.for(CHECKS)('%s runs again after a change of any file that it judges', async (check) => {
  for (const [file, text] of Object.entries(JUDGED[check]!)) {
    const { root, write, run } = setup([check])
    const expected = CHECK_INPUTS[check]!.commandsFor ? `${check} ${file}` : check
    await run()
    write(file, text)
    expect(await run({ failing: check })).toMatchObject({ ran: [expected], failed: [check] })
    expect(await run(), file).toMatchObject({ ran: [expected], failed: [] })
    write(file, `${text} from './changed.ts'`)
    expect((await run()).ran, file).toEqual([expected])
    rmSync(join(root, file))
    expect((await run()).ran, file).toEqual(CHECK_INPUTS[check]!.commandsFor ? [] : [check])
  }
})

test('a change of a page that is not in the documents starts no check of the document or the mock', async () => {
  const { write, run } = setup(CHECKS)
  await run()
  write('web/src/page.ts', 'export const page = 2\n')

  expect((await run()).ran).toEqual(['browsers', 'lint web/src/page.ts', 'spelling web/src/page.ts', 'types', 'unused'])
})

test('architecture runs again if an import is only of types from now on, not if a value changes', async () => {
  const { write, run } = setup(['architecture'])
  const module = (head: string, value: number) => `import ${head} {
  first, // don't split
  second,
} from './other.ts'

export const sum = first + second + ${value}
`
  write('web/src/page.ts', module('', 1))
  await run()
  write('web/src/page.ts', module('', 2))
  expect((await run()).ran).toEqual([])
  write('web/src/page.ts', module('type', 2))
  expect((await run()).ran).toEqual(['architecture'])
})

test('a check that failed runs again, also after the files are as before', async () => {
  const { write, run } = setup()
  await run()
  write('web/src/page.ts', 'export const page = oops\n')

  expect((await run({ failing: 'types' })).failed).toEqual(['types'])
  expect((await run({ failing: 'types' })).ran).toEqual(['types'])
  write('web/src/page.ts', 'export const page = 1\n')
  expect((await run()).ran).toEqual(['types', 'lint web/src/page.ts'])
})

test('of files that a check judges by themselves, those that failed are judged again', async () => {
  const { write, run } = setup(['lint'])
  write('web/src/other.ts', '')
  await run()
  write('web/src/page.ts', 'export const page = oops\n')
  await run({ failing: 'lint' })
  write('web/src/other.ts', 'export {}\n')
  expect((await run()).ran).toEqual(['lint web/src/other.ts web/src/page.ts'])
  await run({ failing: 'lint', all: true })
  expect((await run()).ran).toEqual(['lint'])
})

test('a check during which a file changed runs again', async () => {
  const { write, run } = setup()
  await run({ meanwhile: () => write('web/src/page.ts', 'export const page = 3\n') })

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
