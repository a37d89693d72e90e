import './needs-node.ts'
import { existsSync } from 'node:fs'
import { readCommand, wholeNumber } from '../command-line.ts'
import { StepFailed } from './soak/play.ts'
import { type Outcome, run } from './soak/run.ts'
import { root } from './performance/processes.ts'

/** `npm run soak`: people play for half an hour of the world's time, in one browser and one world; then everything is counted. */
const { flags, refuse } = readCommand({
  run: 'npm run soak',
  about:
    'Players chosen by a seed play for so long in one browser and one world. Afterwards the books balance, and the pages hold no more than before.',
  flags: {
    minutes: { value: 'N', about: 'how long, by the clock of the world', default: '30' },
    players: { value: 'N', about: 'how many, on up to four phones', default: '20' },
    seed: { value: 'N', about: 'the same seed, the same players and games; any, if not given' },
  },
  example: 'npm run build && npm run soak -- --minutes 5 --players 4 --seed 7',
})

const wanted = {
  minutes: wholeNumber(flags.minutes, { name: 'minutes', lowest: 1, highest: 1440, refuse }),
  players: wholeNumber(flags.players, { name: 'players', lowest: 1, highest: 200, refuse }),
  seed: wholeNumber(flags.seed ?? String(Date.now() % 100_000), { name: 'seed', highest: 2 ** 31 - 1, refuse }),
}

function print({ steps, wagers, transactions, requests, held, problems }: Outcome) {
  console.log([...steps].map(([does, count]) => `${does} ${count}`).join(', '))
  console.log(`${wagers} bets, ${transactions} movements of money, ${requests} requests at the end of the journal`)
  for (const [index, { before, after }] of held.entries()) {
    const words = Object.keys(after).map(
      (name) => `${name} ${before[name as keyof typeof after]} → ${after[name as keyof typeof after]}`,
    )
    console.log(`phone ${index + 1}: ${words.join(', ')}`)
  }
  for (const problem of problems) console.error(`PROBLEM ${problem}`)
  console.log(problems.length === 0 ? 'Everything adds up, and nothing was left behind' : `${problems.length} problems`)
}

if (!existsSync(`${root}web/dist/index.html`)) {
  console.error('There is no site to play on: run "npm run build" first.')
  process.exitCode = 2
} else {
  console.log(`The seed is ${wanted.seed}`)
  try {
    const outcome = await run(wanted, (line) => console.log(line))
    print(outcome)
    process.exitCode = outcome.problems.length > 0 ? 1 : 0
  } catch (error) {
    if (!(error instanceof StepFailed)) throw error
    console.error(
      `${error.message}\n\nAgain: npm run soak -- --seed ${wanted.seed} --minutes ${wanted.minutes} --players ${wanted.players}`,
    )
    process.exitCode = 1
  }
}
