import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { text } from 'node:stream/consumers'
import { root } from '../performance/processes.ts'

/** Runs `longan` in a process of its own, so that servers of this process respond, and returns what it printed. */
export async function runLongan(...args: string[]): Promise<string> {
  const child = spawn(process.execPath, ['mock-server/src/adapters/cli/longan.ts', ...args], { cwd: root })
  const [out, err] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')])
  return out + err
}

/** Runs `work` with a folder that is removed afterwards. */
export async function withFolder<Result>(work: (folder: string) => Promise<Result>): Promise<Result> {
  const folder = mkdtempSync(`${tmpdir()}/longan-attack-`)
  try {
    return await work(folder)
  } finally {
    rmSync(folder, { recursive: true })
  }
}
