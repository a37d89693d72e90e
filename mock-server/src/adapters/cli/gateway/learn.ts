import { createReadStream } from 'node:fs'
import {
  assertWritable,
  MAX_PORT,
  parseAddress,
  parseInteger,
  print,
  readCommand,
  refuse,
} from '../../../../../command-line.ts'
import type { Finding } from '../../learn/findings.ts'
import type { Lesson } from '../../learn/learn.ts'
import type { Proposal } from '../../learn/overlay.ts'
import { loadNodeAdapter } from '../bundle.ts'
import { assertNewFolder, writeAtomically, writeFolderAtomically } from '../json-file.ts'
import { assertNoExtraPositionals } from '../running-mock.ts'

const read = (argv: string[]) =>
  readCommand(
    {
      run: 'npx longan learn',
      description:
        'Compares traffic of a gateway (a HAR that a browser recorded, or live through a proxy) with the OpenAPI document: unknown calls, fields, types, values, statuses and codes. Exit code 1 if it finds a difference.',
      flags: {
        proxy: { value: 'URL', description: 'listen, pass calls on to this gateway, and report when asked to end' },
        port: { value: 'PORT', description: 'the port of --proxy; by default 4011' },
        host: { value: 'ADDRESS', description: 'where --proxy listens; by default 127.0.0.1' },
        json: { value: 'FILE', description: 'also write the report to this file' },
        write: {
          value: 'FOLDER',
          description: 'propose changes of the document (an OpenAPI Overlay) and provider states in this new folder',
        },
      },
      positionals: 'FILE',
      example:
        'npx longan learn --proxy https://gateway.example\nnpx longan learn capture.har\nnpx longan learn capture.har --json learned.json --write proposal',
    },
    argv,
  )

type Read = ReturnType<typeof read>

/** `longan learn`: reports what traffic has and the document has not. Prints no token and no personal data. */
export async function learn(argv: string[]): Promise<void> {
  const command = read(argv)
  const { flags, positionals } = command
  assertNoExtraPositionals(positionals, flags.proxy === undefined ? 1 : 0)
  const ofProxy = (['port', 'host'] as const).find((name) => flags[name] !== undefined)
  if (flags.proxy === undefined && ofProxy) refuse(`--${ofProxy} goes with --proxy`)
  if (flags.write !== undefined) await assertNewFolder(flags.write)
  if (flags.proxy !== undefined) return learnLive(command, parseAddress('proxy', flags.proxy))
  const [file] = positionals
  if (!file) return refuse('A HAR is missing: save one in the network panel of the browser')
  const { learn: learnFrom, HarProblem } = await loadNodeAdapter()
  const lesson = await learnFrom(createReadStream(file, 'utf8')).catch((error: NodeJS.ErrnoException) => {
    if (error instanceof HarProblem) return refuse(`The HAR ${file} ${error.message}`)
    return error.code ? refuse(`The HAR ${file} cannot be read (${error.code})`) : Promise.reject(error)
  })
  if (lesson.calls === 0) refuse(`The HAR ${file} has no call of a gateway`)
  await report(lesson, command)
}

/** Passes calls on to a gateway until the process is asked to end, then reports. */
async function learnLive(command: Read, gateway: string): Promise<void> {
  const { host = '127.0.0.1', port: text = '4011', json } = command.flags
  const port = parseInteger(text, { name: 'port', highest: MAX_PORT })
  assertWritable('--json', json)
  const { startLearningProxy } = await loadNodeAdapter()
  const proxy = await startLearningProxy({ gateway, host, port }).catch(({ code }: NodeJS.ErrnoException) =>
    refuse(`Failed to listen on ${host}:${port} (${code})`),
  )
  const ended = new Promise((done) => {
    for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, done)
  })
  print(`${proxy.url} passes calls on to ${gateway}. Ctrl-C ends it and prints the report`)
  await ended
  await proxy.close()
  await report(proxy.lesson(), command)
}

async function report(lesson: Lesson, { flags }: Read): Promise<void> {
  const { documentVersion, proposeOverlay, readGatewayDocument } = await loadNodeAdapter()
  print(...linesOf(lesson, documentVersion))
  if (flags.json) await writeAtomically(flags.json, `${JSON.stringify(lesson, null, 1)}\n`, 'report')
  if (flags.write) {
    const proposal = proposeOverlay(lesson, await readGatewayDocument(), lesson.observedOn ?? today())
    await writeProposal(flags.write, proposal, lesson)
  }
  if (lesson.findings.length > 0) process.exitCode = 1
}

const today = () => new Date().toISOString().slice(0, 10)

async function writeProposal(folder: string, { overlay, open }: Proposal, { states }: Lesson): Promise<void> {
  await writeFolderAtomically(folder, {
    'openapi.overlay.json': toText(overlay),
    'provider-states.json': toText(states),
  })
  print(`Proposed ${overlay.actions.length} changes of the document and ${states.length} provider states in ${folder}`)
  if (open.length > 0) print(`Without a proposal: ${open.map(({ call, field }) => `${call} ${field}`).join(', ')}`)
}

const toText = (json: unknown) => `${JSON.stringify(json, null, 2)}\n`

const linesOf = ({ calls, others, findings, notes }: Lesson, version: string): string[] => [
  ...findings.map(describe),
  ...notes,
  `${findings.length} differences from version ${version} of the OpenAPI document in ${calls} calls; ${others} entries are not calls of a gateway`,
]

function describe({ call, field, says, count, entry, example }: Finding): string {
  const such = example === undefined ? '' : `, such as ${JSON.stringify(example).slice(0, 200)}`
  return `${call}: ${field} ${says} (${count} times, first in entry ${entry}${such})`
}
