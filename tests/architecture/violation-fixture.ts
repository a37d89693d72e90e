import { spawnSync } from 'node:child_process'
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { rooms } from './rooms.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const laws = ['.dependency-cruiser.cjs', '.oxlintrc.json', 'tsconfig.json', 'package.json']

/** The rooms' doors and two outside libraries, as far as an import of them has to arrive somewhere. */
const walls = {
  'sdk/src/index.ts': 'export const gateway = 1',
  'mock-server/src/mock-server.ts': 'export const mock = 1',
  'mock-server/src/adapters/node.ts': 'export const server = 1',
  'node_modules/@base-ui/react/package.json': '{ "name": "@base-ui/react", "exports": "./index.js" }',
  'node_modules/@base-ui/react/index.js': 'export const Dialog = 1',
  'node_modules/msw/package.json': '{ "name": "msw", "exports": "./index.js" }',
  'node_modules/msw/index.js': 'export const http = 1',
}

type House = { folder: string; [Symbol.dispose]: () => void }

/** A small house in a temporary folder: our own laws, our rooms' package.json, and the given files. */
export function createViolationFixture(files: Record<string, string>): House {
  const folder = mkdtempSync(join(tmpdir(), 'longan-laws-'))
  mkdirSync(join(folder, 'node_modules/@longan'), { recursive: true })
  for (const law of laws) copyFileSync(join(root, law), join(folder, law))
  for (const room of rooms) {
    mkdirSync(join(folder, room))
    if (!existsSync(join(root, room, 'package.json'))) continue
    copyFileSync(join(root, room, 'package.json'), join(folder, room, 'package.json'))
    symlinkSync(join(folder, room), join(folder, 'node_modules/@longan', room))
  }
  for (const [path, text] of Object.entries({ ...walls, ...files })) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), `${text}\n`)
  }
  return { folder, [Symbol.dispose]: () => rmSync(folder, { recursive: true, force: true }) }
}

/** Runs the check of imports over the house, as `npm run check` does, and gives what it printed. */
export function checkArchitecture({ folder }: House) {
  return run([join(root, 'tests/architecture/cruise.ts'), folder], folder)
}

/** Runs the linter over the house and gives a line per finding: file, then rule. */
export function lintHouse({ folder }: House) {
  return run([join(root, 'node_modules/oxlint/bin/oxlint'), '--format', 'unix'], folder)
}

function run(args: string[], cwd: string) {
  const { stdout, stderr, status } = spawnSync(process.execPath, args, { cwd, encoding: 'utf8' })
  return { lines: `${stdout}${stderr}`.split('\n'), status }
}
