import { spawnSync } from 'node:child_process'
import { setTimeout } from 'node:timers/promises'
import { type Measure, median } from './figure.ts'
import { startMock } from './processes.ts'

const runs = [1, 2, 3, 4, 5]

export const coldStart: Measure = {
  async measure() {
    const nodeStart = median(runs.map(startNode))
    await storeCompiledCode()
    const times: number[] = []
    for (const _ of runs) times.push(await timeToFirstResponse())
    return [
      {
        name: 'command line to the first successful response',
        value: median(times),
        unit: 'ms',
        max: 4 * nodeStart + 250,
        method: `default world, second start; node -e 0 takes ${Math.round(nodeStart)} ms`,
      },
    ]
  },
}

function startNode() {
  const start = performance.now()
  spawnSync(process.execPath, ['-e', '0'])
  return performance.now() - start
}

/** A developer's first start after a change: it stores what it has compiled after 1.5 s. */
async function storeCompiledCode() {
  await using mock = await startMock()
  await fetch(`${mock.url}/wps/system/status`, { headers: { merchant: 'DEMO' } })
  await setTimeout(3000)
}

async function timeToFirstResponse() {
  const start = performance.now()
  await using mock = await startMock()
  const answer = await fetch(`${mock.url}/wps/system/status`, { headers: { merchant: 'DEMO' } })
  if (!answer.ok) throw new Error(`the system status answered ${answer.status}`)
  return performance.now() - start
}
