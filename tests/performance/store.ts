import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gatewayOf, PASSWORD } from '../support/sign-in.ts'
import { type Measure, median } from './figure.ts'
import { runForJson, startMock } from './processes.ts'

const ROUNDS = 6
const CALLS_PER_ROUND = 150

export const store: Measure = {
  async measure() {
    const folder = await mkdtemp(join(tmpdir(), 'longan-store-'))
    try {
      await using memory = await startMock()
      await using stored = await startMock('--store', join(folder, 'worlds.db'))
      const times = await alternate(memory.url, stored.url)
      const { wakingMs } = runForJson<{ wakingMs: number }>([
        'tests/performance/store-worker.ts',
        join(folder, 'many.db'),
      ])
      const method = `a transfer over HTTP, median of ${ROUNDS * CALLS_PER_ROUND}`
      return [
        { name: 'responses with a store, relative to memory', value: times.ratio, unit: 'x', max: 1.3, method },
        { name: 'written to a store per command', value: times.bytes, unit: 'bytes', max: 2048, method: 'compressed' },
        { name: 'loading a world from a store', value: wakingMs, unit: 'ms', max: 5, method: 'median of 300' },
      ]
    } finally {
      await rm(folder, { recursive: true })
    }
  },
}

/** Alternates both mocks, so that other load on the machine affects both. */
async function alternate(memory: string, stored: string) {
  const [one, other] = [await createTransfers(memory), await createTransfers(stored)]
  await one.round()
  await other.round()
  const before = await readWrittenBytes(stored)
  const times = { memory: [] as number[], stored: [] as number[] }
  for (let round = 0; round < ROUNDS; round++) {
    times.memory.push(...(await one.round()))
    times.stored.push(...(await other.round()))
  }
  const bytes = ((await readWrittenBytes(stored)) - before) / (ROUNDS * CALLS_PER_ROUND)
  return { ratio: median(times.stored) / median(times.memory), bytes }
}

async function createTransfers(baseURL: string) {
  const site = { baseURL, world: 'default', merchant: 'DEMO' }
  const { token } = await (
    await gatewayOf(site)
  ).session.login({ type: 'username', username: 'demo01', password: PASSWORD })
  const { wallet } = await gatewayOf(site, token)
  const [main, vendor] = (await wallet.getBalance(0)).balance.map(({ accountTypeId }) => Number(accountTypeId))
  const transfer = async (index: number) => {
    const [from, to] = index % 2 === 0 ? [main!, vendor!] : [vendor!, main!]
    const start = performance.now()
    await wallet.transfer(
      { fromAccountTypeId: from, toAccountTypeId: to, amount: 1 },
      { idempotencyKey: crypto.randomUUID() },
    )
    return performance.now() - start
  }
  return {
    async round() {
      const times: number[] = []
      for (let index = 0; index < CALLS_PER_ROUND; index++) times.push(await transfer(index))
      return times
    },
  }
}

async function readWrittenBytes(url: string): Promise<number> {
  const text = await (await fetch(`${url}/__admin/metrics`)).text()
  return Number(/^longan_store_written_bytes_total (\d+)$/m.exec(text)?.[1])
}
