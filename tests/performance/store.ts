import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gatewayOf, PASSWORD } from '../support/sign-in.ts'
import { type Measure, median } from './figure.ts'
import { runForJson, startMock } from './processes.ts'

const ROUNDS = 6
const IN_A_ROUND = 150

/** What a mock with a store takes, beside one in memory, and what it writes. */
export const store: Measure = {
  name: 'store',
  async measure() {
    const folder = await mkdtemp(join(tmpdir(), 'longan-store-'))
    try {
      await using memory = await startMock()
      await using kept = await startMock('--store', join(folder, 'worlds.db'))
      const times = await inTurns(memory.url, kept.url)
      const { wakingMs } = runForJson<{ wakingMs: number }>(['tests/performance/store-worker.ts', join(folder, 'many.db')])
      const how = `a transfer over HTTP, median of ${ROUNDS * IN_A_ROUND}`
      return [
        { name: 'answers with a store, of memory', value: times.ratio, unit: 'x', atMost: 1.3, how },
        { name: 'written to a store per command', value: times.bytes, unit: 'bytes', atMost: 2048, how: 'packed' },
        { name: 'waking a world from a store', value: wakingMs, unit: 'ms', atMost: 5, how: 'median of 300' },
      ]
    } finally {
      await rm(folder, { recursive: true })
    }
  },
}

/** Turn by turn, so that whatever else the machine does falls on both. */
async function inTurns(memory: string, kept: string) {
  const [one, other] = [await transfersAt(memory), await transfersAt(kept)]
  await one.round()
  await other.round()
  const before = await writtenBy(kept)
  const times = { memory: [] as number[], kept: [] as number[] }
  for (let round = 0; round < ROUNDS; round++) {
    times.memory.push(...(await one.round()))
    times.kept.push(...(await other.round()))
  }
  const bytes = ((await writtenBy(kept)) - before) / (ROUNDS * IN_A_ROUND)
  return { ratio: median(times.kept) / median(times.memory), bytes }
}

/** A member who moves a unit to and fro. */
async function transfersAt(baseURL: string) {
  const site = { baseURL, world: 'default', merchant: 'DEMO' }
  const { token } = await (
    await gatewayOf(site)
  ).session.login({ type: 'username', username: 'demo01', password: PASSWORD })
  const { wallet } = await gatewayOf(site, token)
  const [main, vendor] = (await wallet.getBalance(0)).balance.map(({ accountTypeId }) => Number(accountTypeId))
  const transfer = async (index: number) => {
    const [from, to] = index % 2 === 0 ? [main!, vendor!] : [vendor!, main!]
    const begun = performance.now()
    await wallet.transfer(
      { fromAccountTypeId: from, toAccountTypeId: to, amount: 1 },
      { idempotencyKey: crypto.randomUUID() },
    )
    return performance.now() - begun
  }
  return {
    async round() {
      const times: number[] = []
      for (let index = 0; index < IN_A_ROUND; index++) times.push(await transfer(index))
      return times
    },
  }
}

async function writtenBy(url: string): Promise<number> {
  const text = await (await fetch(`${url}/__admin/metrics`)).text()
  return Number(/^longan_store_written_bytes_total (\d+)$/m.exec(text)?.[1])
}
