import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { print, refuse } from '../../command-line.ts'
import { exitCodeOf, toLines } from '../verify/verification-lines.ts'
import { filterByName } from '../verify/tags.ts'
import { createReport, type PactReport, toPactReport } from '../verify/verification-report.ts'
import { type Target, verify } from '../verify/verification.ts'
import { type BrokerClient, connectToBroker } from './broker-client.ts'
import { type PactResult, publishResult, type SelectedPact, type Selection, selectPacts } from './broker-pacts.ts'
import { type ApplicationVersion, readGitVersion } from './git-version.ts'

export type BrokerFlags = {
  broker: string
  selectors: string | undefined
  'wip-since': string | undefined
  'provider-version': string | undefined
  'provider-branch': string | undefined
  'no-publish': boolean
  designed: boolean
}

/** The pacts that the broker's documentation recommends: of the main branch, of a branch with our name, and of every deployed version. */
const DEFAULT_SELECTORS = [{ mainBranch: true }, { matchingBranch: true }, { deployedOrReleased: true }]
const WIP_DAYS = 60
const DAY_MS = 86_400_000

/** Verifies the pacts that a broker selects for the gateway, publishes a result for each, and sets the exit code. Throws a `BrokerError`. */
export async function verifyFromBroker(target: Target, flags: BrokerFlags): Promise<PactReport[]> {
  const isPublished = !flags['no-publish']
  if (isPublished && target.only !== undefined)
    refuse('--only goes with --no-publish: the broker keeps complete results')
  if (isPublished && !target.statesUrl)
    refuse('Without a server of provider states, interactions are skipped: name it with --states, or use --no-publish')
  const application = applicationOf(flags)
  const selection = selectionOf(flags, application.branch)
  const broker = await connectToBroker(flags.broker)
  const pacts = await selectPacts(broker, selection)
  if (pacts.length === 0) refuse('The broker selected no pact for the gateway')
  const results: { pact: SelectedPact; result: PactResult }[] = []
  for (const pact of pacts) {
    const result = await verifyPact(pact, { target, isDesignedCounted: flags.designed })
    if (isPublished) await publishAndPrint(broker, pact, { result, application })
    results.push({ pact, result })
  }
  const tried = results.map(({ result: { verification } }) => verification.known.tried + verification.designed.tried)
  if (tried.every((count) => count === 0)) refuse('No interaction was verified')
  process.exitCode = results.every(({ pact, result }) => result.isSuccess || pact.isPending) ? 0 : 1
  return results.map(({ pact, result }) => {
    const interactions = filterByName(pact.content.interactions, target.only)
    return toPactReport(createReport(interactions, { provider: target.provider, ...result }), pact)
  })
}

/** The gateway has a repository of its own, unless this one builds it: its version can be named. */
function applicationOf(flags: BrokerFlags): ApplicationVersion {
  const { 'provider-version': version, 'provider-branch': branch, 'no-publish': isUnpublished } = flags
  if (version !== undefined && branch !== undefined) return { version, branch }
  if (version !== undefined) return refuse('--provider-version goes with --provider-branch')
  if (isUnpublished && branch !== undefined) return { version: '', branch }
  const application = readGitVersion({ areChangesAllowed: isUnpublished })
  return { ...application, branch: branch ?? application.branch }
}

function selectionOf({ selectors, 'wip-since': day }: BrokerFlags, branch: string): Selection {
  const wipSince = day ?? new Date(Date.now() - WIP_DAYS * DAY_MS).toISOString().slice(0, 10)
  if (!/^\d{4}-\d\d-\d\d$/.test(wipSince) || Number.isNaN(Date.parse(wipSince)))
    refuse(`--wip-since must be a day such as 2026-01-31, not "${wipSince}"`)
  return { selectors: selectors === undefined ? DEFAULT_SELECTORS : parseSelectors(selectors), branch, wipSince }
}

function parseSelectors(text: string): object[] {
  const example = `'[{"mainBranch":true}]'`
  try {
    const value: unknown = JSON.parse(text)
    const isList = Array.isArray(value) && value.every((one) => typeof one === 'object' && one !== null)
    if (isList && value.length > 0) return value as object[]
  } catch {
    // Text that is no JSON is refused like JSON of another shape.
  }
  return refuse(`--selectors must be a JSON list such as ${example}`)
}

type Options = { target: Target; isDesignedCounted: boolean }

async function verifyPact(pact: SelectedPact, { target, isDesignedCounted }: Options): Promise<PactResult> {
  const state = pact.isWip ? ' (work in progress)' : pact.isPending ? ' (pending)' : ''
  print(`${pact.name}${state}`)
  printNotices(pact, 'before_verification')
  const folder = mkdtempSync(join(tmpdir(), 'longan-broker-'))
  try {
    const file = join(folder, 'pact.json')
    writeFileSync(file, JSON.stringify({ ...pact.content, _links: undefined }))
    const verification = await verify({ ...target, file }).catch((error: Error) => refuse(error.message))
    print(...toLines(verification, isDesignedCounted))
    return { verification, isDesignedCounted, isSuccess: exitCodeOf(verification, isDesignedCounted) === 0 }
  } finally {
    rmSync(folder, { recursive: true })
  }
}

type Published = { result: PactResult; application: ApplicationVersion }

async function publishAndPrint(broker: BrokerClient, pact: SelectedPact, published: Published) {
  await publishResult(broker, pact, published)
  const { result, application } = published
  print(`Published the ${result.isSuccess ? 'success' : 'failure'} of ${application.version} (${application.branch})`)
  printNotices(pact, `after_verification:success_${result.isSuccess}_published_true`)
}

const printNotices = ({ notices }: SelectedPact, moment: string) =>
  notices.filter(({ when }) => when === moment).forEach(({ text }) => print(...text.split('\n')))
