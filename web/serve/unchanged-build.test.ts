import { rmSync, statSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createGitFolder } from '../../tests/check/git-folder.ts'
import { buildRecord, hashInputs } from './unchanged-build.ts'

/** A repository whose app is built. */
async function setup() {
  const { root, write } = createGitFolder()
  write('.gitignore', '.cache\nnode_modules\ndist\n')
  write('package.json', '{}')
  write('web/src/page.ts', 'export const page = 1\n')
  write('web/dist/index.html', '<html>')
  const record = buildRecord(join(root, 'web/dist'), root)
  await record.store(hashInputs(root))
  return { root, write, record, isCurrent: () => record.isOf(hashInputs(root)) }
}

test('a build is current until an input changes', async () => {
  const { isCurrent, write } = await setup()
  expect(await isCurrent()).toBe(true)

  for (const file of ['web/src/page.test.ts', 'tests/e2e/wallet.spec.ts', 'docs/tour.md', 'contracts/run.ts'])
    write(file, 'new')
  expect(await isCurrent()).toBe(true)
})

test.for([
  'web/src/new.css',
  'web/index.html',
  'web/serve/build.ts',
  'web/public/config.json',
  'web/vite.config.ts',
  'mock-server/src/kernel/world/world.ts',
  'mock-server/simulators/slot/client/reels.tsx',
  'sdk/src/core.ts',
  'openapi/paths/wallet.yaml',
  'openapi/dist/operations.gen.json',
  'browsers.ts',
  'package.json',
  'package-lock.json',
  'node_modules/.package-lock.json',
])('a build is not current after a change of %s', async (file) => {
  const { isCurrent, write } = await setup()

  write(file, '{ "is": "new" }')

  expect(await isCurrent()).toBe(false)
})

test('a build is not current after a change that keeps the size and the time of a file, and is again without it', async () => {
  const { root, isCurrent, write } = await setup()
  const { atime, mtime } = statSync(join(root, 'web/src/page.ts'))

  write('web/src/page.ts', 'export const page = 2\n')
  utimesSync(join(root, 'web/src/page.ts'), atime, mtime)
  expect(await isCurrent()).toBe(false)

  write('web/src/page.ts', 'export const page = 1\n')
  expect(await isCurrent()).toBe(true)
})

test('a build is not current if its files are others than it wrote', async () => {
  const { root, isCurrent, write } = await setup()

  write('web/dist/index.html', '<HTML>')
  expect(await isCurrent()).toBe(false)

  write('web/dist/index.html', '<html>')
  write('web/dist/m/live.html', '')
  expect(await isCurrent()).toBe(false)

  rmSync(join(root, 'web/dist'), { recursive: true })
  expect(await isCurrent()).toBe(false)
})

test('where git cannot list the files, no build is current', async () => {
  const { root, record } = await setup()
  rmSync(join(root, '.git'), { recursive: true })

  await record.store(hashInputs(root))

  expect(await record.isOf(hashInputs(root))).toBe(false)
})
