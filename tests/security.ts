import './needs-node.ts'
import { existsSync } from 'node:fs'
import { readCommand } from '../command-line.ts'
import type { Attack, House } from './security/attack.ts'
import { claims } from './security/claims.ts'
import { commands } from './security/commands.ts'
import { control } from './security/control.ts'
import { floods } from './security/floods.ts'
import { games } from './security/games.ts'
import { headers } from './security/headers.ts'
import { lines } from './security/lines.ts'
import { tokens } from './security/tokens.ts'
import { root, startMock, startServer } from './performance/processes.ts'

/** `npm run attack`: tries what once went through, against a mock and a site of its own, and says of each whether it held. */
readCommand({
  run: 'npm run attack',
  about: 'Attacks a mock and a preview that it starts itself, over HTTP. Exit code 1 where an attack goes through.',
  flags: {},
  example: 'npm run build && npm run attack',
})

const attacks: Attack[] = [...lines, ...tokens, ...games, ...floods, ...headers, ...commands, ...control, ...claims]

/** What went through, in words; nothing where the attack held. */
async function outcomeOf({ run }: Attack, house: House) {
  try {
    return await run(house)
  } catch (error) {
    return `it failed in a way nobody foresaw: ${error instanceof Error ? error.message : error}`
  }
}

async function attackAll(): Promise<number> {
  await using mock = await startMock('--max-worlds', '20')
  await using site = await startServer(['web/serve/preview.ts', '--port', '0'])
  let through = 0
  for (const attack of attacks) {
    const damage = await outcomeOf(attack, { mock: mock.url, site: site.url.replace('localhost', '127.0.0.1') })
    if (damage) through++
    console.log(`${damage ? 'WENT THROUGH' : 'held        '}  ${attack.name}${damage ? `: ${damage}` : ''}`)
  }
  return through
}

if (existsSync(`${root}web/dist/index.html`)) {
  const through = await attackAll()
  console.log(`${attacks.length - through} of ${attacks.length} attacks held`)
  process.exitCode = through > 0 ? 1 : 0
} else {
  console.error('There is no site to attack: run "npm run build" first.')
  process.exitCode = 2
}
