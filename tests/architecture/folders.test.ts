import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { packages } from './packages.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const MAX_FILES = 30

/** Plain lists: each entry has the name that a reader searches for, so they are not read from top to bottom. */
const lists: readonly string[] = [
  'contracts/interactions',
  'docs/decisions',
  'openapi/schemas',
  'sdk/src/operations',
  'sdk/react-query/src/modules',
  'sdk/src/resources',
  'tests/e2e',
  'tests/visual/baselines',
  'web/src/i18n/en',
  'web/src/i18n/vi',
]

/** Results of builds and of tests. */
const generated = /(?:^|\/)(?:node_modules|dist|dist-demo|test-results|pacts|\..+)$/

function foldersIn(folder: string): { folder: string; files: number }[] {
  const entries = readdirSync(root + folder, { withFileTypes: true }).filter(({ name }) => !generated.test(name))
  const inner = entries.filter((entry) => entry.isDirectory()).flatMap(({ name }) => foldersIn(`${folder}/${name}`))
  return [{ folder, files: entries.filter((entry) => entry.isFile()).length }, ...inner]
}

const all = packages.flatMap((name) => foldersIn(name))

test('no folder has more than 30 files, except for plain lists', () => {
  const long = all.filter(({ folder, files }) => files > MAX_FILES && !lists.includes(folder))

  expect(long.map(({ folder, files }) => `${folder} has ${files} files: sort them into folders`)).toEqual([])
})

test('each exception is a folder with more than 30 files', () => {
  const short = lists.filter((name) => !all.some(({ folder, files }) => folder === name && files > MAX_FILES))

  expect(short).toEqual([])
})
