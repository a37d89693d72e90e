import { globSync } from 'node:fs'
import { basename } from 'node:path'
import { ROOT } from './root.ts'
import type { PackageDefinition } from './package-definition.ts'

const namesIn = (folder: string) =>
  globSync(`sdk/src/${folder}/*.ts`, { cwd: ROOT })
    .map((file) => basename(file, '.ts'))
    .filter((name) => !name.includes('.test'))
    .toSorted()

const entriesOf = (folder: string, entryPoint: string) =>
  namesIn(folder).map((name) => [`${entryPoint}${name}`, `sdk/src/${folder}/${name}.ts`])

const entries: Record<string, string> = {
  index: 'sdk/src/index.ts',
  core: 'sdk/src/core.ts',
  ...Object.fromEntries([...entriesOf('resources', ''), ...entriesOf('inputs', 'inputs/')]),
}

export const sdk: PackageDefinition = {
  workspace: 'sdk',
  out: 'dist',
  entries,
  entryPoints: Object.fromEntries(Object.keys(entries).map((name) => [name === 'index' ? '.' : `./${name}`, name])),
  dependencies: ['crypto-js', 'openapi-fetch', 'valibot'],
  maxBytes: { packed: 225_000, unpacked: 1_650_000 },
}
