import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { createWorldTransfer, type WorldSnapshots } from './server/world-transfer.ts'
import type { Server } from 'node:http'
import { createServer as createProbe } from 'node:net'
import { fileURLToPath } from 'node:url'
import { createServer } from 'vite'
import { addressesOf, hostOf, LAN_FLAG } from './server/addresses.ts'
import { ensureMockAssets } from './assets.ts'
import { exitWithUsage, parsePort, portProblem, readCommand, refuse } from './exit.ts'
import { headersInDevelopment } from './page/policy.ts'
import { rejectMalformedUrls } from './server/reject-malformed-urls.ts'
import { stopWithNpm } from '../../stop-with-npm.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const cli = `${root}mock-server/src/adapters/cli/cli.ts`
const inputs = `${root}mock-server/dist/adapters/node.inputs.json`
/** The delay before a restart, ms: an editor may save several files at once. */
const DEBOUNCE = 150

type MockProcessOptions = {
  port: number
  panel: string
  /** Called with the exit code when the mock exits by itself. */
  onEnd: (code: number) => void
}
type Watcher = { add(files: string[]): unknown; on(event: 'change', listener: (file: string) => void): unknown }

/** Runs the mock in a child process. When its code changes, the process restarts and its worlds are restored. */
function createMockProcess({ port, panel, onEnd }: MockProcessOptions) {
  const token = randomUUID()
  const worlds = createWorldTransfer(`http://127.0.0.1:${port}`)
  let child: ReturnType<typeof spawnMock> | undefined
  let snapshots: WorldSnapshots | undefined

  function end() {
    child?.removeAllListeners('exit')
    child?.kill()
    child = undefined
  }

  async function spawnChild() {
    child = spawnMock({ port, panel, token })
    return isListening(child)
  }

  async function start() {
    const hasStarted = await spawnChild()
    if (!hasStarted) return onEnd(child?.exitCode ?? 1)
    child?.once('exit', (code) => onEnd(code ?? 1))
  }

  async function restart() {
    // Worlds that could not be restored last time are kept for the next restart.
    snapshots ??= await worlds.exportWorlds()
    const old = child
    end()
    if (old && old.exitCode === null) await once(old, 'exit')
    if (!(await spawnChild()))
      return log('The mock failed to start with this code. Fix it, and the worlds will be restored.')
    for (const sentence of await worlds.importWorlds(snapshots)) log(sentence)
    snapshots = undefined
    child?.once('exit', (code) => onEnd(code ?? 1))
  }

  return { start, end, watch: (watcher: Watcher) => watchSources(watcher, debounceSerial(restart)) }
}

function spawnMock({ port, panel, token }: { port: number; panel: string; token: string }) {
  return spawn(process.execPath, [...process.execArgv, cli, '--port', String(port), '--panel', panel], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, LONGAN_PANEL_TOKEN: token },
  })
}

/** Resolves with true when the mock prints its address, with false when it exits before. */
async function isListening(child: ReturnType<typeof spawnMock>) {
  const hasStarted = await Promise.race([
    once(child.stdout, 'data').then(() => true),
    once(child, 'exit').then(() => false),
  ])
  child.stdout.resume()
  return hasStarted
}

function watchSources(watcher: Watcher, restart: () => Promise<void>) {
  let sources = new Set<string>()
  const updateSources = () => {
    sources = sourcesOfMock()
    watcher.add([...sources])
  }
  watcher.on('change', (file) => {
    if (sources.has(file)) void restart().then(updateSources)
  })
  updateSources()
}

const log = (sentence: string) => console.log(`  Mock: ${sentence}`)

function sourcesOfMock(): Set<string> {
  const known = JSON.parse(readFileSync(inputs, 'utf8')) as [path: string][]
  return new Set(known.map(([path]) => resolve(root, path)))
}

/** Debounces `work`, and runs it once more if it is called meanwhile; never in parallel. */
function debounceSerial(work: () => Promise<void>): () => Promise<void> {
  let waiting: Promise<void> | undefined
  let running: Promise<void> = Promise.resolve()
  return () =>
    (waiting ??= new Promise<void>((resolve) => setTimeout(resolve, DEBOUNCE))
      .then(() => running)
      .then(() => {
        waiting = undefined
        return (running = work())
      }))
}

const command = readCommand({
  run: 'npm start',
  description: 'Starts the development server and the mock at the same origin; the mock uses the next port.',
  flags: { port: { value: 'N', description: 'port of the app, at most 65534', default: '5173' }, lan: LAN_FLAG },
  example: 'npm start -- --port 8080',
})
const port = parsePort(command.flags.port)
const mockPort = port + 1
if (mockPort > 65_535) refuse(`The mock uses the port after the app's, so --port is at most 65534, not ${port}`)

await Promise.all([assertPortFree(port), assertPortFree(mockPort)])
console.log('\n  Starting the app and the mock. The first start draws the pictures of the games: about half a minute.')
await ensureMockAssets()

const [local, lan] = addressesOf(port, command.flags.lan)
const mock = createMockProcess({ port: mockPort, panel: `${lan ?? local}/m/__director`, onEnd: stop })
process.env.MOCK_URL = `http://127.0.0.1:${mockPort}`
const app = await createServer({
  configFile: fileURLToPath(new URL('../vite.config.ts', import.meta.url)),
  logLevel: 'warn',
  server: { port, host: hostOf(command.flags.lan), headers: headersInDevelopment },
})
if (app.httpServer) rejectMalformedUrls(app.httpServer as Server)
// Ends the mock however this process ends, so that its port is free.
process.once('exit', mock.end)
process.once('SIGINT', () => stop(0))
process.once('SIGTERM', () => stop(0))
stopWithNpm()
await Promise.all([app.listen(), mock.start()])
mock.watch(app.watcher)

const lines = [
  ['App', `${local}${lan ? `   on a phone: ${lan}` : ''}`],
  ['Log in as', 'demo01 with the password Demo@123'],
  ["Director's panel", `${local}/m/__director`],
  ['Control API', `http://127.0.0.1:${mockPort}/__admin`],
  ['API docs', `http://127.0.0.1:${mockPort}/__admin/docs`],
  ['Guides', 'docs/index.md, or npm run docs for the site'],
] as const
console.log(`\n${lines.map(([name, value]) => `  ${name.padEnd(16)}  ${value}`).join('\n')}\n`)

function stop(code: number) {
  mock.end()
  void app.close().finally(() => process.exit(code))
}

function assertPortFree(wanted: number) {
  return new Promise<void>((resolve) => {
    const probe = createProbe()
    probe.once('error', (error) => exitWithUsage(portProblem(wanted, { error, command })))
    probe.listen(wanted, hostOf(command.flags.lan), () => probe.close(() => resolve()))
  })
}
