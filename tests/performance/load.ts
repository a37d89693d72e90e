import { fileURLToPath } from 'node:url'
import { runForJson } from './processes.ts'

const worker = fileURLToPath(new URL('load-worker.ts', import.meta.url))

export type Target = { url: string; headers?: Record<string, string> }

/** Returns the requests per second of `target`, measured from another process. Throws on an error response. */
export function requestsPerSecond(target: Target, seconds = 2): number {
  const { perSecond, wrong } = runForJson<{ perSecond: number; wrong: number }>([
    worker,
    JSON.stringify({ ...target, seconds }),
  ])
  if (wrong > 0) throw new Error(`${target.url} failed ${wrong} requests`)
  return perSecond
}
