import './needs-node.ts'
import { readCommand, parseInteger } from '../command-line.ts'

const { flags } = readCommand({
  run: 'npm run tool -- crash',
  description:
    'Kills a mock with a store at random moments while players move money, restarts it, and compares the balances with the answers given before.',
  flags: {
    times: { value: 'N', description: 'number of kills', default: '200' },
    worlds: { value: 'N', description: 'number of players, each in their own world', default: '3' },
    seed: { value: 'N', description: 'the same seed, the same transfers', default: '7' },
  },
  example: 'npm run tool -- crash --times 20',
})

const options = {
  times: parseInteger(flags.times, { name: 'times', lowest: 1, highest: 100_000 }),
  worlds: parseInteger(flags.worlds, { name: 'worlds', lowest: 1, highest: 100 }),
  seed: parseInteger(flags.seed, { name: 'seed', highest: 2 ** 31 - 1 }),
}
// Imported after the flags are read: it loads the SDK.
const { runCrashTest } = await import('./crash/crash-test.ts')
const { kills, answered, unacknowledged, violations } = await runCrashTest({
  ...options,
  log: (line) => console.error(line),
})
const rows: [string, number][] = [
  ['kills', kills],
  ['transfers answered', answered],
  ['executed before a kill, answered after it', unacknowledged],
  ['answers lost or changed', violations.length],
]
for (const [name, value] of rows) console.log(`${name.padEnd(42)}${String(value).padStart(10)}`)
for (const violation of violations) console.error(violation)
process.exitCode = violations.length > 0 ? 1 : 0
