import { spawnSync } from 'node:child_process'
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { packages } from './packages.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const configFiles = ['.dependency-cruiser.cjs', '.oxlintrc.json', 'tsconfig.json', 'package.json']

const LINT_PLUGIN = '@tanstack/eslint-plugin-query'

/** Entry points of packages and two libraries, so that imports of them resolve. */
const entryPoints = {
  'sdk/src/index.ts': 'export const gateway = 1',
  'mock-server/src/mock-server.ts': 'export const mock = 1',
  'mock-server/src/adapters/node.ts': 'export const server = 1',
  'node_modules/@base-ui/react/package.json': '{ "name": "@base-ui/react", "exports": "./index.js" }',
  'node_modules/@base-ui/react/index.js': 'export const Dialog = 1',
  'node_modules/msw/package.json': '{ "name": "msw", "exports": "./index.js" }',
  'node_modules/msw/index.js': 'export const http = 1',
}

type ViolationFixture = { folder: string; [Symbol.dispose]: () => void }

export function createViolationFixture(files: Record<string, string>): ViolationFixture {
  const folder = mkdtempSync(join(tmpdir(), 'longan-architecture-'))
  mkdirSync(join(folder, 'node_modules/@longan'), { recursive: true })
  mkdirSync(join(folder, 'node_modules/@tanstack'))
  symlinkSync(join(root, 'node_modules', LINT_PLUGIN), join(folder, 'node_modules', LINT_PLUGIN))
  for (const file of configFiles) copyFileSync(join(root, file), join(folder, file))
  for (const name of packages) {
    mkdirSync(join(folder, name))
    if (!existsSync(join(root, name, 'package.json'))) continue
    copyFileSync(join(root, name, 'package.json'), join(folder, name, 'package.json'))
    symlinkSync(join(folder, name), join(folder, 'node_modules/@longan', name))
  }
  for (const [path, text] of Object.entries({ ...entryPoints, ...files })) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), `${text}\n`)
  }
  return { folder, [Symbol.dispose]: () => rmSync(folder, { recursive: true, force: true }) }
}

export function checkArchitecture({ folder }: ViolationFixture) {
  return run([join(root, 'tests/architecture/cruise.ts'), folder], folder)
}

export function lintFixture({ folder }: ViolationFixture) {
  return run([join(root, 'node_modules/oxlint/bin/oxlint'), '--format', 'unix'], folder)
}

function run(args: string[], cwd: string) {
  const { stdout, stderr, status } = spawnSync(process.execPath, args, { cwd, encoding: 'utf8' })
  return { lines: `${stdout}${stderr}`.split('\n'), status }
}
