import { readCommand, print, refuse } from '../../../../command-line.ts'
import type { Recording } from '../../admin/recording/recording.ts'
import { withHints } from './control-client.ts'
import { isRecording, writeAtomically, readJsonFile } from './json-file.ts'
import { exportRecording, importRecording } from './recording-har.ts'
import { MOCK_FLAGS, assertNoExtraPositionals, assertWorldExists, withMock } from './running-mock.ts'
import type { ReplayDifference, ReplayResult } from '../../admin/recording/replay-recording.ts'
import { loadNodeAdapter } from './bundle.ts'

const MAX_POSITIONALS: Readonly<Record<string, number>> = { start: 1, save: 2, stop: 1, export: 2, import: 3 }

export async function recording(argv: string[]): Promise<void> {
  const command = readCommand(
    {
      run: 'npx longan recording',
      description:
        'Records everything a world is asked after `start` (with npx longan mock --record from its creation) in one file, which `longan replay` replays. The file contains what was sent, including passwords and tokens of the mock.',
      flags: { ...MOCK_FLAGS, har: { value: 'FILE', description: 'the HAR that `export` writes' } },
      positionals: 'start | save FILE | stop | export FILE | import HAR FILE',
      example:
        'npx longan recording start\nnpx longan recording save found.recording.json\nnpx longan replay found.recording.json\nnpx longan recording export found.recording.json --har found.har\nnpx longan recording import found.har again.recording.json',
    },
    argv,
  )
  const { positionals, flags } = command
  const [verb = '', file, target] = positionals
  assertNoExtraPositionals(positionals, MAX_POSITIONALS[verb] ?? 1)
  if (!Object.hasOwn(MAX_POSITIONALS, verb))
    return refuse(
      verb ? `Unknown subcommand "recording ${verb}"` : 'A subcommand is missing: start, save, stop, export or import',
    )
  if (verb === 'export') return exportRecording(file, flags.har)
  if (flags.har !== undefined) return refuse('--har belongs to "recording export"')
  if (verb === 'import') return importRecording(file, target)
  if (verb === 'save' && !file) return refuse('"recording save" needs a file')
  await withMock(command, async (control) => {
    const { ask } = control
    if (verb !== 'start') await assertWorldExists(control, flags.world)
    if (verb === 'start') await ask('POST /recording')
    if (verb === 'stop') await ask('DELETE /recording')
    if (!file) return print(verb === 'start' ? 'The world is recorded from now on' : 'The recording is stopped')
    const saved = await withHints(ask<Recording>('GET /recording'), {
      recording: 'This world is not recorded: start with npx longan recording start',
    })
    await writeAtomically(file, JSON.stringify(saved), 'recording')
    const { start, calls, end } = saved
    print(
      `Saved ${calls.length} requests to "${start.name}" in ${file}`,
      `Responses ${end.responses}`,
      `Ledger    ${end.ledger}`,
    )
  })
}

export async function replay(argv: string[]): Promise<void> {
  const { flags, positionals } = readCommand(
    {
      run: 'npx longan replay',
      description: 'Replays a recording in a separate mock. Exit code 1 if a response or the ledger differs.',
      flags: { force: { description: 'also replay a recording that was made with another OpenAPI document' } },
      positionals: 'FILE',
      example: 'npx longan replay found.recording.json',
    },
    argv,
  )
  const [file] = positionals
  assertNoExtraPositionals(positionals, 1)
  if (!file) return refuse('A recording is missing: npx longan recording save FILE writes one')
  const { json } = await readJsonFile(file, 'recording')
  if (!isRecording(json))
    return refuse(`Failed to replay ${file}: it is not a recording; npx longan recording save FILE writes one`)
  const { createMockServer, readRecording, replayRecording } = await loadNodeAdapter()
  const refuseFile = (error: Error) => {
    const isOtherDocument = (error as { value?: { field?: string } }).value?.field === 'document'
    return refuse(`Failed to replay ${file}: ${error.message}${isOtherDocument ? '. --force replays it anyway' : ''}`)
  }
  const read = () => {
    try {
      return readRecording(json, { ignoresDocument: flags.force })
    } catch (error) {
      return refuseFile(error as Error)
    }
  }
  const recording = read()
  // The scenario or the world's name may be invalid here.
  const result = await replayRecording(recording, createMockServer).catch(refuseFile)
  print(...describe(result, recording))
  if (!result.isSame) process.exitCode = 1
}

function describe({ requests, responses, ledger, isSame, first }: ReplayResult, { start, end }: Recording): string[] {
  const { name, scenario, seed } = start
  return [
    `${requests} requests to "${name}" (${scenario}, seed ${seed})${isSame ? ': no differences' : ''}`,
    ...(first ? [describeDifference(first)] : []),
    `Responses ${responses}${responses === end.responses ? '' : `, expected ${end.responses}`}`,
    `Ledger    ${ledger}${ledger === end.ledger ? '' : `, expected ${end.ledger}`}`,
  ]
}

function describeDifference({ number, call, status, code }: ReplayDifference): string {
  const now = [status, code].filter(Boolean).join(' ')
  const at = new Date(call.at).toISOString()
  return `The first difference is request ${number}: ${call.method} ${call.path} at ${at}, then ${call.status}, now ${now}`
}
