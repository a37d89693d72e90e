import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { packageProblems } from './check-package.ts'
import { manifestFor } from './manifest.ts'
import type { PackageDefinition } from './package-definition.ts'
import { ROOT } from './root.ts'

const definition: PackageDefinition = {
  workspace: 'sdk',
  out: 'dist',
  entries: { index: 'sdk/src/index.ts' },
  entryPoints: { '.': 'index' },
  dependencies: ['valibot'],
  maxBytes: { packed: 2000, unpacked: 4000 },
}

const good = {
  'dist/index.js': 'import * as v from "valibot";\nexport const one = v.number();\n',
  'dist/index.d.ts': 'export declare const one: unknown;\n',
}

async function problemsOf(files: Record<string, string>, more: Partial<PackageDefinition> = {}) {
  const changed = { ...definition, ...more }
  const manifest = manifestFor(changed)
  const parent = mkdtempSync(join(tmpdir(), 'longan-package-'))
  const folder = join(parent, 'package')
  const all = { ...good, 'package.json': JSON.stringify(manifest), ...files }
  for (const [name, text] of Object.entries(all)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), text)
  }
  spawnSync('tar', ['-czf', 'package.tgz', 'package'], { cwd: parent })
  const tarball = readFileSync(join(parent, 'package.tgz'))
  const unpacked = Object.values(all).join('').length
  const found = await packageProblems({ definition: changed, manifest, folder, tarball, unpacked })
  rmSync(parent, { recursive: true })
  return found.join('\n')
}

test('a valid package has no problems', async () => {
  expect(await problemsOf({})).toBe('')
})

test.for([
  ['contains sources', { 'dist/index.ts': 'export {}' }, 'dist/index.ts is TypeScript'],
  ['contains source maps', { 'dist/index.js.map': '{}' }, 'dist/index.js.map is a source map'],
  [
    'imports an undeclared dependency',
    { 'dist/index.js': 'import x from "esbuild";\nexport { x };' },
    'imports esbuild',
  ],
  [
    'imports an undeclared dependency dynamically',
    { 'dist/index.js': 'export const x = () => import("vite");' },
    'dist/index.js imports vite',
  ],
  [
    'has types of a runtime',
    {
      'dist/index.d.ts':
        'import { DurableObject } from "cloudflare:workers";\nexport declare class X extends DurableObject {}\n',
    },
    'dist/index.d.ts imports cloudflare:workers',
  ],
  [
    'mentions a command of the repository',
    { 'dist/index.js': 'export const x = "npm run mock";' },
    'mentions an npm script',
  ],
  [
    'contains the path of the build folder',
    { 'dist/more.js': `export const source = "${ROOT}sdk/src/index.ts";` },
    'contains the path of the repository',
  ],
  [
    'has a page with a link into the repository',
    { 'README.md': 'See [that](../elsewhere.md).' },
    'README.md links to ../elsewhere.md',
  ],
  [
    'has a page with a command of the repository',
    { 'README.md': 'Type `npm run mock`.' },
    'README.md mentions an npm script',
  ],
  ['is too large', { 'dist/more.js': '1;'.repeat(2000) }, 'its content has'],
  [
    'lacks a file of its manifest',
    { 'dist/index.js': '', 'package.json': JSON.stringify({ ...manifestFor(definition), exports: './dist/gone.js' }) },
    'publint:',
  ],
  ['is CommonJS although it is declared as ESM', { 'dist/index.js': 'exports.one = 1;' }, 'publint:'],
  ['has types that cannot be found', { 'dist/index.d.ts': 'export * from "./gone.js";' }, 'its types are wrong'],
] as const)('a package that %s is refused', async ([, files, sentence]) => {
  expect(await problemsOf(files)).toContain(sentence)
})
