import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { mkdirSync, rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('../..', import.meta.url))
export const source = (path: string): string => fileURLToPath(new URL(path, import.meta.url))

/** Empties a folder for generated files and downloads that belong to one case. */
export function emptyFolder(name: string): string {
  const folder = `${root}.cache/interop/${name}`
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  return folder
}

/** Runs a command with its output on the console. Throws a sentence if it fails. */
export function run(command: string, args: string[], cwd: string): void {
  const { status, error } = spawnSync(command, args, {
    cwd,
    stdio: 'inherit',
    env: { ...process.env, PACT_DO_NOT_TRACK: 'true' },
  })
  if (status !== 0) throw new Error(`${command} ${args[0]} failed: ${error?.message ?? `exit code ${status}`}`)
}

/** Says which of these commands are missing, or run but fail: `javac` without a JDK. */
export const findMissing = (commands: readonly (readonly [command: string, flag: string])[]): string[] =>
  commands.flatMap(([command, flag]) => (spawnSync(command, [flag]).status === 0 ? [] : command))

export type Mock = { port: number; stop(): void }

/** Starts `npm run mock` on a free port. */
export async function startMock(): Promise<Mock> {
  const args = [`${root}mock-server/src/adapters/cli/cli.ts`, '--port', '0']
  const mock = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] })
  return { port: await portOf(mock), stop: () => void mock.kill() }
}

function portOf(mock: ChildProcess): Promise<number> {
  return new Promise((resolve, reject) => {
    let output = ''
    mock.stdout?.on('data', (part: Buffer) => {
      output += part.toString()
      const port = /http:\/\/127\.0\.0\.1:(\d+)/.exec(output)?.[1]
      if (port) resolve(Number(port))
    })
    mock.once('exit', (code) => reject(new Error(`The mock ended with code ${code}`)))
  })
}
