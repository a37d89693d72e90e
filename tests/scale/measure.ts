import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildEdge } from '../../mock-server/build-edge.ts'
import { runEdge, type RunningEdge } from '../../mock-server/edge-runtime.ts'
import { processorTime } from './processor-time.ts'
import { askingAt, comeIn, visit } from './visit.ts'

/** What something takes of the processor, ms, of the store, in rows and bytes that are written, and how much the store then holds. */
export type Cost = { ms: number; read: number; written: number; bytes: number; held: number }
export type Measured = {
  birth: Cost
  command: Cost
  look: Cost
  wake: Cost
  /** How many calls a visit takes, and how many things are still to fall due when it ends. */
  visit: Cost & { calls: number; due: number }
}

const COMMANDS = 200
const LOOK = 'GET /wps/system/country'

/** Measures all of it in the real runtime, in as many worlds as `worlds` says, whose visitors come one after another. */
export async function measure(worlds: number): Promise<Measured> {
  const kept = await mkdtemp(join(tmpdir(), 'longan-scale-'))
  const worker = await buildEdge()
  try {
    let running = await runEdge({ worker, kept })
    const names = (kind: string) => Array.from({ length: worlds }, (_none, index) => `${kind}-${index}`)
    // What comes first makes what all later ones use.
    for (const name of names('warm').slice(0, 5)) await visit(running.url, name)
    const birth = await costOf(running, names('born'), (asking) => asking(LOOK))
    let calls = 0
    const whole = await costOf(running, names('visited'), async (_asking, name) => {
      calls = await visit(running.url, name)
    })
    const due = await dueIn(running.url, 'visited-0')
    const [command, look] = [await costOfCommand(running), await costOfLook(running)]
    await running.close()
    running = await runEdge({ worker, kept })
    await askingAt(running.url, 'warm-0')(LOOK)
    const wake = await costOf(running, names('visited'), (asking) => asking(LOOK))
    await running.close()
    return { birth, command, look, wake, visit: { ...whole, calls, due } }
  } finally {
    await rm(kept, { recursive: true })
  }
}

type Work = (asking: ReturnType<typeof askingAt>, name: string) => Promise<unknown>

/** What `work` costs in each of these worlds, on average. */
async function costOf({ url }: RunningEdge, names: string[], work: Work): Promise<Cost> {
  const begun = processorTime()
  for (const name of names) await work(askingAt(url, name), name)
  const ms = (processorTime() - begun) / names.length
  const stores = await Promise.all(names.map((name) => storeOf(url, name)))
  const mean = (key: keyof (typeof stores)[0]) => stores.reduce((sum, store) => sum + store[key], 0) / stores.length
  return { ms, read: mean('read'), written: mean('written'), bytes: mean('bytes'), held: mean('held') }
}

/** Money that goes to and fro between two wallets. */
async function costOfCommand(running: RunningEdge) {
  const asking = askingAt(running.url, 'commands')
  const token = await comeIn(asking)
  const { json } = await asking('GET /wps/v2/wallets/balance?typeId=0', { token })
  const { balance } = json!.value as { balance: { accountTypeId: string }[] }
  const [main, vendor] = balance.map(({ accountTypeId }) => Number(accountTypeId))
  return repeated(running, 'commands', (index) => {
    const [from, to] = index % 2 === 0 ? [main, vendor] : [vendor, main]
    const body = { fromAccountTypeId: from, toAccountTypeId: to, amount: 1 }
    return asking('POST /wps/relay/GCS_walletTransfer', { token, body })
  })
}

async function costOfLook(running: RunningEdge) {
  const asking = askingAt(running.url, 'commands')
  return repeated(running, 'commands', () => asking(LOOK))
}

async function repeated({ url }: RunningEdge, name: string, work: (index: number) => Promise<unknown>): Promise<Cost> {
  const [before, begun] = [await storeOf(url, name), processorTime()]
  for (let index = 0; index < COMMANDS; index++) await work(index)
  const [ms, after] = [processorTime() - begun, await storeOf(url, name)]
  const each = (key: 'read' | 'written' | 'bytes') => (after[key] - before[key]) / COMMANDS
  return { ms: ms / COMMANDS, read: each('read'), written: each('written'), bytes: each('bytes'), held: after.held }
}

async function dueIn(url: string, world: string): Promise<number> {
  return Number((await askingAt(url, world)('GET /__admin/clock')).json?.['dueEvents'])
}

/** What the object of a world has read and written since it woke, and what its store holds. */
export async function storeOf(url: string, world: string) {
  const text = (await askingAt(url, world)('GET /__admin/metrics')).text
  const value = (name: string) => Number(new RegExp(`^longan_store_${name} (\\d+)$`, 'm').exec(text)?.[1])
  return {
    read: value('read_rows_total'),
    written: value('written_rows_total'),
    bytes: value('written_bytes_total'),
    held: value('bytes'),
  }
}
