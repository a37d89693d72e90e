import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { parseInteger, readCommand } from '../command-line.ts'
import type { Measured } from './invalidation/measure.ts'
import { describeDifferences, readTable, withMeasured, writeTable } from './invalidation/table.ts'

const { flags } = readCommand({
  run: 'npm run tool -- invalidation',
  description:
    'Measures which reads each command changes, for the member, another member, the agent and a guest, and compares them with openapi/invalidation.json. Exit code 1 if they differ.',
  flags: {
    write: { description: 'write the table, and generate the queries of @longan/react-query from it' },
    only: { value: 'ID', description: 'measure this operation only, which takes seconds' },
    commands: {
      value: 'N',
      description: 'instead, send random commands with all reads cached, and compare each response',
    },
    seed: { value: 'N', description: 'the same seed, the same commands', default: '1' },
  },
  example: 'npm run tool -- invalidation --write',
})

const ROOT = fileURLToPath(new URL('..', import.meta.url))

if (flags.commands === undefined) await compareTable()
else
  await prove(
    parseInteger(flags.commands, { name: 'commands', lowest: 1, highest: 1_000_000 }),
    parseInteger(flags.seed, { name: 'seed', highest: 2 ** 31 - 1 }),
  )

async function compareTable() {
  const { measureInvalidation } = await import('./invalidation/measure.ts')
  const found = await measureInvalidation(flags.only)
  const measured = flags.only === undefined ? found : withMeasured(readTable(), found, flags.only)
  if (flags.write) write(measured)
  const differences = describeDifferences(readTable(), measured)
  for (const sentence of differences) process.stderr.write(`✗ ${sentence}\n`)
  if (differences.length > 0) process.exitCode = 1
  else
    process.stdout.write(
      `${Object.keys(measured.invalidates).length} commands change what openapi/invalidation.json lists\n`,
    )
}

function write(measured: Measured) {
  writeTable(measured)
  const run = (file: string, ...args: string[]) =>
    spawnSync(process.execPath, [file, ...args], { cwd: ROOT, stdio: ['ignore', 'ignore', 'inherit'] }).status ?? 1
  // The queries of @longan/react-query are generated from the table.
  process.exitCode =
    run('node_modules/oxfmt/bin/oxfmt', 'openapi/invalidation.json') || run('sdk/react-query/generate.ts')
}

async function prove(count: number, seed: number) {
  const { proveInvalidation } = await import('./invalidation/random-commands.ts')
  const { commands, effective, stale, refetched, necessary } = await proveInvalidation(count, seed)
  for (const one of new Set(stale)) process.stderr.write(`✗ stale after ${one}\n`)
  if (stale.length > 0) process.exitCode = 1
  process.stdout.write(
    `${commands} commands, ${effective} of them changed a response: ${stale.length} stale responses, ${refetched} requests of which ${necessary} were necessary\n`,
  )
}
