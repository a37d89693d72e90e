import { createMockServer, STILL_TIME } from '@longan/mock-server'
import { createNodeMock } from '@longan/mock-server/node'
import { median } from './figure.ts'

const [task] = process.argv.slice(2)
/** Of many most are asleep, in the beds of a process. */
const mock = task === 'many' ? createNodeMock({ seed: 7, now: () => STILL_TIME }) : createMockServer()

async function ask(path: string, world: string, body?: object) {
  const headers = { 'x-mock-world': world, merchant: 'DEMO' }
  const init = body ? { method: 'POST', body: JSON.stringify(body) } : {}
  const answer = await mock.fetch(new Request(`http://mock${path}`, { ...init, headers }))
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`)
  return answer.text()
}

function megabytes() {
  globalThis.gc?.()
  const { heapUsed, external } = process.memoryUsage()
  return (heapUsed + external) / 1024 / 1024
}

async function timeOf(work: () => Promise<unknown>) {
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

/** Fills 20,000 worlds, and asks 500 of those that sleep. */
async function many() {
  await ask('/wps/system/status', 'first')
  const before = megabytes()
  const prints = new Map<string, string>()
  for (let index = 0; index < 20_000; index++) {
    const name = `world-${index}`
    await ask('/wps/member/trialuser', name, {})
    if (index % 40 === 0) prints.set(name, await ask('/__admin/fingerprint', name))
  }
  const held = megabytes() - before
  const times: number[] = []
  let unlike = 0
  for (const [name, print] of prints) {
    times.push(await timeOf(() => ask('/wps/system/status', name)))
    if ((await ask('/__admin/fingerprint', name)) !== print) unlike++
  }
  return { wakingMs: median(times), megabytes: held, unlike }
}

async function oneYear() {
  await ask('/wps/system/status', 'first')
  return { yearMs: await timeOf(() => ask('/__admin/clock/advance', 'first', { duration: '365d' })) }
}

console.log(JSON.stringify(await (task === 'year' ? oneYear() : task === 'many' ? many() : manyWorlds())))
