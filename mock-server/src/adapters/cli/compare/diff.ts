import { parseInteger, print, readCommand, refuse } from '../../../../../command-line.ts'
import type { Snapshot } from '../../../kernel/world/snapshot.ts'
import { loadNodeAdapter } from '../bundle.ts'
import { isRecording, readJsonFile, writeAtomically } from '../json-file.ts'
import { MOCK_FLAGS, assertNoExtraPositionals, assertWorldExists, withMock } from '../running-mock.ts'

const read = (argv: string[]) =>
  readCommand(
    {
      run: 'npx longan diff',
      description:
        'Says what changed between two states: balances, ledger entries, messages, rows and settings. A state is a snapshot file, a recording file (its end; FILE@3 is the state after 3 requests), or world:NAME of a running mock. Without AFTER a recording is compared with its own start, and everything else with the running world. Passwords, tokens and codes are hidden; rows have amounts in minor units.',
      flags: {
        ...MOCK_FLAGS,
        limit: { value: 'N', description: 'the maximum number of lines of each kind', default: '20' },
        json: { value: 'FILE', description: 'also write all changes to this file; values are not hidden in it' },
        force: { description: 'also read a recording that was made with another OpenAPI document' },
      },
      positionals: 'BEFORE [AFTER]',
      example:
        'npx longan diff before.json\nnpx longan diff found.recording.json\nnpx longan diff world:default world:fork',
    },
    argv,
  )
type Read = ReturnType<typeof read>

const MAX_LIMIT = 10_000

/** `longan diff`: what changed between two snapshots, recordings or worlds. */
export async function diff(argv: string[]): Promise<void> {
  const command = read(argv)
  const { flags, positionals } = command
  assertNoExtraPositionals(positionals, 2)
  const [first, second] = positionals
  if (!first) return refuse('A state is missing: a snapshot, a recording or world:NAME')
  const limit = parseInteger(flags.limit, { name: 'limit', lowest: 1, highest: MAX_LIMIT })
  const before = await openSource(command, first)
  const after = second === undefined ? undefined : await openSource(command, second)
  const { describeDiff, diffWorlds, unsharedTables } = await loadNodeAdapter()
  const isOwnStart = !after && before.isRecording
  const [one, other] = isOwnStart
    ? [await before.state(0), await before.state()]
    : [await before.state(), await (after?.state() ?? runningState(command, flags.world))]
  const [unshared] = unsharedTables(one, other)
  if (unshared !== undefined)
    return refuse(`The states are of two versions or gateways: only one of them has the table ${unshared}`)
  const changes = diffWorlds(one, other)
  if (flags.json) await writeAtomically(flags.json, `${JSON.stringify(changes, null, 1)}\n`, 'report')
  print(...describeDiff(changes, { limit }))
}

type Source = { isRecording: boolean; state(count?: number): Promise<Snapshot> }

async function openSource(command: Read, name: string): Promise<Source> {
  const [, world] = /^world:(.*)$/.exec(name) ?? []
  if (world === '') return refuse('"world:" needs the name of a world: world:default')
  if (world !== undefined) return { isRecording: false, state: () => runningState(command, world) }
  const [, file = name, count] = /^(.+)@(\d{1,9})$/.exec(name) ?? []
  const { json } = await readJsonFile(file, 'state')
  if (isRecording(json)) return openRecording(json, { file, count, isForced: command.flags.force })
  if (count !== undefined) return refuse(`${file} is not a recording, so it has no request ${count}`)
  return { isRecording: false, state: () => parseState(json, file) }
}

async function parseState(json: unknown, file: string): Promise<Snapshot> {
  const { readState } = await loadNodeAdapter()
  try {
    return readState(json)
  } catch (error) {
    return refuse(`Failed to read ${file}: ${(error as Error).message}`)
  }
}

async function runningState({ flags: { url, token } }: Read, world: string | undefined): Promise<Snapshot> {
  const flags = { url, token, world } as Parameters<typeof withMock>[0]['flags']
  let state: unknown
  await withMock({ flags }, async (control) => {
    await assertWorldExists(control, world)
    state = await control.ask<unknown>('GET /snapshot')
  })
  return parseState(state, 'the response of the mock')
}

type RecordingOptions = { file: string; count: string | undefined; isForced: boolean }

async function openRecording(json: unknown, { file, count, isForced }: RecordingOptions): Promise<Source> {
  const { createMockServer, readRecording, stateOfRecording } = await loadNodeAdapter()
  const refuseFile = (error: Error) => {
    const isOtherDocument = (error as { value?: { field?: string } }).value?.field === 'document'
    return refuse(`Failed to read ${file}: ${error.message}${isOtherDocument ? '. --force reads it anyway' : ''}`)
  }
  try {
    const recording = readRecording(json, { ignoresDocument: isForced })
    const { length } = recording.calls
    if (count !== undefined && Number(count) > length)
      throw new Error(`it has ${length} requests, and there is no request ${count}`)
    const state = (wanted = count === undefined ? undefined : Number(count)) =>
      stateOfRecording(recording, createMockServer, wanted).catch(refuseFile)
    return { isRecording: true, state }
  } catch (error) {
    return refuseFile(error as Error)
  }
}
