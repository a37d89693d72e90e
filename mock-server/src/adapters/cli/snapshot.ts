import { readCommand, print, refuse } from '../../../../command-line.ts'
import type { SnapshotSummary } from '../../admin/snapshot-summary.ts'
import { loadNodeAdapter } from './bundle.ts'
import { readJsonFile, writeAtomically } from './json-file.ts'
import { MOCK_FLAGS, assertNoExtraPositionals, assertWorldExists, withMock } from './running-mock.ts'

const read = (argv: string[]) =>
  readCommand(
    {
      run: 'npx longan snapshot',
      description:
        'Saves a world in a file, loads it into a running mock, or shows what a file or the running world contains.',
      flags: MOCK_FLAGS,
      positionals: 'save FILE | load FILE | show [FILE]',
      example:
        'npx longan snapshot save before.json\nnpx longan snapshot load before.json --world demo\nnpx longan snapshot show before.json',
    },
    argv,
  )
type Read = ReturnType<typeof read>

export async function snapshot(argv: string[]): Promise<void> {
  const command = read(argv)
  const { positionals } = command
  const [verb = 'show', file] = positionals
  assertNoExtraPositionals(positionals, 2)
  if (!['save', 'load', 'show'].includes(verb)) return refuse(`Unknown subcommand "snapshot ${verb}"`)
  if (verb === 'show') return show(command, file)
  if (!file) return refuse(`"snapshot ${verb}" needs a file`)
  await (verb === 'save' ? save(command, file) : load(command, file))
}

async function snapshotOf({ flags }: Read): Promise<object> {
  let world: object = {}
  await withMock({ flags }, async (control) => {
    await assertWorldExists(control, flags.world)
    world = await control.ask<object>('GET /snapshot')
  })
  return world
}

async function save(command: Read, file: string) {
  const world = await snapshotOf(command)
  await writeAtomically(file, JSON.stringify(world), 'snapshot')
  print(`Saved in ${file}`, ...(await linesOf(world, file)))
}

async function load(command: Read, file: string) {
  const { text, json } = await readJsonFile(file, 'snapshot')
  const lines = await linesOf(json, file)
  await withMock(command, async ({ ask }) => void (await ask('POST /snapshot', text)))
  print(`Loaded ${file}`, ...lines)
}

async function show(command: Read, file: string | undefined) {
  if (!file) return print(...(await linesOf(await snapshotOf(command), 'The response')))
  const { json } = await readJsonFile(file, 'snapshot')
  print(...(await linesOf(json, file)))
}

async function linesOf(json: unknown, file: string): Promise<string[]> {
  const { summarizeSnapshot } = await loadNodeAdapter()
  try {
    return describe(summarizeSnapshot(json))
  } catch (error) {
    return refuse(`Failed to read the snapshot ${file}: ${(error as Error).message}`)
  }
}

function describe({ scenario, seed, createdAt, time, rows, ...counts }: SnapshotSummary): string[] {
  const [created, now] = [createdAt, time].map((at) => new Date(at).toISOString())
  const tables = Object.entries(rows).toSorted(([, one], [, other]) => other - one)
  return [
    `Scenario ${scenario}, seed ${seed}, created ${created}`,
    `It is ${now}; ${counts.transactions} transactions, ${counts.events} scheduled events, ${counts.faults} faults`,
    ...tables.map(([name, count]) => `  ${name.padEnd(28)} ${count}`),
  ]
}
