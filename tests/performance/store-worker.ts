import { createMockServer, type MockServer, sleepingWorlds, STILL_TIME } from '@longan/mock-server'
import { openStore } from '@longan/mock-server/node'
import { median } from './figure.ts'

/** `node store-worker.ts FILE`: how long a world that sleeps in a store takes to wake, with its answer. */
function opened() {
  const { beds, close } = openStore(process.argv[2]!)
  return { mock: createMockServer({ seed: 7, now: () => STILL_TIME, keeper: sleepingWorlds({ storage: beds }) }), close }
}

async function timeOf(mock: MockServer, path: string, { world, method = 'GET' }: { world: string; method?: string }) {
  const begun = performance.now()
  const headers = { 'x-mock-world': world, merchant: 'DEMO' }
  const answer = await mock.fetch(new Request(`http://mock${path}`, { method, headers }))
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`)
  return performance.now() - begun
}

const names = Array.from({ length: 300 }, (_none, index) => `world-${index}`)
const first = opened()
for (const world of names) await timeOf(first.mock, '/wps/member/trialuser', { world, method: 'POST' })
first.close()
// Opened anew, all of them sleep; there is room for all who wake.
const again = opened()
const times: number[] = []
for (const world of names) times.push(await timeOf(again.mock, '/wps/system/status', { world }))
console.log(JSON.stringify({ wakingMs: median(times) }))
again.close()
