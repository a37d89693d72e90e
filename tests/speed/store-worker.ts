import { createMockServer, sleepingWorlds, STILL_TIME } from '@longan/mock-server'
import { openStore } from '@longan/mock-server/node'
import { median } from './figure.ts'

/** `node store-worker.ts FILE`: how long a world that sleeps in a store takes to wake, with its answer. */
const { beds, close } = openStore(process.argv[2]!)
const mock = createMockServer({ seed: 7, now: () => STILL_TIME, keeper: sleepingWorlds({ mostAwake: 1, beds }) })

async function timeOf(path: string, world: string, method = 'GET') {
  const begun = performance.now()
  const headers = { 'x-mock-world': world, merchant: 'DEMO' }
  const answer = await mock.fetch(new Request(`http://mock${path}`, { method, headers }))
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`)
  return performance.now() - begun
}

const names = Array.from({ length: 300 }, (_none, index) => `world-${index}`)
for (const name of names) await timeOf('/wps/member/trialuser', name, 'POST')
const times: number[] = []
for (const name of names) times.push(await timeOf('/wps/system/status', name))
console.log(JSON.stringify({ wakingMs: median(times) }))
close()
