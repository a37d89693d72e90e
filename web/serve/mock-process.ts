import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createWorldTransfer, type WorldSnapshots } from './world-transfer.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const cli = `${root}mock-server/src/adapters/cli/cli.ts`
const inputs = `${root}mock-server/dist/adapters/node.inputs.json`
/** An editor that saves several files saves them within this time, ms. */
const DEBOUNCE = 150

type MockProcessOptions = {
  port: number
  /** Where the director's panel is shown to other devices. */
  panel: string
  /** Called when the mock ends by itself, with its exit code. */
  onEnd: (code: number) => void
}
/** What tells of files that change. */
type Watcher = { add(files: string[]): unknown; on(event: 'change', listener: (file: string) => void): unknown }

/** The mock in a process of its own. When its code changes it begins again with the new one, and its worlds go on from where they were. */
export function createMockProcess({ port, panel, onEnd }: MockProcessOptions) {
  const token = randomUUID()
  const worlds = createWorldTransfer(`http://127.0.0.1:${port}`)
  let child: ReturnType<typeof spawnMock> | undefined
  let kept: WorldSnapshots | undefined

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
    const isUp = await spawnChild()
    if (!isUp) return onEnd(child?.exitCode ?? 1)
    child?.once('exit', (code) => onEnd(code ?? 1))
  }

  async function renew() {
    // What could not be brought back last time is still what the next code is given.
    kept ??= await worlds.exportWorlds()
    const old = child
    end()
    if (old && old.exitCode === null) await once(old, 'exit')
    if (!(await spawnChild())) return log('The mock does not start with this code. Mend it, and the worlds go on.')
    for (const sentence of await worlds.importWorlds(kept)) log(sentence)
    kept = undefined
    child?.once('exit', (code) => onEnd(code ?? 1))
  }

  return { start, end, follow: (watcher: Watcher) => watchSources(watcher, debounceSerial(renew)) }
}

function spawnMock({ port, panel, token }: { port: number; panel: string; token: string }) {
  return spawn(process.execPath, [cli, 'mock', '--port', String(port), '--panel', panel], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, LONGAN_PANEL_TOKEN: token },
  })
}

/** Whether a mock can be asked: it prints its address then. False where it ends before. */
async function isListening(child: ReturnType<typeof spawnMock>) {
  const isUp = await Promise.race([once(child.stdout, 'data').then(() => true), once(child, 'exit').then(() => false)])
  child.stdout.resume()
  return isUp
}

/** Begins again whenever a source of the mock changes; what the new code is made of is followed from then on. */
function watchSources(watcher: Watcher, renew: () => Promise<void>) {
  let sources = new Set<string>()
  const updateSources = () => {
    sources = sourcesOfMock()
    watcher.add([...sources])
  }
  watcher.on('change', (file) => {
    if (sources.has(file)) void renew().then(updateSources)
  })
  updateSources()
}

const log = (sentence: string) => console.log(`  Mock: ${sentence}`)

function sourcesOfMock(): Set<string> {
  const known = JSON.parse(readFileSync(inputs, 'utf8')) as [path: string][]
  return new Set(known.map(([path]) => resolve(root, path)))
}

/** Calls `work` a moment after it was first wanted, and once more where it is wanted meanwhile; never twice at a time. */
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
