import { Verifier, type VerifierOptions } from '@pact-foundation/pact'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createSecureContext, rootCertificates } from 'node:tls'
import { combineStates, withCombinedStates } from './combined-states.ts'
import { createProviderSetup, type ProviderSetup, worldOf } from './provider-setup.ts'
import { createForwarding, NO_RESPONSE } from './forwarding.ts'
import { createSecrets, type Secrets } from './secrets.ts'
import { findMissingFeatures } from './missing-features.ts'
import { selectInteractions } from './select-interactions.ts'
import { type Interaction, PACT_NAME, type PactFile, pactFile, readPact } from '../pact-file.ts'
import { createStateChanger } from './state-changer.ts'
import { filterByName } from './tags.ts'
import { hideSecrets } from './verification-report.ts'
import type { BrokenInteraction, Target, Tally, Verification } from './verification.ts'

process.once('message', (target: Target) => {
  const secrets = createSecrets(target.token)
  verifyTarget(target, secrets)
    .then((verification) => hideSecrets(verification, secrets.hide))
    .catch((error: unknown) => ({ failure: secrets.hide(error instanceof Error ? error.message : String(error)) }))
    .then((result) => process.send?.(result, () => process.exit(0)))
})

type Report = { interactionResults: Result[] }
type Result = { description: string; result: string; mismatch?: { message?: string; mismatches?: Mismatch[] } }
type Mismatch = {
  mismatch?: string
  description?: string
  path?: string
  key?: string
  type?: string
  actual?: unknown
}

/**
 * Limits the pact core to one certificate. It reads all system certificates for each interaction, which takes longer than the interaction, but only
 * connects to the proxy of this process, which uses none. Node reads its own trusted certificates before.
 */
function limitCertificates(folder: string) {
  createSecureContext()
  const file = join(folder, 'certificate.pem')
  writeFileSync(file, rootCertificates[0]!)
  Object.assign(process.env, { SSL_CERT_FILE: file, SSL_CERT_DIR: folder })
}

/** Interactions per file. The pact core is slower with larger files: with 100 at once it took a third more CPU time, with 1,400 more than twice as long. */
const CHUNK_SIZE = 10

/** The pact core reads this variable, too. Files without a selected interaction are not written, because each starts it. */
const isSelected = ({ description }: Interaction) => new RegExp(process.env['PACT_DESCRIPTION'] ?? '').test(description)

async function verifyTarget(target: Target, secrets: Secrets): Promise<Verification> {
  const pact = readPact(target.file ?? pactFile)
  const { tried, skipped: unprepared } = selectInteractions(
    { interactions: filterByName(pact.interactions, target.only) },
    target,
  )
  const isMissing = await findMissingFeatures(tried, target)
  const selected = tried.filter((one) => !isMissing(one))
  const skipped = [...unprepared, ...tried.filter(isMissing).map(({ description }) => description)]
  const setup = await createProviderSetup(target, pact)
  const folder = mkdtempSync(join(tmpdir(), 'longan-pact-'))
  limitCertificates(folder)
  const run: VerificationRun = { target, pact, setup, folder, secrets, chunks: chunksOf(selected.filter(isSelected)) }
  try {
    const workers = await Promise.all(
      Array.from({ length: target.concurrency ?? 1 }, (_, worker) => verifyInWorld(run, worker)),
    )
    const results = workers.flatMap((worker) => worker.results)
    const designed = new Set(selected.filter(({ pending }) => pending).map(({ description }) => description))
    return {
      known: toTally(results.filter(({ description }) => !designed.has(description))),
      designed: toTally(results.filter(({ description }) => designed.has(description))),
      skipped,
      failedStates: countDuplicates(workers.flatMap(({ failedStates }) => failedStates)),
      notes: setup.notes,
    }
  } finally {
    rmSync(folder, { recursive: true })
  }
}

const countDuplicates = (all: string[]) =>
  [...Map.groupBy(all, (one) => one)].map(([one, { length }]) => (length > 1 ? `${one} (${length} times)` : one))

type VerificationRun = {
  target: Target
  pact: PactFile
  setup: ProviderSetup
  secrets: Secrets
  folder: string
  chunks: Interaction[][]
}

const chunksOf = (interactions: Interaction[]) =>
  Array.from({ length: Math.ceil(interactions.length / CHUNK_SIZE) }, (_, at) =>
    interactions.slice(at * CHUNK_SIZE, (at + 1) * CHUNK_SIZE),
  )

async function verifyInWorld({ target, pact, setup, folder, secrets, chunks }: VerificationRun, worker: number) {
  const world = worldOf(worker)
  const changer = createStateChanger(target, world, secrets)
  await changer.startOver()
  const [fit, { filter, failures }] = [setup.fit(world), createForwarding(target.provider, target.timeoutMs)]
  const file = join(mkdtempSync(join(folder, 'worker-')), PACT_NAME)
  const options: VerifierOptions = {
    provider: 'gaming-gateway',
    providerBaseUrl: target.provider,
    logLevel: 'error',
    requestFilter: (request, response, next) => fit(request, response, () => filter(request, response, next)),
    stateHandlers: withCombinedStates(changer.handlers),
    pactUrls: [file],
  }
  const results: Result[] = []
  for (let interactions = chunks.shift(); interactions; interactions = chunks.shift()) {
    writeFileSync(file, JSON.stringify({ ...pact, interactions: interactions.map(combineStates) }))
    const report = await runVerifier(new Verifier(options))
    results.push(...(JSON.parse(report) as Report).interactionResults)
  }
  return { results: addFailureReasons(results, failures), failedStates: changer.failedStates }
}

function addFailureReasons(results: Result[], failures: readonly string[]): Result[] {
  const sentences = failures.values()
  return results.map((result) => {
    const isUnanswered = result.mismatch?.mismatches?.some(({ actual }) => Number(actual) === NO_RESPONSE)
    return isUnanswered ? { ...result, mismatch: { message: sentences.next().value ?? '' } } : result
  })
}

const toTally = (results: Result[]): Tally => ({
  tried: results.length,
  broken: results.filter(({ result }) => result !== 'OK').map(toBrokenInteraction),
})

const toBrokenInteraction = ({ description, mismatch }: Result): BrokenInteraction => ({
  interaction: description,
  reasons: mismatch?.mismatches?.map(reasonOf) ?? [mismatch?.message ?? 'for an unknown reason'],
})

/** Returns the report of the verifier, which throws it if an interaction is broken. */
async function runVerifier(verifier: Verifier): Promise<string> {
  try {
    return (await verifier.verifyProvider()) as unknown as string
  } catch (error) {
    const { message } = error as Error
    if (message.startsWith('{')) return message
    throw error
  }
}

const reasonOf = ({ mismatch, description, path, key, type }: Mismatch) =>
  [path ?? key, mismatch ?? description ?? type].filter(Boolean).join(': ')
