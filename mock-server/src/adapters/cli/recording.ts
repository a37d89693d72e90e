import { readCommand, print, refuse } from '../../../../command-line.ts'
import type { Recording } from '../../admin/recording/recording.ts'
import { withHints } from './control-client.ts'
import { writeAtomically } from './json-file.ts'
import { exportRecording, importRecording } from './recording-har.ts'
import { MOCK_FLAGS, assertNoExtraPositionals, withMock } from './running-mock.ts'

const MAX_POSITIONALS: Readonly<Record<string, number>> = { start: 1, save: 2, stop: 1, export: 2, import: 3 }

export async function recording(argv: string[]): Promise<void> {
  const command = readCommand(
    {
      run: 'npx longan recording',
      description:
        'Records everything a world is asked after `start` (with npm run mock -- --record from its creation) in one file, which `longan replay` replays. The file contains what was sent, including passwords and tokens of the mock.',
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
  await withMock(command, async ({ ask }) => {
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
