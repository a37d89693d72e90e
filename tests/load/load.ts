import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { startServer } from '../performance/processes.ts'
import { gatewayOf, PASSWORD } from '../support/sign-in.ts'

export type LoadOptions = { clients: number; seconds: number; flags?: string[]; log?: (line: string) => void }
export type LoadResult = ClientResults & {
  memoryMb: number[]
}

const SAMPLES = 10
/** Heap limit of the mock: with a larger one garbage would be collected later, and leaks would be hidden. */
const HEAP_MB = 320

const startMock = (...flags: string[]) =>
  startServer([`--max-old-space-size=${HEAP_MB}`, 'mock-server/src/adapters/cli/cli.ts', '--port', '0', ...flags])

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

type Gateway = Awaited<ReturnType<typeof gatewayOf>>
type Member = { gateway: Gateway; wallets: number[] }
type ClientCall = (member: Member, turn: number) => Promise<unknown>
/** Latency of each response in ms, error messages, and worlds with an unbalanced ledger. */
type ClientResults = { latencies: number[]; errors: string[]; unbalanced: string[] }
type ClientOptions = { url: string; world: string; results: ClientResults }

/** A client pauses this long between two calls, and up to twice as long: about as a page does. */
const MIN_PAUSE_MS = 100

const calls: readonly ClientCall[] = [
  ({ gateway }) => gateway.system.getStatus('load.example'),
  ({ gateway }) => gateway.wallet.getBalance(0),
  ({ gateway }) => gateway.games.listHot(),
  ({ gateway }) => gateway.records.listTransactions(),
  ({ gateway, wallets: [main = 0, vendor = 0] }, turn) => {
    const [from, to] = Math.floor(turn / calls.length) % 2 === 0 ? [main, vendor] : [vendor, main]
    return gateway.wallet.transfer({ fromAccountTypeId: from, toAccountTypeId: to, amount: 10 })
  },
]

/** About half a minute; then the world's ledger is verified, and the world is replaced by a new one. */
const CALLS_PER_WORLD = 150

async function runClient({ url, world, results }: ClientOptions, isOver: () => boolean) {
  for (let index = 0; !isOver(); index++) await runInWorld({ url, world: `${world}-${index}`, results }, isOver)
}

async function runInWorld({ url, world, results }: ClientOptions, isOver: () => boolean) {
  const member = await signIn(url, world)
  for (let turn = 0; turn < CALLS_PER_WORLD && !isOver(); turn++) {
    await sleep(MIN_PAUSE_MS * (1 + Math.random()))
    const startedAt = performance.now()
    try {
      await calls[turn % calls.length]!(member, turn)
      results.latencies.push(performance.now() - startedAt)
    } catch (error) {
      results.errors.push(`${world}: ${error instanceof Error ? error.message : error}`)
    }
  }
  const problem = await callControlApi(url, world, ['POST', '/ledger/verify'])
  if (problem) results.unbalanced.push(problem)
  await callControlApi(url, world, ['DELETE', '/worlds'])
}

async function signIn(url: string, world: string): Promise<Member> {
  const site = { baseURL: url, world, merchant: 'DEMO' }
  const guest = await gatewayOf(site)
  const { token } = await guest.session.login({ type: 'username', username: 'demo01', password: PASSWORD })
  const gateway = await gatewayOf(site, token)
  const { balance } = await gateway.wallet.getBalance(0)
  return { gateway, wallets: balance.map(({ accountTypeId }) => Number(accountTypeId)) }
}

async function callControlApi(
  url: string,
  world: string,
  [method, path]: [string, string],
): Promise<string | undefined> {
  const isWorldPath = path === '/worlds'
  const init = isWorldPath ? { body: JSON.stringify({ name: world }) } : { headers: { 'x-mock-world': world } }
  const reply = await fetch(`${url}/__admin${path}`, { method, ...init })
  const text = await reply.text()
  return reply.ok ? undefined : `${world}: ${text}`
}
