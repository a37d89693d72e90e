import './needs-node.ts'
import { readCommand, wholeNumber } from '../command-line.ts'
import { killTimes } from './crash/kill.ts'

/** `npm run kill`: a mock with a store is killed while money moves, and started anew; is every answer still true? */
const { flags, refuse } = readCommand({
  run: 'npm run kill',
  about:
    'Kills a mock with a store at any moment while players move money, starts it anew, and compares what everybody has with what they were told.',
  flags: {
    times: { value: 'N', about: 'how often', default: '200' },
    worlds: { value: 'N', about: 'how many players, each in a world of their own', default: '3' },
    seed: { value: 'N', about: 'the same seed, the same transfers', default: '7' },
  },
  example: 'npm run kill -- --times 20',
})

const wanted = {
  times: wholeNumber(flags.times, { name: 'times', lowest: 1, highest: 100_000, refuse }),
  worlds: wholeNumber(flags.worlds, { name: 'worlds', lowest: 1, highest: 100, refuse }),
  seed: wholeNumber(flags.seed, { name: 'seed', highest: 2 ** 31 - 1, refuse }),
}
const { kills, answered, unheard, complaints } = await killTimes({ ...wanted, say: (line) => console.error(line) })
const rows: [string, number][] = [
  ['kills', kills],
  ['transfers answered', answered],
  ['done before the kill, answered after it', unheard],
  ['answers that are not true any more', complaints.length],
]
for (const [name, value] of rows) console.log(`${name.padEnd(42)}${String(value).padStart(10)}`)
for (const complaint of complaints) console.error(complaint)
process.exitCode = complaints.length > 0 ? 1 : 0
