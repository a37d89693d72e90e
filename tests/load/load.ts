import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as passed } from 'node:timers/promises'
import { startMock } from '../speed/processes.ts'
import { goOnAsking, type Seen } from './client.ts'

export type Wanted = { clients: number; seconds: number; flags?: string[]; say?: (line: string) => void }
export type Outcome = Seen & {
  /** Memory of the mock's process, MB: when everybody was there, then ten times until the end. */
  held: number[]
  /** Worlds whose books do not balance, in words. */
  books: string[]
}

const LOOKS = 10

/** So many members at once, each in a world of their own, ask one mock with a store for so long. */
export async function load({ clients, seconds, flags = [], say = () => undefined }: Wanted): Promise<Outcome> {
  const folder = await mkdtemp(join(tmpdir(), 'longan-load-'))
  const names = Array.from({ length: clients }, (_none, index) => `load-${index}`)
  const seen: Seen = { took: [], wrong: [] }
  try {
    await using mock = await startMock('--store', join(folder, 'worlds.db'), ...flags)
    let isOver = false
    const all = names.map((world) => goOnAsking({ url: mock.url, world, seen }, () => isOver, Math.random))
    const asking = Promise.all(all)
    const held = await Promise.race([watch(mock.url, { seconds, seen, say }), asking.then(() => [])])
    isOver = true
    await asking
    return { ...seen, held, books: await brokenBooks(mock.url, names) }
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

async function brokenBooks(url: string, worlds: string[]) {
  const broken: string[] = []
  for (const world of worlds) {
    const reply = await fetch(`${url}/__admin/books/recount`, { method: 'POST', headers: { 'x-mock-world': world } })
    if (!reply.ok) broken.push(`${world}: ${await reply.text()}`)
  }
  return broken
}

/** How long the answer took that so many of a hundred were quicker than, ms. */
export function percentile(took: readonly number[], of: number): number {
  const sorted = took.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * of) / 100))] ?? Number.NaN
}
