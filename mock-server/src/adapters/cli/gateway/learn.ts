import { createReadStream } from 'node:fs'
import { print, readCommand, refuse } from '../../../../../command-line.ts'
import type { Finding, Lesson } from '../../learn/learn.ts'
import { loadNodeAdapter } from '../bundle.ts'
import { writeAtomically } from '../json-file.ts'
import { assertNoExtraPositionals } from '../running-mock.ts'

const read = (argv: string[]) =>
  readCommand(
    {
      run: 'npx longan learn',
      description:
        'Compares traffic that a browser recorded at a gateway (a HAR) with the OpenAPI document: unknown calls, fields, types, values, statuses and codes. Exit code 1 if there are some.',
      flags: { json: { value: 'FILE', description: 'also write the report to this file' } },
      positionals: 'FILE',
      example: 'npx longan learn capture.har\nnpx longan learn capture.har --json learned.json',
    },
    argv,
  )

/** `longan learn`: reports what recorded traffic has and the document has not. Prints no token and no personal data. */
export async function learn(argv: string[]): Promise<void> {
  const { flags, positionals } = read(argv)
  assertNoExtraPositionals(positionals, 1)
  const [file] = positionals
  if (!file) return refuse('A HAR is missing: save one in the network panel of the browser')
  const { learn: learnFrom, HarProblem, documentVersion } = await loadNodeAdapter()
  const lesson = await learnFrom(createReadStream(file, 'utf8')).catch((error: NodeJS.ErrnoException) => {
    if (error instanceof HarProblem) return refuse(`The HAR ${file} ${error.message}`)
    return error.code ? refuse(`The HAR ${file} cannot be read (${error.code})`) : Promise.reject(error)
  })
  if (flags.json) await writeAtomically(flags.json, `${JSON.stringify(lesson, null, 1)}\n`, 'report')
  print(...linesOf(lesson, documentVersion))
  if (lesson.calls === 0) refuse('The HAR has no call of a gateway')
  if (lesson.findings.length > 0) process.exitCode = 1
}

const linesOf = ({ calls, others, findings, notes }: Lesson, version: string): string[] => [
  ...findings.map(describe),
  ...notes,
  `${findings.length} differences from version ${version} of the OpenAPI document in ${calls} calls; ${others} entries are not calls of a gateway`,
]

function describe({ call, field, says, count, entry, example }: Finding): string {
  const such = example === undefined ? '' : `, such as ${JSON.stringify(example).slice(0, 200)}`
  return `${call}: ${field} ${says} (${count} times, first in entry ${entry}${such})`
}
