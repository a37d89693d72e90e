import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { type Measure, median } from './figure.ts'
import { root, startMock } from './processes.ts'

/** What somebody waits for who changes the description or the contracts. */
export const workshop: Measure = {
  name: 'workshop',
  async measure() {
    const generating = [await timeOf('openapi/generate.ts'), await timeOf('openapi/generate.ts')]
    return [
      {
        name: 'everything generated from the description',
        value: median(generating),
        unit: 'ms',
        atMost: 6000,
        how: 'npm run generate, slower of 2',
      },
      await verifying(),
    ]
  },
}

async function verifying() {
  await using mock = await startMock()
  const pact = JSON.parse(readFileSync(`${root}contracts/pacts/longan-web-gaming-gateway.json`, 'utf8'))
  const count: number = pact.interactions.length
  const all = await timeOf('contracts/verify.ts', '--provider', mock.url)
  const how = `npm run verify in front of the mock, ${count} interactions`
  return { name: 'an interaction of the pact verified', value: all / count, unit: 'ms' as const, atMost: 30, how }
}

/** How many milliseconds a command takes, from its start to its good end. */
async function timeOf(...args: string[]): Promise<number> {
  const start = performance.now()
  const command = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] })
  const [code] = await once(command, 'exit')
  if (code !== 0) throw new Error(`Failed to run ${args.join(' ')}: it ended with ${code}`)
  return performance.now() - start
}
