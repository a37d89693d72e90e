import { readCommand } from '../command-line.ts'
import { measureInvalidation } from './invalidation/measure.ts'
import { describeDifferences, readTable, writeTable } from './invalidation/table.ts'

const { flags } = readCommand({
  run: 'npm run tool -- invalidation',
  description:
    'Measures which reads each command changes, for the member, another member, the agent and a guest, and compares them with openapi/invalidation.json. Exit code 1 if they differ.',
  flags: { write: { description: 'write the table' } },
  example: 'npm run tool -- invalidation --write',
})

const measured = await measureInvalidation()
if (flags.write) writeTable(measured)
const differences = describeDifferences(readTable(), measured)
for (const sentence of differences) process.stderr.write(`✗ ${sentence}\n`)
if (differences.length > 0) process.exitCode = 1
else
  process.stdout.write(
    `${Object.keys(measured.invalidates).length} commands change what openapi/invalidation.json lists\n`,
  )
