import { spawn } from 'node:child_process'
import { globSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { ROOT } from '../../pack/root.ts'
import type { Step } from './page.ts'

/** The ports that pages name; each user has others, so that nobody meets. */
const PORTS = ['4010', '4173']
const PATIENCE = 180_000
const NO_REGISTRY = /\b(ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ENETUNREACH|ETIMEDOUT|ENOTCACHED)\b/

/** Somebody with a folder of their own, who has nothing of the repository but its packages. */
export async function aUser(node = process.execPath) {
  const folder = mkdtempSync(join(tmpdir(), 'longan-outside-'))
  writeFileSync(join(folder, 'package.json'), '{ "name": "outside", "private": true, "type": "module" }\n')
  const ports = new Map(await Promise.all(PORTS.map(async (port) => [port, await freePort()] as const)))
  const stops: (() => void)[] = []
  const around = { folder, env: envOf(node), stops }
  const own = (text: string) => text.replace(/\b(4010|4173)\b/g, (port) => ports.get(port)!)
  let said = ''

  async function follow(step: Step) {
    if (step.kind === 'file') return put(step.name, own(step.text))
    if (step.kind === 'says') return step.lines.map(own).forEach((line) => demand(said, line))
    const text = own(withTarballs(step.text))
    said = await run(text, { ...around, until: step.kind === 'serve' ? step.until : undefined })
  }

  function put(name: string, text: string) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), text)
  }

  return {
    folder,
    /** Where what the page puts on this port is. */
    at: (port: (typeof PORTS)[number]) => `http://127.0.0.1:${ports.get(port)}`,
    async follow(steps: readonly Step[]) {
      for (const step of steps) await follow(step)
    },
    run: (text: string) => run(text, { ...around, until: undefined }),
    [Symbol.dispose]() {
      for (const stop of stops) stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function demand(said: string, line: string) {
  if (!said.includes(line)) throw new Error(`"${line}" was not said, but:\n${said.slice(-3000)}`)
}

/** What a registry would bring along with a package of ours. */
const BROUGHT: Record<string, readonly string[]> = { 'mock-server': ['sdk'], contracts: ['sdk', 'mock-server'] }

/** `npm install @longan/sdk` takes the tarball that `npm run pack` has made, and those that it needs. */
const withTarballs = (text: string) =>
  text.replace(/(?<=npm install .*)@longan\/([\w-]+)/g, (_all, name: string) =>
    [name, ...(BROUGHT[name] ?? [])].map(tarballOf).join(' '),
  )

function tarballOf(name: string): string {
  const [file] = globSync(`dist/packages/longan-${name}-*.tgz`, { cwd: ROOT })
  if (!file) throw new Error(`There is no package @longan/${name} in dist/packages: npm run pack makes it`)
  return ROOT + file
}

/** Nothing of the repository's own tools is found, and its npm has said nothing. */
function envOf(node: string): NodeJS.ProcessEnv {
  const path = (process.env['PATH'] ?? '').split(delimiter).filter((folder) => !folder.includes('node_modules'))
  const kept = Object.entries(process.env).filter(
    ([name]) => !/^(npm_|NODE_(?!EXTRA_CA)|VITEST|INIT_CWD|FORCE_COLOR)/i.test(name),
  )
  return {
    ...Object.fromEntries(kept),
    PATH: [dirname(node), ...path].join(delimiter),
    NO_COLOR: '1',
    npm_config_audit: 'false',
    npm_config_fund: 'false',
    npm_config_prefer_offline: 'true',
  }
}

type Around = { folder: string; env: NodeJS.ProcessEnv; stops: (() => void)[]; until: string | undefined }

/** What the commands say, once they have ended well, or have said `until`. */
function run(text: string, { folder, env, stops, until }: Around): Promise<string> {
  const shell = spawn('sh', ['-ec', text], { cwd: folder, env, detached: true, stdio: ['ignore', 'pipe', 'pipe'] })
  const stop = () => void (shell.exitCode === null && shell.pid && process.kill(-shell.pid, 'SIGTERM'))
  stops.push(stop)
  return new Promise((resolve, reject) => {
    let said = ''
    const late = setTimeout(() => {
      stop()
      reject(new Error(`\`${text.trim()}\` took too long; it said:\n${said}`))
    }, PATIENCE)
    const settle = (code: number | null) => {
      clearTimeout(late)
      if (code === 0) resolve(said)
      else reject(new Error(failureOf(text, code, said)))
    }
    for (const stream of [shell.stdout, shell.stderr])
      stream.setEncoding('utf8').on('data', (part: string) => {
        said += part
        if (until && said.includes(until)) settle(0)
      })
    shell.once('close', settle)
  })
}

const failureOf = (text: string, code: number | null, said: string) =>
  NO_REGISTRY.test(said) && text.includes('npm install')
    ? `The registry of npm cannot be reached (${NO_REGISTRY.exec(said)![0]}): outside users install packages as others do, which takes a network`
    : `\`${text.trim()}\` ended with ${code}; it said:\n${said.slice(-3000)}`

function freePort(): Promise<string> {
  const server = createServer()
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo
      server.close(() => resolve(String(port)))
    })
  })
}
