import './needs-node.ts'
import { readCommand, wholeNumber } from '../command-line.ts'
import { load, percentile } from './load/load.ts'

/** `npm run load`: many members at once on one mock with a store: is everybody answered, how quickly, and does its memory stay? */
const { flags, refuse } = readCommand({
  run: 'npm run load',
  about:
    'Many members, each in worlds of their own that come and go, ask one mock with a store at once; tells how quickly they are answered, and what it holds.',
  flags: {
    clients: { value: 'N', about: 'how many members', default: '200' },
    seconds: { value: 'N', about: 'for how long', default: '300' },
  },
  example: 'npm run load -- --clients 50 --seconds 30',
})

const numberOf = (name: 'clients' | 'seconds') =>
  wholeNumber(flags[name], { name, lowest: 1, highest: 100_000, refuse })
const wanted = { clients: numberOf('clients'), seconds: numberOf('seconds') }
const { took, wrong, held, books } = await load({ ...wanted, say: (line) => console.error(line) })
const rows: [string, string][] = [
  ['members at once', `${wanted.clients}`],
  ['answers', `${took.length}`],
  ['answers a second', (took.length / wanted.seconds).toFixed(0)],
  ['half are there within', `${percentile(took, 50).toFixed(1)} ms`],
  ['99 of 100 are there within (p99)', `${percentile(took, 99).toFixed(1)} ms`],
  ['the slowest', `${percentile(took, 100).toFixed(1)} ms`],
  ['memory over time', `${held.join(' ')} MB`],
  ['errors', `${wrong.length}`],
  ['worlds whose books do not balance', `${books.length}`],
]
for (const [name, value] of rows) console.log(`${name.padEnd(36)}${value.padStart(10)}`)
for (const complaint of [...new Set(wrong), ...books].slice(0, 20)) console.error(complaint)
process.exitCode = wrong.length + books.length > 0 ? 1 : 0
