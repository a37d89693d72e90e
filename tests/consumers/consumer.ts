import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync, globSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { ROOT } from '../../pack/root.ts'
import { compilerEnvironment } from '../check/compiler.ts'
import type { Step } from './page.ts'

/** The ports on the pages; each consumer gets free ones instead. */
const PORTS = ['4010', '4173']
const TIMEOUT_MS = 180_000
const REGISTRY_UNREACHABLE = /\b(ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ENETUNREACH|ETIMEDOUT|ENOTCACHED)\b/

export async function createConsumer(node = process.execPath) {
  const folder = mkdtempSync(join(tmpdir(), 'longan-consumer-'))
  writeFileSync(join(folder, 'package.json'), '{ "name": "consumer", "private": true, "type": "module" }\n')
  const ports = new Map(await Promise.all(PORTS.map(async (port) => [port, await freePort()] as const)))
  const stops: (() => void)[] = []
  const options = { folder, env: envOf(node), stops }
  const withOwnPorts = (text: string) => text.replace(/\b(4010|4173)\b/g, (port) => ports.get(port)!)
  let output = ''

  async function follow(step: Step) {
    if (step.kind === 'file') return writeText(step.name, withOwnPorts(step.text))
    if (step.kind === 'says') return step.lines.map(withOwnPorts).forEach((line) => assertOutput(output, line))
    const text = withOwnPorts(withTarballs(step.text))
    output = await run(text, { ...options, until: step.kind === 'serve' ? step.until : undefined })
  }

  function writeText(name: string, text: string) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), text)
  }

  return {
    folder,
    at: (port: (typeof PORTS)[number]) => `http://127.0.0.1:${ports.get(port)}`,
    async follow(steps: readonly Step[]) {
      for (const step of steps) await follow(step)
    },
    run: (text: string) => run(text, { ...options, until: undefined }),
    /** Checks the types of all code in the folder; throws if there is an error. */
    checkTypes: () =>
      checkTypes(folder, (text) =>
        run(text, { ...options, env: { ...compilerEnvironment, ...process.env }, until: undefined }),
      ),
    [Symbol.dispose]() {
      for (const stop of stops) stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function assertOutput(output: string, line: string) {
  if (!output.includes(line)) throw new Error(`"${line}" is missing in the output:\n${output.slice(-3000)}`)
}

/** The place of the tarballs of `npm run pack` in the pages: a clone next to the project. */
const PACKED = '../longan/dist/packages/'

/** Replaces the tarballs of the clone beside the project by those of this repository. */
function withTarballs(text: string): string {
  const files = [...text.matchAll(/\.\.\/longan\/(dist\/packages\/\S+\.tgz)/g)].map(([, file]) => file!)
  const missing = files.find((file) => !existsSync(ROOT + file))
  if (missing) throw new Error(`Failed to find ${missing}: run "npm run pack" first`)
  return text.replaceAll(PACKED, `${ROOT}dist/packages/`)
}

function envOf(node: string): NodeJS.ProcessEnv {
  const path = (process.env['PATH'] ?? '').split(delimiter).filter((folder) => !folder.includes('node_modules'))
  const inherited = Object.entries(process.env).filter(
    ([name]) => !/^(npm_|NODE_(?!EXTRA_CA)|VITEST|INIT_CWD|FORCE_COLOR)/i.test(name),
  )
  return {
    ...Object.fromEntries(inherited),
    PATH: [dirname(node), ...path].join(delimiter),
    NO_COLOR: '1',
    npm_config_audit: 'false',
    npm_config_fund: 'false',
    npm_config_prefer_offline: 'true',
  }
}

type RunOptions = { folder: string; env: NodeJS.ProcessEnv; stops: (() => void)[]; until: string | undefined }

function run(text: string, { folder, env, stops, until }: RunOptions): Promise<string> {
  const shell = spawn('sh', ['-ec', text], { cwd: folder, env, detached: true, stdio: ['ignore', 'pipe', 'pipe'] })
  const stop = () => void (shell.exitCode === null && shell.pid && process.kill(-shell.pid, 'SIGTERM'))
  stops.push(stop)
  return new Promise((resolve, reject) => {
    let output = ''
    const timer = setTimeout(() => {
      stop()
      reject(new Error(`\`${text.trim()}\` took too long:\n${output}`))
    }, TIMEOUT_MS)
    const settle = (code: number | null) => {
      clearTimeout(timer)
      if (code === 0) resolve(output)
      else reject(new Error(failureOf(text, code, output)))
    }
    for (const stream of [shell.stdout, shell.stderr])
      stream.setEncoding('utf8').on('data', (part: string) => {
        output += part
        if (until && output.includes(until)) settle(0)
      })
    shell.once('close', settle)
  })
}

const failureOf = (text: string, code: number | null, output: string) =>
  REGISTRY_UNREACHABLE.test(output) && text.includes('npm install')
    ? `The npm registry cannot be reached (${REGISTRY_UNREACHABLE.exec(output)![0]}): consumer tests need network access`
    : `\`${text.trim()}\` exited with ${code}:\n${output.slice(-3000)}`

function freePort(): Promise<string> {
  const server = createServer()
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo
      server.close(() => resolve(String(port)))
    })
  })
}

/** Strict settings for a page that has none of its own; the types of Node are those of this repository. */
const CONFIG = {
  compilerOptions: {
    target: 'es2023',
    lib: ['es2023', 'dom', 'dom.iterable'],
    module: 'nodenext',
    strict: true,
    noEmit: true,
    allowImportingTsExtensions: true,
    checkJs: true,
    resolveJsonModule: true,
    skipLibCheck: true,
    typeRoots: [`${ROOT}node_modules/@types`],
    types: ['node'],
  },
  exclude: ['node_modules'],
}

/** Runs the TypeScript compiler over the scripts in `folder`, with the settings there if there are any. */
async function checkTypes(folder: string, run: (command: string) => Promise<string>): Promise<void> {
  const scripts = globSync('**/*.{ts,tsx,js,mjs}', { cwd: folder, exclude: ['**/node_modules'] })
  if (scripts.length === 0) return
  const config = join(folder, 'tsconfig.json')
  if (!existsSync(config)) writeFileSync(config, JSON.stringify(CONFIG))
  await run(`"${process.execPath}" "${ROOT}node_modules/typescript/bin/tsc" -p "${config}" --checkers 1`)
}
