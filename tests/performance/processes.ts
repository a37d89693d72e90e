import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('../..', import.meta.url))

export type Server = {
  url: string
  /** Kills it with SIGKILL. */
  kill(): Promise<void>
  [Symbol.asyncDispose]: () => Promise<void>
}

/** Starts `node <args>`, with `env` added to the environment, and waits until it prints its address. Throws if it exits before. */
export async function startServer(args: string[], env: NodeJS.ProcessEnv = {}): Promise<Server> {
  const child = spawn(process.execPath, ['--import', './compile-cache.mjs', ...args], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const url = await waitForAddress(child)
  return { url, kill: () => stop(child, 'SIGKILL'), [Symbol.asyncDispose]: () => stop(child) }
}

async function waitForAddress(child: ChildProcess): Promise<string> {
  if (child.stdout) {
    for await (const line of createInterface(child.stdout)) {
      const url = /https?:\/\/[\w.:[\]-]+/.exec(line)?.[0]
      if (url) return url
    }
  }
  throw new Error(`Failed to start ${child.spawnargs.join(' ')}: it exited without an address`)
}

function stop(child: ChildProcess, signal?: NodeJS.Signals) {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve()
  return new Promise<void>((done) => {
    child.once('exit', () => done())
    child.kill(signal)
  })
}

/** Runs `node <args>` and parses the JSON that it prints. Throws if it fails. */
export function runForJson<Result>(args: string[]): Result {
  const { stdout, stderr, status } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' })
  if (status !== 0) throw new Error(`Failed to run ${args.join(' ')}: ${stderr}`)
  return JSON.parse(stdout) as Result
}

export const startMock = (...flags: string[]) =>
  startServer(['mock-server/src/adapters/cli/cli.ts', '--port', '0', ...flags])
