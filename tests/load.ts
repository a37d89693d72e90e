import './needs-node.ts'
import { readCommand, parseInteger } from '../command-line.ts'

const { flags } = readCommand({
  run: 'npm run tool -- load',
  description:
    'Runs many members at once on one mock with a store, each in their own short-lived worlds; prints latencies, errors and memory.',
  flags: {
    clients: { value: 'N', description: 'number of members', default: '200' },
    seconds: { value: 'N', description: 'duration', default: '300' },
  },
  example: 'npm run tool -- load --clients 50 --seconds 30',
})

const numberOf = (name: 'clients' | 'seconds') => parseInteger(flags[name], { name, lowest: 1, highest: 100_000 })
const options = { clients: numberOf('clients'), seconds: numberOf('seconds') }
// Imported after the flags are read: it loads the SDK.
const { load, percentile } = await import('./load/load.ts')
const { latencies, errors, memoryMb, unbalanced } = await load({ ...options, log: (line) => console.error(line) })
const rows: [string, string][] = [
  ['members at once', `${options.clients}`],
  ['responses', `${latencies.length}`],
  ['responses per second', (latencies.length / options.seconds).toFixed(0)],
  ['median', `${percentile(latencies, 50).toFixed(1)} ms`],
  ['p99', `${percentile(latencies, 99).toFixed(1)} ms`],
  ['maximum', `${percentile(latencies, 100).toFixed(1)} ms`],
  ['memory over time', `${memoryMb.join(' ')} MB`],
  ['errors', `${errors.length}`],
  ['worlds with an unbalanced ledger', `${unbalanced.length}`],
]
for (const [name, value] of rows) console.log(`${name.padEnd(36)}${value.padStart(10)}`)
for (const problem of [...new Set(errors), ...unbalanced].slice(0, 20)) console.error(problem)
process.exitCode = errors.length + unbalanced.length > 0 ? 1 : 0
