import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createWorldTransfer, type WorldSnapshots } from './server/world-transfer.ts'

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
export function createMockProcess({ port, panel, onEnd }: MockProcessOptions) {
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
  return spawn(process.execPath, [cli, 'mock', '--port', String(port), '--panel', panel], {
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
