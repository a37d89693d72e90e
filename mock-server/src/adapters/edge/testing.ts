import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { buildEdge } from '../../../build-edge.ts'
import { type EdgeOptions, runEdge } from '../../../edge-runtime.ts'

let building: Promise<string> | undefined
/** Built once for all tests of a process. */
export const builtWorker = (): Promise<string> => (building ??= buildEdge())

export async function edge({ lines = [], ...more }: Partial<EdgeOptions> & { lines?: string[] } = {}) {
  const worker = await builtWorker()
  const waiting = new Set<() => void>()
  const onLine = (line: string) => {
    lines.push(line)
    waiting.forEach((look) => look())
  }
  let running = await runEdge({ worker, onOutput: onLine, ...more })
  onTestFinished(() => running.close())

  async function call(method: string, path: string, { world = 'default', body, headers = {} }: CallOptions = {}) {
    const response = await fetch(running.url + path, {
      method,
      redirect: 'manual',
      headers: { merchant: 'DEMO', language: 'EN', 'x-mock-world': world, ...headers },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    })
    const text = await response.text()
    const isJson = response.headers.get('content-type')?.startsWith('application/json')
    return { status: response.status, headers: response.headers, text, json: isJson ? JSON.parse(text) : undefined }
  }
  return {
    url: () => running.url,
    call,
    async restart() {
      await running.close()
      running = await runEdge({ worker, onOutput: onLine, ...more })
    },
    printed: (like: RegExp) =>
      new Promise<string>((answer) => {
        const look = () => {
          const found = lines.find((line) => like.test(line))
          if (found === undefined) return
          waiting.delete(look)
          answer(found)
        }
        waiting.add(look)
        look()
      }),
  }
}

export type CallOptions = { world?: string; body?: unknown; headers?: Record<string, string> }

export async function ownFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'longan-edge-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}
