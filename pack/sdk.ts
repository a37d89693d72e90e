import { globSync } from 'node:fs'
import { basename } from 'node:path'
import { ROOT } from './root.ts'
import type { Recipe } from './recipe.ts'

const namesIn = (folder: string) =>
  globSync(`sdk/src/${folder}/*.ts`, { cwd: ROOT })
    .map((file) => basename(file, '.ts'))
    .filter((name) => !name.includes('.test'))
    .toSorted()

const own = (folder: string, door: string) =>
  namesIn(folder).map((name) => [`${door}${name}`, `sdk/src/${folder}/${name}.ts`])

const entries: Record<string, string> = {
  index: 'sdk/src/index.ts',
  core: 'sdk/src/core.ts',
  ...Object.fromEntries([...own('resources', ''), ...own('inputs', 'inputs/')]),
}

export const sdk: Recipe = {
  room: 'sdk',
  about: 'The typed client of the gateway: one method per operation, one typed error, the gateway’s encryption.',
  out: 'dist',
  entries,
  doors: Object.fromEntries(Object.keys(entries).map((name) => [name === 'index' ? '.' : `./${name}`, name])),
  dependencies: ['crypto-js', 'openapi-fetch', 'valibot'],
  node: '>=20.11',
  most: { packed: 225_000, unpacked: 1_650_000 },
}
