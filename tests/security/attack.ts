import { print } from '../../command-line.ts'
import { startMock, startServer } from '../performance/processes.ts'
import { claims } from './claims.ts'
import { commandLine, commands, files } from './command-checks.ts'
import { control } from './control.ts'
import { games } from './games.ts'
import { headers, rateLimits, time, tokens } from './gateway-checks.ts'
import { lines } from './lines.ts'
import type { Probe, Targets } from './probes.ts'

const probes: Probe[] = [
  ...lines,
  ...tokens,
  ...games,
  ...rateLimits,
  ...headers,
  ...commands,
  ...control,
  ...claims,
  ...time,
  ...commandLine,
  ...files,
]

async function outcomeOf({ run }: Probe, targets: Targets) {
  try {
    return await run(targets)
  } catch (error) {
    return `unexpected error: ${error instanceof Error ? error.message : error}`
  }
}

/** Runs all attacks and prints their outcomes. */
export async function attack(): Promise<{ repelled: number; all: number }> {
  await using mock = await startMock('--max-worlds', '20')
  await using site = await startServer(['web/serve/preview.ts', '--port', '0'])
  let succeeded = 0
  for (const probe of probes) {
    const damage = await outcomeOf(probe, { mock: mock.url, site: site.url.replace('localhost', '127.0.0.1') })
    if (damage) succeeded++
    print(`${damage ? 'SUCCEEDED' : 'repelled '}  ${probe.name}${damage ? `: ${damage}` : ''}`)
  }
  return { repelled: probes.length - succeeded, all: probes.length }
}
