import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseYaml } from '@redocly/openapi-core'
import { expect, test } from 'vitest'
import manifest from '../../package.json' with { type: 'json' }

type Workflow = { jobs: Record<string, { steps: { run?: string; uses?: string; with?: Record<string, unknown> }[] }> }

const root = fileURLToPath(new URL('../..', import.meta.url))
const scripts: Record<string, string> = manifest.scripts
const readWorkflow = (name: string) => readFileSync(`${root}.github/workflows/${name}.yml`, 'utf8')
const { jobs: ownJobs } = parseYaml(readWorkflow('ci')) as Workflow
const broker = parseYaml(readWorkflow('broker')) as Workflow & { on: object }
const jobs = { ...ownJobs, ...broker.jobs }
const commandsOf = (job: string) => jobs[job]!.steps.flatMap(({ run }) => (run ? run.trim().split('\n') : []))
const commands = Object.keys(jobs).flatMap(commandsOf)

const DEBIAN = /^sudo apt-get /
const FOREIGN = /^(?:npm ci$|curl |sudo apt-get |npx --yes --package @pact-foundation\/pact-cli@[\d.]+ )/
const SCRIPT = /^npm (?:run )?([\w:]+)(?: -- (.+))?$/
const CLI = 'mock-server/src/adapters/cli/longan.ts'
const PLAYWRIGHT = 'node_modules/@playwright/test/cli.js'

const helps = new Map<string, string>()

function readHelp(...args: string[]) {
  const name = args.join(' ')
  const known = helps.get(name)
  if (known !== undefined) return known
  const { stdout, stderr } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' })
  helps.set(name, `${stdout}${stderr}`)
  return `${stdout}${stderr}`
}

function helpOfScript(name: string, args: string[]) {
  const words = scripts[name]!.split(' ').slice(1)
  if (name === 'tool') return readHelp(...words, args[0]!, '--help')
  return readHelp(...words, '--help') + (name === 'test:e2e' ? readHelp(PLAYWRIGHT, 'test', '--help') : '')
}

function unknownIn(line: string): string[] {
  if (FOREIGN.test(line)) return []
  const command = line.replace(/ &$/, '')
  const [, name = '', rest = ''] = SCRIPT.exec(command) ?? []
  if (command.startsWith('npx longan ')) {
    const args = command.split(' ').slice(2)
    return unknownFlags(line, args, readHelp(CLI, args[0]!, '--help'))
  }
  if (!Object.hasOwn(scripts, name)) return [`${line}: there is no such script`]
  const args = rest.split(' ')
  return args.some((arg) => arg.startsWith('--')) ? unknownFlags(line, args, helpOfScript(name, args)) : []
}

const unknownFlags = (line: string, args: string[], help: string) =>
  args
    .filter((arg) => arg.startsWith('--'))
    .filter((flag) => !new RegExp(`${flag}\\b`).test(help))
    .map((flag) => `${line}: ${flag} is unknown`)

test('every command of the workflow exists, with flags that it knows', () => {
  expect(commands.flatMap(unknownIn)).toEqual([])
})

test('an unknown script, command or flag is found', () => {
  expect(unknownIn('npm run unite')).toEqual(['npm run unite: there is no such script'])
  expect(unknownIn('npm run verify -- --fast')).toEqual(['npm run verify -- --fast: --fast is unknown'])
  expect(unknownIn('npx longan mock --fast')).toEqual(['npx longan mock --fast: --fast is unknown'])
  expect(unknownIn('wget https://longan.example')).toHaveLength(1)
})

test('the workflow runs the two commands of the README', () => {
  expect(commandsOf('whole').filter((line) => !DEBIAN.test(line))).toEqual(['npm ci', 'npm test'])
})

test('workflows use only actions of GitHub, by commit: a tag can be moved to other code', () => {
  const uses = Object.values(jobs).flatMap(({ steps }) => steps.flatMap(({ uses: one }) => one ?? []))

  expect(uses.filter((one) => !/^actions\/[\w-]+@[\da-f]{40}$/.test(one))).toEqual([])
})

test('only the workflow of the broker uses a secret, and no pull request starts it', () => {
  expect(readWorkflow('ci')).not.toContain('secrets.')
  expect(readWorkflow('broker').match(/secrets\.\w+/g)).toEqual(['secrets.PACT_BROKER_TOKEN'])
  expect(Object.keys(broker.on)).toEqual(['push'])
})

test('no checkout leaves credentials, which every later step could read', () => {
  const checkouts = Object.values(jobs).flatMap(({ steps }) =>
    steps.filter(({ uses }) => uses?.startsWith('actions/checkout@')),
  )

  expect(checkouts.length).toBeGreaterThan(0)
  expect(checkouts.filter((step) => step.with?.['persist-credentials'] !== false)).toEqual([])
})
