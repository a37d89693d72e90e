import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { print, readCommand, refuse } from '../command-line.ts'
import {
  canonical,
  freshPacts,
  type Interaction,
  outcomeOf,
  PACT_NAME,
  pactFile,
  readFreshPact,
  readPact,
} from './pact-file.ts'
import { forgetMeasured, renewUnnamed, showReads } from './reads/measure.ts'
import { renewCatalogue, renewStatesPage } from './states/state-catalogue.ts'

/**
 * `npm run contracts`: the consumer tests write the pact again, it must equal the committed one, and the mock is verified against it.
 * With `-- --coverage` it reports which outcomes of the document are covered, with `-- --mutate` whether the committed pact detects wrong
 * responses, with `-- --reads` which fields the app reads, and with `-- --publish URL` the committed pact goes to a Pact Broker.
 */
const CONFIG = 'contracts/vitest.config.ts'

function vitest(suite: string, flags: string[], config = CONFIG) {
  const env = { ...process.env, PACT_DO_NOT_TRACK: 'true', CONTRACTS_SUITE: suite }
  const { status } = spawnSync('npx', ['vitest', 'run', '--config', config, ...flags], {
    stdio: 'inherit',
    env,
    cwd: new URL('..', import.meta.url),
    shell: process.platform === 'win32',
  })
  if (status !== 0) process.exit(status ?? 1)
}

/** With an operation, only its interactions are new. */
function renewPact(operation?: string): boolean {
  const isOther = (one: Interaction) => outcomeOf(one).operation !== operation
  const others = operation === undefined ? [] : readPact().interactions.filter(isOther)
  const { interactions, ...parties } = readFreshPact()
  const fresh = canonical({ ...parties, interactions: [...others, ...interactions] })
  const committed = existsSync(pactFile) ? readFileSync(pactFile, 'utf8') : ''
  if (fresh === committed) return false
  mkdirSync(new URL('.', pactFile), { recursive: true })
  writeFileSync(pactFile, fresh)
  return true
}

function writeAndVerify() {
  // Pact adds to an existing file: without this, removed interactions would stay in it.
  rmSync(freshPacts, { recursive: true, force: true })
  vitest('contracts', flags.only === undefined ? ['.consumer.test.ts'] : selectTests(flags.only))
  const hasChanged = renewPact(flags.only)
  const isShorter = renewUnnamed()
  renewStatesPage()
  renewCatalogue()
  if (hasChanged) console.error(`The pact changed: commit contracts/pacts/${PACT_NAME}, and inform the backend team.`)
  if (isShorter) console.error('More of what the app reads is named: commit contracts/unnamed-reads.json.')
  if ((hasChanged || isShorter) && process.env.CI) process.exit(1)
  if (!flags.write) vitest('contracts-provider', ['--exclude', '**/*.consumer.test.ts'])
}

/** The titles of tests begin with the operation. */
function selectTests(operation: string): string[] {
  const folder = new URL('interactions/', import.meta.url)
  const files = readdirSync(folder).filter((file) =>
    readFileSync(new URL(file, folder), 'utf8').includes(`'${operation}'`),
  )
  if (files.length === 0) refuse(`No file of contracts/interactions has the operation ${operation}`)
  return [...files, '--testNamePattern', `^${operation}\\b`]
}

const { flags } = readCommand({
  run: 'npm run contracts',
  description: 'Writes the pact of the app, and verifies the mock against it.',
  flags: {
    write: { description: 'write the pact only, without the verification, which takes minutes' },
    only: { value: 'ID', description: 'with --write, only the interactions of this operation, which takes seconds' },
    coverage: { description: 'report which declared outcomes the pact, the browser tests and a verification cover' },
    json: { description: 'with --coverage, the matrix as JSON' },
    mutate: { description: 'check which wrong responses the pact, the SDK and the tests detect' },
    places: {
      description: 'with --mutate, only wrong values at one place of one response, which takes seconds',
    },
    publish: {
      value: 'URL',
      description: 'publish the committed pact to this Pact Broker, as the version and branch of git',
    },
    reads: {
      description: 'measure in the unit tests which fields of responses the app reads, and compare them with the pact',
    },
    sample: { value: 'N', description: 'with --mutate, the number of wrong responses, chosen by the seed' },
    seed: { value: 'N', description: 'the seed of the selection', default: '7' },
  },
  example: 'npm run contracts -- --coverage',
})
for (const [name, text] of Object.entries({ sample: flags.sample ?? '1', seed: flags.seed })) {
  if (!/^\d+$/.test(text)) refuse(`--${name} must be a whole number, not "${text}"`)
}
if (flags.only !== undefined && !flags.write) refuse('--only goes with --write')
if (flags.json && !flags.coverage) refuse('--json goes with --coverage')
if (flags.sample !== undefined && !flags.mutate) refuse('--sample goes with --mutate')
if (flags.coverage) {
  const { showCoverage } = await import('./coverage/show.ts')
  if (!(await showCoverage({ asJson: flags.json }))) process.exitCode = 1
}
if (flags.places && !flags.mutate) refuse('--places goes with --mutate')
if (flags.mutate) {
  const size = flags.sample === undefined ? undefined : Number(flags.sample)
  const { showMutation } = await import('./mutation/mutate.ts')
  if (!(await showMutation({ size, seed: Number(flags.seed) }, { isOnlyPlaces: flags.places }))) process.exitCode = 1
}
if (flags.reads) {
  forgetMeasured()
  vitest('reads', [], 'contracts/reads/vitest.config.ts')
  if (!showReads()) process.exitCode = 1
}
if (flags.publish !== undefined) {
  if (flags.coverage || flags.mutate || flags.reads) refuse('--publish does not go with other flags')
  const { toBrokerUrl } = await import('./broker/broker-client.ts')
  const { publishPact } = await import('./broker/publish-pact.ts')
  print(...(await publishPact(toBrokerUrl(flags.publish)).catch((error: Error) => refuse(error.message))))
}
if (!flags.coverage && !flags.mutate && !flags.reads && flags.publish === undefined) writeAndVerify()
