import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildEdge } from '../../mock-server/build-edge.ts'
import { runEdge, type RunningEdge } from '../../mock-server/edge-runtime.ts'
import { readdirSync, readFileSync } from 'node:fs'
import { type Reply, sendRequest } from '../security/probes.ts'

const HOME = [
  'GET /wps/system/status?url=m.site.example',
  'GET /wps/relay/MCSFE_getListAnnouncements?types=B,PL,PU,PR,H&groupName=m_home&platform=M',
  'GET /wps/relay/GCSGAME_hotGamesV2?isPlatform=2&language=VI&platform=html5',
  'GET /wps/relay/GCSGAME_newGameVendor?merchant=DEMO&platform=html5&language=VI',
  'GET /wps/relay/ODSFE2_getWinnerBoard',
  'POST /wps/relay/VIS_getJackpot',
]
const BALANCE = ['GET /wps/wallets/gcs', 'GET /wps/v2/wallets/balance?typeId=0']
const LISTS = ['RNG', 'FISH', 'LIVE'].map(
  (type) =>
    `GET /wps/relay/GCSGAME_gameList?merchant=DEMO&platform=html5&pageNo=1&pageSize=35&gameType=${type}&language=VI`,
)
const RECORDS = ['GET /wps/relay/ODSFE2_MemTransDet?language=VI', 'GET /wps/relay/ODSFE2_RNGOrders?language=VI']
const SLOT = 'GET /wps/game/launchGame?launchMode=GLS&nodeId=10001'
const SPINS = 20

/** Sends a call to a world. Throws on an error response, since it would cost less. */
export type WorldClient = (line: string, more?: { token?: string; body?: unknown }) => Promise<Reply>
const createWorldClient =
  (url: string, world: string): WorldClient =>
  async (line, more = {}) => {
    const answer = await sendRequest(url, line, { world, key: crypto.randomUUID(), ...more })
    if (answer.status !== 200) throw new Error(`${line} answered ${answer.status}: ${answer.text}`)
    return answer
  }

async function logIn(client: WorldClient): Promise<string> {
  const body = { type: 'username', username: 'demo01', password: 'Demo@123' }
  return String((await client('POST /wps/session/login', { body })).json?.value?.['token'])
}

export async function runVisit(url: string, world: string): Promise<number> {
  let calls = 0
  const uncounted = createWorldClient(url, world)
  const client: WorldClient = (...args) => {
    calls++
    return uncounted(...args)
  }
  for (const line of HOME) await client(line)
  const token = await logIn(client)
  for (const line of [...BALANCE, ...HOME, ...LISTS]) await client(line, { token })
  const launch = readLaunch(await client(SLOT, { token }))
  await client('POST /partners/slot/open', { body: { launch } })
  for (let spin = 0; spin < SPINS; spin++) await client('POST /partners/slot/spin', { body: { launch, stake: 1000 } })
  for (const line of [...BALANCE, ...RECORDS]) await client(line, { token })
  await client('DELETE /wps/session/logout', { token })
  return calls
}

function readLaunch({ json }: Reply): string {
  const { content, gameUrl } = (json?.value ?? {}) as { content?: { game_url: string }; gameUrl?: string }
  return new URL(content?.game_url ?? gameUrl ?? '', 'http://site').searchParams.get('launch') ?? ''
}

/** Processor time in ms; rows read and written, bytes written, and size of the store afterwards. */
export type Cost = { ms: number; read: number; written: number; bytes: number; held: number }
export type Measurements = {
  birth: Cost
  command: Cost
  look: Cost
  wake: Cost
  visit: Cost & { calls: number; due: number }
}

const REPEATS = 200
const READ = 'GET /wps/system/country'

export async function measure(worlds: number): Promise<Measurements> {
  const folder = await mkdtemp(join(tmpdir(), 'longan-scale-'))
  const worker = await buildEdge()
  try {
    let running = await runEdge({ worker, persistTo: folder })
    const names = (kind: string) => Array.from({ length: worlds }, (_none, index) => `${kind}-${index}`)
    // Warm-up: the first calls create what all later ones share.
    for (const name of names('warm').slice(0, 5)) await runVisit(running.url, name)
    const birth = await measureCost(running, names('born'), (callWorld) => callWorld(READ))
    let calls = 0
    const visit = await measureCost(running, names('visited'), async (_asking, name) => {
      calls = await runVisit(running.url, name)
    })
    const due = await readDueEvents(running.url, 'visited-0')
    const [command, look] = [await measureCommand(running), await measureRead(running)]
    await running.close()
    running = await runEdge({ worker, persistTo: folder })
    await createWorldClient(running.url, 'warm-0')(READ)
    const wake = await measureCost(running, names('visited'), (callWorld) => callWorld(READ))
    await running.close()
    return { birth, command, look, wake, visit: { ...visit, calls, due } }
  } finally {
    await rm(folder, { recursive: true })
  }
}

type WorldTask = (callWorld: ReturnType<typeof createWorldClient>, name: string) => Promise<unknown>

async function measureCost({ url }: RunningEdge, names: string[], work: WorldTask): Promise<Cost> {
  const begun = readProcessorTime()
  for (const name of names) await work(createWorldClient(url, name), name)
  const ms = (readProcessorTime() - begun) / names.length
  const stores = await Promise.all(names.map((name) => readStoreMetrics(url, name)))
  const mean = (key: keyof (typeof stores)[0]) => stores.reduce((sum, store) => sum + store[key], 0) / stores.length
  return { ms, read: mean('read'), written: mean('written'), bytes: mean('bytes'), held: mean('held') }
}

async function measureCommand(running: RunningEdge) {
  const callWorld = createWorldClient(running.url, 'commands')
  const token = await logIn(callWorld)
  const { json } = await callWorld('GET /wps/v2/wallets/balance?typeId=0', { token })
  const { balance } = json!.value as { balance: { accountTypeId: string }[] }
  const [main, vendor] = balance.map(({ accountTypeId }) => Number(accountTypeId))
  return measureRepeated(running, 'commands', (index) => {
    const [from, to] = index % 2 === 0 ? [main, vendor] : [vendor, main]
    const body = { fromAccountTypeId: from, toAccountTypeId: to, amount: 1 }
    return callWorld('POST /wps/relay/GCS_walletTransfer', { token, body })
  })
}

async function measureRead(running: RunningEdge) {
  const callWorld = createWorldClient(running.url, 'commands')
  return measureRepeated(running, 'commands', () => callWorld(READ))
}

async function measureRepeated(
  { url }: RunningEdge,
  name: string,
  work: (index: number) => Promise<unknown>,
): Promise<Cost> {
  const [before, begun] = [await readStoreMetrics(url, name), readProcessorTime()]
  for (let index = 0; index < REPEATS; index++) await work(index)
  const [ms, after] = [readProcessorTime() - begun, await readStoreMetrics(url, name)]
  const each = (key: 'read' | 'written' | 'bytes') => (after[key] - before[key]) / REPEATS
  return { ms: ms / REPEATS, read: each('read'), written: each('written'), bytes: each('bytes'), held: after.held }
}

async function readDueEvents(url: string, world: string): Promise<number> {
  return Number((await createWorldClient(url, world)('GET /__admin/clock')).json?.['dueEvents'])
}

export async function readStoreMetrics(url: string, world: string) {
  const text = (await createWorldClient(url, world)('GET /__admin/metrics')).text
  const value = (name: string) => Number(new RegExp(`^longan_store_${name} (\\d+)$`, 'm').exec(text)?.[1])
  return {
    read: value('read_rows_total'),
    written: value('written_rows_total'),
    bytes: value('written_bytes_total'),
    held: value('bytes'),
  }
}

const TICK_MS = 10

/** Returns the processor time of the runtime started by this process, ms. Linux only. */
function readProcessorTime(name = 'workerd'): number {
  const pids = readdirSync('/proc').filter((pid) => /^\d+$/.test(pid))
  const found = pids.map(readStat).find((stat) => stat?.name === name && stat.parent === process.pid)
  if (!found)
    throw new Error('Failed to find the process of the runtime: its processor time is available on Linux only')
  return found.ticks * TICK_MS
}

function readStat(pid: string) {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const end = text.lastIndexOf(')')
    const rest = text.slice(end + 2).split(' ')
    return {
      name: text.slice(text.indexOf('(') + 1, end),
      parent: Number(rest[1]),
      ticks: Number(rest[11]) + Number(rest[12]),
    }
  } catch {
    // The process has exited meanwhile.
    return undefined
  }
}
