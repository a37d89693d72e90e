import { execFile } from 'node:child_process'
import { resolve } from 'node:path'
import { assertWritable, print, readCommand, refuse } from '../../../../../command-line.ts'
import { readJsonFile, writeAtomically } from '../json-file.ts'
import { assertNoExtraPositionals } from '../running-mock.ts'
import { assertVersion, openVersion, type Version } from './checkout.ts'

const read = (argv: string[]) =>
  readCommand(
    {
      run: 'npx longan prove',
      description:
        'Replays a recording with two versions of Longan: it must fail before a fix and pass after it, so record it with the fix. A version is a commit of a clone of Longan, which is checked out in a temporary folder (with the modules that are installed here, or npm ci if its lock file differs), or a folder with an installed @longan/mock-server. Exit code 1 if nothing is proven.',
      flags: {
        before: { value: 'VERSION', description: 'the commit or folder without the fix' },
        after: { value: 'VERSION', description: 'the commit or folder with the fix' },
        json: { value: 'FILE', description: 'also write the report to this file' },
      },
      positionals: 'FILE',
      example:
        'npx longan prove found.recording.json --before main --after fix/deposits\nnpx longan prove found.recording.json --before ../with-0.1.0 --after ../with-0.2.0',
    },
    argv,
  )

type Outcome = { version: string; passes: boolean; lines: string[] }

/** `longan prove`: a recording fails before a fix and passes after it. */
export async function prove(argv: string[]): Promise<void> {
  const { flags, positionals } = read(argv)
  const [file] = positionals
  assertNoExtraPositionals(positionals, 1)
  if (!file) return refuse('A recording is missing: npx longan recording save FILE writes one')
  if (!flags.before) return refuse('The version without the fix is missing: pass it with --before')
  if (!flags.after) return refuse('The version with the fix is missing: pass it with --after')
  assertWritable('--json', flags.json)
  await readJsonFile(file, 'recording')
  await assertVersion('before', flags.before)
  await assertVersion('after', flags.after)
  const before = await replayWith('before', flags.before, file)
  const after = await replayWith('after', flags.after, file)
  const isProven = !before.passes && after.passes
  const verdict = describeVerdict(before.passes, after.passes)
  if (flags.json) {
    const report = `${JSON.stringify({ recording: file, isProven, verdict, before, after }, null, 1)}\n`
    await writeAtomically(flags.json, report, 'report')
  }
  print(...describe('before', before), ...describe('after ', after), verdict)
  if (!isProven) process.exitCode = 1
}

function describeVerdict(passesBefore: boolean, passesAfter: boolean): string {
  if (passesBefore && passesAfter) return 'Not proven: the recording passes with both versions'
  if (!passesBefore && !passesAfter)
    return 'Not proven: the recording fails with both versions. Record it with the version that has the fix'
  if (passesBefore)
    return 'Not proven: the recording passes before and fails after. Record it with the version that has the fix'
  return 'Proven: the recording fails before and passes after'
}

const describe = (name: string, { version, passes, lines }: Outcome) => [
  `${name}  ${passes ? '✓ passes' : '✗ fails'} with ${version}`,
  ...lines.map((line) => `        ${line}`),
]

async function replayWith(flag: string, name: string, file: string): Promise<Outcome> {
  const version = await openVersion(flag, name)
  try {
    return await replay(version, file)
  } finally {
    await version.close()
  }
}

const TIMEOUT = 600_000
const MAX_LINES = 5

function replay({ label, cli }: Version, file: string): Promise<Outcome> {
  return new Promise((done, fail) => {
    const words = [cli, 'replay', resolve(file), '--force']
    execFile(process.execPath, words, { timeout: TIMEOUT }, (error, stdout, stderr) => {
      const lines = stdout.trim().split('\n').slice(0, MAX_LINES)
      if (!error) return done({ version: label, passes: true, lines })
      if (error.code === 1 && stdout.trim() !== '') return done({ version: label, passes: false, lines })
      const reason = error.killed ? `it took more than ${TIMEOUT / 1000} seconds` : reasonIn(stderr, file)
      return fail(error.killed || stderr ? toUsage(`Failed to replay ${file} with ${label}: ${reason}`) : error)
    })
  })
}

/** Returns the line of Node's error, or the first line, without the beginning that this command writes itself. */
function reasonIn(stderr: string, file: string) {
  const lines = stderr.trim().split('\n')
  const line = lines.find((one) => /^\w*Error\b/.test(one)) ?? lines[0]
  return line?.replace(`Failed to replay ${resolve(file)}: `, '')
}

function toUsage(sentence: string): unknown {
  try {
    return refuse(sentence)
  } catch (error) {
    return error
  }
}
