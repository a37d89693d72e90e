import { createMockServer, type MockServer, createWorldCache, FROZEN_TIME } from '@longan/mock-server'
import { openStore } from '@longan/mock-server/node'
import { median } from './figure.ts'

/** `node store-worker.ts FILE`: time to load a suspended world from a store, with its firstMock response. */
function openMock() {
  const { storage: beds, close } = openStore(process.argv[2]!)
  return {
    mock: createMockServer({ seed: 7, now: () => FROZEN_TIME, persistence: createWorldCache({ storage: beds }) }),
    close,
  }
}

async function timeCall(mock: MockServer, path: string, { world, method = 'GET' }: { world: string; method?: string }) {
  const start = performance.now()
  const headers = { 'x-mock-world': world, merchant: 'DEMO' }
  const response = await mock.fetch(new Request(`http://mock${path}`, { method, headers }))
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`)
  return performance.now() - start
}

const names = Array.from({ length: 300 }, (_none, index) => `world-${index}`)
const firstMock = openMock()
for (const world of names) await timeCall(firstMock.mock, '/wps/member/trialuser', { world, method: 'POST' })
firstMock.close()
// After reopening all worlds are suspended, and all fit into memory.
const reopened = openMock()
const times: number[] = []
for (const world of names) times.push(await timeCall(reopened.mock, '/wps/system/status', { world }))
console.log(JSON.stringify({ wakingMs: median(times) }))
reopened.close()
