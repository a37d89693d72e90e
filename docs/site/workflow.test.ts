import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseYaml } from '@redocly/openapi-core'
import { expect, test } from 'vitest'
import manifest from '../../package.json' with { type: 'json' }

type Workflow = { jobs: Record<string, { steps: { run?: string; uses?: string }[] }> }

const root = fileURLToPath(new URL('../..', import.meta.url))
const scripts: Record<string, string> = manifest.scripts
const { jobs } = parseYaml(readFileSync(`${root}.github/workflows/ci.yml`, 'utf8')) as Workflow
const commandsOf = (job: string) => jobs[job]!.steps.flatMap(({ run }) => (run ? run.trim().split('\n') : []))
const commands = Object.keys(jobs).flatMap(commandsOf)

/** What the machine needs besides Node, and what is no command of the house. */
const DEBIAN = /^sudo apt-get /
const PLAIN = /^(?:npm ci$|curl |sudo apt-get )/
const COMMAND = /^npm (?:run )?([\w:]+)(?: -- (.+))?$/

const helps = new Map<string, string>()

function helpOf(...words: string[]) {
  const name = words.join(' ')
  const known = helps.get(name)
  if (known !== undefined) return known
  const { stdout, stderr } = spawnSync(process.execPath, words, { cwd: root, encoding: 'utf8' })
  helps.set(name, `${stdout}${stderr}`)
  return `${stdout}${stderr}`
}

/** The help of the command, of its first word where it has commands within, and of Playwright, whose flags e2e passes on. */
function flagsKnownTo(name: string, words: string[]) {
  const file = scripts[name]!.slice('node '.length)
  if (name === 'longan') return helpOf(file, words[0]!, '--help')
  return (
    helpOf(file, '--help') + (name === 'e2e' ? helpOf('node_modules/@playwright/test/cli.js', 'test', '--help') : '')
  )
}

/** A sentence for what a command of the workflow names and the house does not have. */
function unknownIn(line: string): string[] {
  if (PLAIN.test(line)) return []
  const [, name = '', rest = ''] = COMMAND.exec(line.replace(/ &$/, '')) ?? []
  if (!Object.hasOwn(scripts, name)) return [`${line}: there is no such script`]
  const words = rest.split(' ')
  return words
    .filter((word) => word.startsWith('--'))
    .filter((flag) => !new RegExp(`${flag}\\b`).test(flagsKnownTo(name, words)))
    .map((flag) => `${line}: ${flag} is unknown`)
}

test('every command of the workflow is one of the house, with flags that it knows', () => {
  expect(commands.flatMap(unknownIn)).toEqual([])
})

test('a script or a flag that is not there is told', () => {
  expect(unknownIn('npm run unite')).toEqual(['npm run unite: there is no such script'])
  expect(unknownIn('npm run verify -- --fast')).toEqual(['npm run verify -- --fast: --fast is unknown'])
  expect(unknownIn('wget https://longan.example')).toHaveLength(1)
})

test('the workflow runs the two commands of the README', () => {
  expect(commandsOf('whole').filter((line) => !DEBIAN.test(line))).toEqual(['npm ci', 'npm test'])
})

test('the workflow is given no secret, and runs what GitHub itself keeps', () => {
  const uses = Object.values(jobs).flatMap(({ steps }) => steps.flatMap(({ uses: one }) => one ?? []))

  expect(uses.filter((one) => !/^actions\/[\w-]+@v\d+$/.test(one))).toEqual([])
  expect(readFileSync(`${root}.github/workflows/ci.yml`, 'utf8')).not.toContain('secrets.')
})
