import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { type Measure, median } from './figure.ts'
import { root, startMock } from './processes.ts'

export const editLoop: Measure = {
  async measure() {
    const times = [await measureCommand('openapi/generate.ts'), await measureCommand('openapi/generate.ts')]
    return [
      {
        name: 'everything generated from the document',
        value: median(times),
        unit: 'ms',
        max: 6000,
        method: 'npm run generate, slower of 2',
      },
      await measureVerify(),
    ]
  },
}

async function measureVerify() {
  await using mock = await startMock()
  const pact = JSON.parse(readFileSync(`${root}contracts/pacts/longan-web-gaming-gateway.json`, 'utf8'))
  const count: number = pact.interactions.length
  const all = await measureCommand('contracts/verify.ts', '--provider', mock.url)
  const method = `npm run verify against the mock, ${count} interactions`
  return { name: 'an interaction of the pact verified', value: all / count, unit: 'ms' as const, max: 30, method }
}

/** Returns the duration of a command, ms. Throws if it fails. */
async function measureCommand(...args: string[]): Promise<number> {
  const start = performance.now()
  const command = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] })
  const [code] = await once(command, 'exit')
  if (code !== 0) throw new Error(`Failed to run ${args.join(' ')}: exit code ${code}`)
  return performance.now() - start
}
