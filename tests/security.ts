import './needs-node.ts'
import { existsSync } from 'node:fs'
import { readCommand } from '../command-line.ts'
import type { Probe, Targets } from './security/probes.ts'
import { claims } from './security/claims.ts'
import { commands, commandLine, files } from './security/command-checks.ts'
import { control } from './security/control.ts'
import { rateLimits, headers, time, tokens } from './security/gateway-checks.ts'
import { games } from './security/games.ts'
import { lines } from './security/lines.ts'
import { root, startMock, startServer } from './performance/processes.ts'

readCommand({
  run: 'npm run tool -- security',
  description: 'Attacks a mock and a preview that it starts itself, over HTTP. Exit code 1 if an attack succeeds.',
  flags: {},
  example: 'npm run build && npm run tool -- security',
})

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

async function runProbes(): Promise<number> {
  await using mock = await startMock('--max-worlds', '20')
  await using site = await startServer(['web/serve/preview.ts', '--port', '0'])
  let succeeded = 0
  for (const probe of probes) {
    const damage = await outcomeOf(probe, { mock: mock.url, site: site.url.replace('localhost', '127.0.0.1') })
    if (damage) succeeded++
    console.log(`${damage ? 'SUCCEEDED' : 'repelled '}  ${probe.name}${damage ? `: ${damage}` : ''}`)
  }
  return succeeded
}

if (existsSync(`${root}web/dist/index.html`)) {
  const succeeded = await runProbes()
  console.log(`${probes.length - succeeded} of ${probes.length} attacks repelled`)
  process.exitCode = succeeded > 0 ? 1 : 0
} else {
  console.error('Failed to find the built site: run "npm run build" first.')
  process.exitCode = 2
}
