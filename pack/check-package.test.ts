import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { packageProblems } from './check-package.ts'
import { manifestFor } from './manifest.ts'
import type { Recipe } from './recipe.ts'
import { ROOT } from './root.ts'

const recipe: Recipe = {
  room: 'sdk',
  about: 'A package as small as it can be.',
  out: 'dist',
  entries: { index: 'sdk/src/index.ts' },
  doors: { '.': 'index' },
  dependencies: ['valibot'],
  node: '>=20.11',
  most: { packed: 2000, unpacked: 4000 },
}

const good = {
  'dist/index.js': 'import * as v from "valibot";\nexport const one = v.number();\n',
  'dist/index.d.ts': 'export declare const one: unknown;\n',
}

/** What is said of a package with these files in place of the good ones. */
async function judged(files: Record<string, string>, more: Partial<Recipe> = {}) {
  const own = { ...recipe, ...more }
  const manifest = manifestFor(own)
  const above = mkdtempSync(join(tmpdir(), 'longan-judge-'))
  const folder = join(above, 'package')
  const all = { ...good, 'package.json': JSON.stringify(manifest), ...files }
  for (const [name, text] of Object.entries(all)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), text)
  }
  spawnSync('tar', ['-czf', 'package.tgz', 'package'], { cwd: above })
  const tarball = readFileSync(join(above, 'package.tgz'))
  const unpacked = Object.values(all).join('').length
  const found = await packageProblems({ recipe: own, manifest, folder, tarball, unpacked })
  rmSync(above, { recursive: true })
  return found.join('\n')
}

test('a package that is as it should be is let through', async () => {
  expect(await judged({})).toBe('')
})

test.for([
  ['brings sources', { 'dist/index.ts': 'export {}' }, 'dist/index.ts is TypeScript'],
  ['needs what it does not name', { 'dist/index.js': 'import x from "esbuild";\nexport { x };' }, 'imports esbuild'],
  ['needs it later', { 'dist/index.js': 'export const x = () => import("vite");' }, 'dist/index.js imports vite'],
  [
    'has types of a runtime',
    {
      'dist/index.d.ts':
        'import { DurableObject } from "cloudflare:workers";\nexport declare class X extends DurableObject {}\n',
    },
    'dist/index.d.ts imports cloudflare:workers',
  ],
  ['says what only the repository has', { 'dist/index.js': 'export const x = "npm run mock";' }, 'speaks of a script'],
  [
    'tells where it was built',
    { 'dist/index.js.map': `{"sources":["${ROOT}sdk/src/index.ts"]}` },
    'where it was built',
  ],
  [
    'has a page of the repository',
    { 'README.md': 'See [that](../elsewhere.md).' },
    'README.md leads to ../elsewhere.md',
  ],
  ['types what only the repository has', { 'README.md': 'Type `npm run mock`.' }, 'README.md speaks of a script'],
  ['is large', { 'dist/more.js': '1;'.repeat(2000) }, 'its content has'],
  [
    'lacks a file that it names',
    { 'dist/index.js': '', 'package.json': JSON.stringify({ ...manifestFor(recipe), exports: './dist/gone.js' }) },
    'publint says:',
  ],
  ['is CommonJS behind a door of modules', { 'dist/index.js': 'exports.one = 1;' }, 'publint says:'],
  ['has types that cannot be found', { 'dist/index.d.ts': 'export * from "./gone.js";' }, 'its types are wrong'],
] as const)('a package that %s is refused', async ([, files, sentence]) => {
  expect(await judged(files)).toContain(sentence)
})
