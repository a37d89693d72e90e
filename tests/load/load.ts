import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { startServer } from '../performance/processes.ts'
import { runClient, type ClientResults } from './client.ts'

export type LoadOptions = { clients: number; seconds: number; flags?: string[]; log?: (line: string) => void }
export type LoadResult = ClientResults & {
  memoryMb: number[]
}

const SAMPLES = 10
/** Heap limit of the mock: with a larger one garbage would be collected later, and leaks would be hidden. */
const HEAP_MB = 320

const startMock = (...flags: string[]) =>
  startServer([
    `--max-old-space-size=${HEAP_MB}`,
    'mock-server/src/adapters/cli/cli.ts',
    'mock',
    '--port',
    '0',
    ...flags,
  ])

export async function load({ clients, seconds, flags = [], log = () => undefined }: LoadOptions): Promise<LoadResult> {
  const folder = await mkdtemp(join(tmpdir(), 'longan-load-'))
  const names = Array.from({ length: clients }, (_none, index) => `load-${index}`)
  const results: ClientResults = { latencies: [], errors: [], unbalanced: [] }
  try {
    await using mock = await startMock('--store', join(folder, 'worlds.db'), ...flags)
    let isOver = false
    const all = names.map((world) => runClient({ url: mock.url, world, results }, () => isOver))
    const finished = Promise.all(all)
    const memoryMb = await Promise.race([sampleMemory(mock.url, { seconds, results, log }), finished.then(() => [])])
    isOver = true
    await finished
    return { ...results, memoryMb }
  } finally {
    await rm(folder, { recursive: true })
  }
}

async function sampleMemory(
  url: string,
  { seconds, results, log }: { seconds: number; results: ClientResults; log: (line: string) => void },
) {
  const memoryMb: number[] = []
  for (let sample = 0; sample < SAMPLES; sample++) {
    await sleep((seconds * 1000) / SAMPLES)
    memoryMb.push(await residentMb(url))
    log(
      `${Math.round(((sample + 1) * seconds) / SAMPLES)} s, ${results.latencies.length} responses, ${memoryMb.at(-1)} MB`,
    )
  }
  return memoryMb
}

async function residentMb(url: string) {
  const text = await (await fetch(`${url}/__admin/metrics`)).text()
  return Math.round(Number(/^longan_resident_bytes (\d+)/m.exec(text)?.[1]) / 2 ** 20)
}

/** Returns a percentile of latencies, ms. */
export function percentile(latencies: readonly number[], of: number): number {
  const sorted = latencies.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * of) / 100))] ?? Number.NaN
}
