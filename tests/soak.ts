import './needs-node.ts'
import { existsSync } from 'node:fs'
import { readCommand, parseInteger } from '../command-line.ts'
import type { SoakResult } from './soak/run.ts'
import { root } from './performance/processes.ts'

const { flags } = readCommand({
  run: 'npm run tool -- soak',
  description:
    'Runs seeded players in one browser and one world. Afterwards the ledger must balance, and the pages must not hold more resources than before.',
  flags: {
    minutes: { value: 'N', description: 'duration, in virtual time', default: '30' },
    players: { value: 'N', description: 'number of players, on up to four phones', default: '20' },
    seed: { value: 'N', description: 'the same seed repeats players and games; random by default' },
  },
  example: 'npm run build && npm run tool -- soak --minutes 5 --players 4 --seed 7',
})

const options = {
  minutes: parseInteger(flags.minutes, { name: 'minutes', lowest: 1, highest: 1440 }),
  players: parseInteger(flags.players, { name: 'players', lowest: 1, highest: 200 }),
  seed: parseInteger(flags.seed ?? String(Date.now() % 100_000), { name: 'seed', highest: 2 ** 31 - 1 }),
}

function print({ steps, wagers, transactions, requests, resources, problems }: SoakResult) {
  console.log([...steps].map(([action, count]) => `${action} ${count}`).join(', '))
  console.log(`${wagers} bets, ${transactions} transactions, ${requests} requests at the end of the journal`)
  for (const [index, { before, after }] of resources.entries()) {
    const growth = Object.keys(after).map(
      (name) => `${name} ${before[name as keyof typeof after]} → ${after[name as keyof typeof after]}`,
    )
    console.log(`phone ${index + 1}: ${growth.join(', ')}`)
  }
  for (const problem of problems) console.error(`PROBLEM ${problem}`)
  console.log(
    problems.length === 0 ? 'No problems: the ledger balances, and there are no leaks' : `${problems.length} problems`,
  )
}

if (!existsSync(`${root}web/dist/index.html`)) {
  console.error('Failed to find the built site: run "npm run build" first.')
  process.exitCode = 2
} else {
  console.log(`The seed is ${options.seed}`)
  // Imported after the flags are read: the browser's tools take half a second to load.
  const { StepError } = await import('./soak/play.ts')
  const { run } = await import('./soak/run.ts')
  try {
    const outcome = await run(options, (line) => console.log(line))
    print(outcome)
    process.exitCode = outcome.problems.length > 0 ? 1 : 0
  } catch (error) {
    if (!(error instanceof StepError)) throw error
    console.error(
      `${error.message}\n\nTo repeat: npm run tool -- soak --seed ${options.seed} --minutes ${options.minutes} --players ${options.players}`,
    )
    process.exitCode = 1
  }
}
