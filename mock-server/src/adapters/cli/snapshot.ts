import { readCommand } from '../../../../command-line.ts'
import type { AboutSnapshot } from '../../admin/snapshot-summary.ts'
import { openDoor } from './bundle.ts'
import type { Control } from './control-client.ts'
import { readJsonFile, writeWhole } from './json-file.ts'
import { MOCK_FLAGS, refuseMore, say, withMock } from './running-mock.ts'

const read = (said: string[]) =>
  readCommand(
    {
      run: 'npm run longan -- snapshot',
      about:
        'All of a world in a file: save a running one, put it back, or show what is in a file (or in the running world).',
      flags: MOCK_FLAGS,
      words: 'save FILE | load FILE | show [FILE]',
      example:
        'npm run longan -- snapshot save before.json\nnpm run longan -- snapshot load before.json --world demo\nnpm run longan -- snapshot show before.json',
    },
    said,
  )
type Read = ReturnType<typeof read>

/** `longan snapshot`: a world as a file. */
export async function snapshot(said: string[]): Promise<void> {
  const command = read(said)
  const { words, refuse } = command
  const [verb = 'show', file] = words
  refuseMore(words, { most: 2, refuse })
  if (!['save', 'load', 'show'].includes(verb)) return refuse(`There is no "snapshot ${verb}"`)
  if (verb === 'show') return show(command, file)
  if (!file) return refuse(`"snapshot ${verb}" takes a file`)
  await withMock(command, (control) =>
    verb === 'save' ? save(control, { file, refuse }) : load(control, { file, refuse }),
  )
}

type Where = { file: string; refuse: Read['refuse'] }

async function save({ ask }: Control, { file, refuse }: Where) {
  const world = await ask<object>('GET /snapshot')
  await writeWhole(file, JSON.stringify(world), { kind: 'snapshot', refuse })
  say(`Saved in ${file}`, ...(await linesOf(world, { file, refuse })))
}

async function load({ ask }: Control, { file, refuse }: Where) {
  const { text, json } = await readJsonFile(file, { kind: 'snapshot', refuse })
  const lines = await linesOf(json, { file, refuse })
  await ask('POST /snapshot', text)
  say(`The world is as in ${file}`, ...lines)
}

async function show(command: Read, file: string | undefined) {
  const { refuse } = command
  if (!file)
    return withMock(command, async ({ ask }) =>
      say(...(await linesOf(await ask('GET /snapshot'), { file: 'What came', refuse }))),
    )
  const { json } = await readJsonFile(file, { kind: 'snapshot', refuse })
  say(...(await linesOf(json, { file, refuse })))
}

async function linesOf(json: unknown, { file, refuse }: Where): Promise<string[]> {
  const { aboutSnapshot } = await openDoor()
  try {
    return told(aboutSnapshot(json))
  } catch (error) {
    return refuse(`${file} is no snapshot that can be used: ${(error as Error).message}`)
  }
}

function told({ scenario, seed, bornAt, time, rows, ...counts }: AboutSnapshot): string[] {
  const [born, now] = [bornAt, time].map((at) => new Date(at).toISOString())
  const most = Object.entries(rows).toSorted(([, one], [, other]) => other - one)
  return [
    `Scenario ${scenario}, seed ${seed}, born ${born}`,
    `It is ${now}; ${counts.transactions} transactions, ${counts.events} events to come, ${counts.faults} faults`,
    ...most.map(([name, count]) => `  ${name.padEnd(28)} ${count}`),
  ]
}
