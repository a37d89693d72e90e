import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as passed } from 'node:timers/promises'
import { startServer } from '../performance/processes.ts'
import { goOnAsking, type Seen } from './client.ts'

export type Wanted = { clients: number; seconds: number; flags?: string[]; say?: (line: string) => void }
export type Outcome = Seen & {
  /** Memory of the mock's process, MB, ten times until the end. */
  held: number[]
}

const LOOKS = 10
/** MB that the mock has for what it makes: with more it would tidy up later, and nobody could tell what stays from what waits to go. */
const HEAP = 320

const mockWith = (...flags: string[]) =>
  startServer([`--max-old-space-size=${HEAP}`, 'mock-server/src/adapters/cli/cli.ts', 'mock', '--port', '0', ...flags])

/** So many members at once, each in worlds of their own, one after the other, ask one mock with a store for so long. */
export async function load({ clients, seconds, flags = [], say = () => undefined }: Wanted): Promise<Outcome> {
  const folder = await mkdtemp(join(tmpdir(), 'longan-load-'))
  const names = Array.from({ length: clients }, (_none, index) => `load-${index}`)
  const seen: Seen = { took: [], wrong: [], books: [] }
  try {
    await using mock = await mockWith('--store', join(folder, 'worlds.db'), ...flags)
    let isOver = false
    const all = names.map((world) => goOnAsking({ url: mock.url, world, seen }, () => isOver))
    const asking = Promise.all(all)
    const held = await Promise.race([watch(mock.url, { seconds, seen, say }), asking.then(() => [])])
    isOver = true
    await asking
    return { ...seen, held }
  } finally {
    await rm(folder, { recursive: true })
  }
}

async function watch(
  url: string,
  { seconds, seen, say }: { seconds: number; seen: Seen; say: (line: string) => void },
) {
  const held: number[] = []
  for (let look = 0; look < LOOKS; look++) {
    await passed((seconds * 1000) / LOOKS)
    held.push(await residentMb(url))
    say(`${Math.round(((look + 1) * seconds) / LOOKS)} s, ${seen.took.length} answers, ${held.at(-1)} MB`)
  }
  return held
}

async function residentMb(url: string) {
  const text = await (await fetch(`${url}/__admin/metrics`)).text()
  return Math.round(Number(/^longan_resident_bytes (\d+)/m.exec(text)?.[1]) / 2 ** 20)
}

/** How long the answer took that so many of a hundred were quicker than, ms. */
export function percentile(took: readonly number[], of: number): number {
  const sorted = took.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * of) / 100))] ?? Number.NaN
}
