import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('../..', import.meta.url))

export type Server = {
  url: string
  /** Ends it at once, without a word. */
  kill(): Promise<void>
  [Symbol.asyncDispose]: () => Promise<void>
}

/** Starts `node <args>` in a process of its own and waits for the line in which it says its address. */
export async function startServer(args: string[]): Promise<Server> {
  const child = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] })
  const url = await addressOf(child)
  return { url, kill: () => stop(child, 'SIGKILL'), [Symbol.asyncDispose]: () => stop(child) }
}

async function addressOf(child: ChildProcess): Promise<string> {
  if (child.stdout) {
    for await (const line of createInterface(child.stdout)) {
      const url = /https?:\/\/[\w.:[\]-]+/.exec(line)?.[0]
      if (url) return url
    }
  }
  throw new Error(`Failed to start ${child.spawnargs.join(' ')}: it ended without an address`)
}

function stop(child: ChildProcess, signal?: NodeJS.Signals) {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve()
  return new Promise<void>((done) => {
    child.once('exit', () => done())
    child.kill(signal)
  })
}

/** Runs `node <args>` to its end and reads the JSON it prints. */
export function runForJson<Answer>(args: string[]): Answer {
  const { stdout, stderr, status } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' })
  if (status !== 0) throw new Error(`Failed to run ${args.join(' ')}: ${stderr}`)
  return JSON.parse(stdout) as Answer
}

export const startMock = (...flags: string[]) =>
  startServer(['mock-server/src/adapters/cli/cli.ts', 'mock', '--port', '0', ...flags])
