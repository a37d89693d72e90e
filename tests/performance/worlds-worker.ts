import { createMockServer, FROZEN_TIME } from '@longan/mock-server'
import { createNodeMock } from '@longan/mock-server/node'
import { setImmediate } from 'node:timers/promises'
import { median } from './figure.ts'

const [task] = process.argv.slice(2)
/** With many worlds most are suspended, in the storage of the process. */
const mock = task === 'many' ? createNodeMock({ seed: 7, now: () => FROZEN_TIME }) : createMockServer()

async function call(path: string, world: string, body?: object) {
  const headers = { 'x-mock-world': world, merchant: 'DEMO' }
  const init = body ? { method: 'POST', body: JSON.stringify(body) } : {}
  const response = await mock.fetch(new Request(`http://mock${path}`, { ...init, headers }))
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`)
  return response.text()
}

async function megabytes() {
  globalThis.gc?.()
  // The finalizers of responses run after the first collection, and only the second releases their bodies.
  await setImmediate()
  globalThis.gc?.()
  const { heapUsed, external } = process.memoryUsage()
  return (heapUsed + external) / 1024 / 1024
}

async function timeOf(work: () => Promise<unknown>) {
  const start = performance.now()
  await work()
  return performance.now() - start
}

async function measureFreshWorlds() {
  // The first world also pays for the catalogue and the compiled schemas that all worlds share.
  await call('/wps/system/status', 'first')
  const before = await megabytes()
  const times: number[] = []
  for (let i = 0; i < 500; i++) times.push(await timeOf(() => call('/wps/system/status', `world-${i}`)))
  return { freshMs: median(times), megabytes: (await megabytes()) - before }
}

async function measureManyWorlds() {
  await call('/wps/system/status', 'first')
  const before = await megabytes()
  const fingerprints = new Map<string, string>()
  for (let index = 0; index < 20_000; index++) {
    const name = `world-${index}`
    await call('/wps/member/trialuser', name, {})
    if (index % 40 === 0) fingerprints.set(name, await call('/__admin/fingerprint', name))
  }
  const used = (await megabytes()) - before
  const times: number[] = []
  let changed = 0
  for (const [name, fingerprint] of fingerprints) {
    times.push(await timeOf(() => call('/wps/system/status', name)))
    if ((await call('/__admin/fingerprint', name)) !== fingerprint) changed++
  }
  return { wakingMs: median(times), megabytes: used, changed }
}

async function measureYear() {
  await call('/wps/system/status', 'first')
  return { yearMs: await timeOf(() => call('/__admin/clock/advance', 'first', { duration: '365d' })) }
}

console.log(
  JSON.stringify(
    await (task === 'year' ? measureYear() : task === 'many' ? measureManyWorlds() : measureFreshWorlds()),
  ),
)
