import { createMockServer } from '@longan/mock-server'
import { median } from './figure.ts'

const mock = createMockServer()

async function ask(path: string, world: string, body?: object) {
  const headers = { 'x-mock-world': world, merchant: 'DEMO' }
  const init = body ? { method: 'POST', body: JSON.stringify(body) } : {}
  const answer = await mock.fetch(new Request(`http://mock${path}`, { ...init, headers }))
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`)
}

function megabytes() {
  globalThis.gc?.()
  const { heapUsed, external } = process.memoryUsage()
  return (heapUsed + external) / 1024 / 1024
}

async function timeOf(work: () => Promise<void>) {
  const start = performance.now()
  await work()
  return performance.now() - start
}

async function manyWorlds() {
  // The first world also pays for the catalogue and the compiled schemas that all worlds share.
  await ask('/wps/system/status', 'first')
  const before = megabytes()
  const times: number[] = []
  for (let i = 0; i < 500; i++) times.push(await timeOf(() => ask('/wps/system/status', `world-${i}`)))
  return { freshMs: median(times), megabytes: megabytes() - before }
}

async function oneYear() {
  await ask('/wps/system/status', 'first')
  return { yearMs: await timeOf(() => ask('/__admin/clock/advance', 'first', { duration: '365d' })) }
}

console.log(JSON.stringify(process.argv[2] === 'year' ? await oneYear() : await manyWorlds()))
