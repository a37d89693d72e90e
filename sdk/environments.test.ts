import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))

/** Checks the types of both packages with the types of one environment, and returns what the compiler says. */
function compileFor(types: { lib: string[]; types: string[] }): string {
  const folder = mkdtempSync(join(tmpdir(), 'longan-environment-'))
  const config = join(folder, 'tsconfig.json')
  const compilerOptions = { ...types, noEmit: true, typeRoots: [`${root}node_modules/@types`] }
  const include = ['sdk/src/**/*.ts', 'sdk/react-query/src/**/*.ts'].map((files) => root + files)
  const exclude = ['sdk/**/*.test.ts', 'sdk/src/testing.ts'].map((files) => root + files)
  writeFileSync(config, JSON.stringify({ extends: `${root}tsconfig.json`, compilerOptions, include, exclude }))
  try {
    const compiler = join(root, 'node_modules/typescript/bin/tsc')
    return spawnSync(process.execPath, [compiler, '-p', config], { encoding: 'utf8' }).stdout
  } finally {
    rmSync(folder, { recursive: true })
  }
}

test.for([
  ['Node', { lib: ['es2023'], types: ['node'] }],
  ['a worker', { lib: ['es2023', 'webworker'], types: [] }],
] as const)('the packages compile without types of the DOM, for %s', ([, { lib, types }]) => {
  expect(compileFor({ lib: [...lib], types: [...types] })).toBe('')
})

test('types of the DOM would be missed', () => {
  expect(compileFor({ lib: ['es2023'], types: [] })).toContain(`Cannot find name 'Response'`)
})
