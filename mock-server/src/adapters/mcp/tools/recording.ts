import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, relative, resolve } from 'node:path'
import * as v from 'valibot'
import { readRecording, type Recording } from '../../../admin/recording/recording.ts'
import type { ReplayResult } from '../../../admin/recording/replay-recording.ts'
import type { McpContext } from '../mcp-context.ts'
import { actions, assertGiven, defineTool, optionalText, worldField } from '../tool.ts'
import { ToolFailure } from '../tool-failure.ts'

const ENDING = '.recording.json'

/** Returns the path of a recording below the folder of `longan mcp`. */
function pathOf({ folder }: McpContext, file: string): string {
  if (folder === undefined)
    throw new ToolFailure(
      'file: a mock that serves the protocol over HTTP writes no files',
      'leave "file" out, or use npx longan mcp',
    )
  const path = resolve(folder, file)
  const isInside = !relative(folder, path).startsWith('..')
  if (isInside && file.endsWith(ENDING)) return path
  throw new ToolFailure(`file: must end in ${ENDING} and be below ${folder}`, `use "file": "found${ENDING}"`)
}

async function readFrom(path: string, file: string): Promise<Recording> {
  try {
    return readRecording(JSON.parse(await readFile(path, 'utf8')))
  } catch (error) {
    throw new ToolFailure(
      `file: ${file} is not a recording of this version (${(error as Error).message})`,
      'recording {"action":"list"}',
    )
  }
}

async function find(context: McpContext, name: string): Promise<Recording> {
  const stored = context.recordings.get(name)
  if (stored) return stored
  if (name.endsWith(ENDING)) return readFrom(pathOf(context, name), name)
  const names = [...context.recordings.keys()]
  throw new ToolFailure(
    `name: there is no recording "${name}"${names.length > 0 ? `; there are ${names.join(', ')}` : ''}`,
    `recording {"action":"save","name":"${name}"}`,
  )
}

const summaryOf = ({ start, calls, end }: Recording) => ({
  world: start.name,
  scenario: start.scenario,
  seed: start.seed,
  requests: calls.length,
  endsAt: new Date(end.at).toISOString(),
  responses: end.responses,
  ledger: end.ledger,
})

type RecordedCall = Recording['calls'][number]
const lineOf = (call: RecordedCall | undefined) =>
  call && `${call.method} ${call.path} at ${new Date(call.at).toISOString()}: ${call.status}`

/** Returns the first request in which two recordings differ, and whether their money is the same. */
function compare(one: Recording, other: Recording) {
  const isSame = (index: number) => {
    const [a, b] = [one.calls[index], other.calls[index]]
    return (
      a?.method === b?.method &&
      a?.path === b?.path &&
      a?.body === b?.body &&
      a?.status === b?.status &&
      a?.digest === b?.digest
    )
  }
  const count = Math.max(one.calls.length, other.calls.length)
  const first = Array.from({ length: count }, (_one, index) => index).find((index) => !isSame(index))
  return {
    requests: [one.calls.length, other.calls.length],
    sameResponses: one.end.responses === other.end.responses,
    sameLedger: one.end.ledger === other.end.ledger,
    firstDifference:
      first === undefined
        ? 'none'
        : {
            request: first + 1,
            one: lineOf(one.calls[first]) ?? 'ended',
            other: lineOf(other.calls[first]) ?? 'ended',
          },
  }
}

const describeReplay = ({ isSame, requests, first, responses, ledger }: ReplayResult) => ({
  isSame,
  requests,
  responses,
  ledger,
  firstDifference: first && {
    request: first.number,
    recorded: lineOf(first.call),
    now: [first.status, first.code].join(' '),
  },
})

export const recordingTool = defineTool({
  name: 'recording',
  title: 'Recordings',
  description:
    'start records a world from now on; save stores what was recorded under a name (and in a file below the working folder); replay repeats it in a separate mock and compares every byte; compare finds the first difference of two recordings.',
  schema: v.strictObject({
    action: actions(['list', 'start', 'save', 'replay', 'compare', 'stop']),
    world: worldField,
    name: optionalText(`of the recording; of replay and compare also a file that ends in ${ENDING}`),
    other: optionalText('of compare: the other recording'),
    file: optionalText(`of save: a file that ends in ${ENDING}`),
  }),
  async run(input, context) {
    const { control, name: world } = await context.openWorld(input.world)
    const { action } = input
    if (action === 'list') return { value: [...context.recordings].map(([name, one]) => ({ name, ...summaryOf(one) })) }
    if (action === 'start') {
      await control('POST /recording')
      return {
        value: { world, recorded: true },
        next: `act, then recording {"action":"save","world":"${world}","name":"mine"}`,
      }
    }
    if (action === 'stop') {
      await control('DELETE /recording')
      return { value: { world, recorded: false } }
    }
    assertGiven('recording', input, 'name')
    const { name } = input
    if (action === 'save') return save(input, context)
    const recording = await find(context, name)
    if (action === 'compare') {
      assertGiven('recording', input, 'other')
      return { value: compare(recording, await find(context, input.other!)) }
    }
    return { value: describeReplay(await control<ReplayResult>('POST /recording/replay', { recording })) }
  },
})

type SaveInput = { world: string; name?: string | undefined; file?: string | undefined }

async function save({ world, name = '', file }: SaveInput, context: McpContext) {
  const path = file === undefined ? undefined : pathOf(context, file)
  const { control } = await context.openWorld(world)
  const { calls } = await control<{ calls?: number }>('GET /recording/status')
  if (calls === undefined)
    throw new ToolFailure(
      `world: ${world} is not recorded`,
      `recording {"action":"start","world":"${world}"}, then act`,
    )
  const recording = await control<Recording>('GET /recording')
  context.addRecording(name, recording)
  if (path !== undefined) {
    await mkdir(dirname(path), { recursive: true })
    await writeFile(path, JSON.stringify(recording))
  }
  return { value: { name, file, ...summaryOf(recording) }, next: `recording {"action":"replay","name":"${name}"}` }
}
