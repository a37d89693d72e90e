import { readCommand, print, refuse } from '../../../../command-line.ts'
import type { Recording } from '../../admin/recording/recording.ts'
import type { ReplayDifference, ReplayResult } from '../../admin/recording/replay-recording.ts'
import { loadNodeAdapter } from './bundle.ts'
import { readJsonFile } from './json-file.ts'
import { assertNoExtraPositionals } from './running-mock.ts'

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
