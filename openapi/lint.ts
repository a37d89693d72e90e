import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { assertWritable, print, readCommand, refuse } from '../command-line.ts'
import { type LintProblem, toSarif } from './lint/sarif.ts'

const redocly = fileURLToPath(new URL('../node_modules/@redocly/cli/bin/cli.js', import.meta.url))
const MAX_PROBLEMS = '10000'
const MAX_OUTPUT = 256 * 1024 * 1024

const { flags } = readCommand({
  run: 'npm run lint:openapi',
  description: 'Checks the OpenAPI document against the rules of redocly and ours. Exit code 1 if it breaks one.',
  flags: {
    config: { value: 'FILE', description: 'the rules and the document', default: 'openapi/redocly.yaml' },
    sarif: { value: 'FILE', description: 'also write the problems as SARIF 2.1.0 to this file' },
  },
  example: 'npm run lint:openapi -- --sarif openapi.sarif',
})

function lint(...format: string[]) {
  const words = [redocly, 'lint', '--config', flags.config, '--max-problems', MAX_PROBLEMS, ...format]
  const out = format.length > 0 ? 'pipe' : 'inherit'
  return spawnSync(process.execPath, words, {
    encoding: 'utf8',
    stdio: ['inherit', out, 'inherit'],
    maxBuffer: MAX_OUTPUT,
  })
}

type Output = { version: string; problems: LintProblem[] }

function parse(output: string): Output {
  try {
    return JSON.parse(output) as Output
  } catch {
    return refuse('The document was not checked: redocly printed no report')
  }
}

function lintToSarif(file: string) {
  assertWritable('--sarif', file)
  const { status, stdout } = lint('--format=json')
  const { version, problems } = parse(stdout)
  for (const { ruleId, message, location } of problems) {
    const [{ source, start } = { source: { ref: flags.config }, start: undefined }] = location
    print(`${source.ref}:${start?.line ?? 1} ${ruleId}: ${message}`)
  }
  writeFileSync(file, `${JSON.stringify(toSarif(problems, version), null, 1)}\n`)
  return status
}

process.exitCode = (flags.sarif === undefined ? lint().status : lintToSarif(flags.sarif)) ?? 1
