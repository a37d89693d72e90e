import { Verifier, type VerifierOptions } from '@pact-foundation/pact'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createSecureContext, rootCertificates } from 'node:tls'
import { createProviderSetup, worldOf } from './provider-setup.ts'
import { createForwarding, NO_ANSWER } from './forwarding.ts'
import { fittingInteractions } from './select-interactions.ts'
import { type Interaction, PACT_NAME, type PactFile, pactFile, readPact } from './pact-file.ts'
import { createStateChanger } from './state-changer.ts'
import { ofTag } from './verification-report.ts'
import type { Broken, Target, Tried, Verification } from './verification.ts'

/** The process behind `verify`: takes one target, sends one result. */
process.once('message', (target: Target) => {
  run(target)
    .catch((error: unknown) => ({ failure: error instanceof Error ? error.message : String(error) }))
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
 * The pact core reads every certificate of the system for each interaction, which takes longer than the interaction, and speaks to nobody but
 * the proxy of this process, which has none: one is enough for it. What Node trusts is read before.
 */
function trustLittle(folder: string) {
  createSecureContext()
  const file = join(folder, 'certificate.pem')
  writeFileSync(file, rootCertificates[0]!)
  Object.assign(process.env, { SSL_CERT_FILE: file, SSL_CERT_DIR: folder })
}

/** The pact core takes longer for each interaction the more of them a file has: 1,400 at once took more than twice as long as in such parts. */
const PART = 100

async function run(target: Target): Promise<Verification> {
  const pact = readPact(target.file ?? pactFile)
  const { tried, skipped } = fittingInteractions({ interactions: ofTag(pact.interactions, target.only) }, target)
  const fitting = await createProviderSetup(target, pact)
  const folder = mkdtempSync(join(tmpdir(), 'longan-pact-'))
  trustLittle(folder)
  const trial: Trial = { target, pact, fitting, folder, parts: partsOf(tried) }
  try {
    const lanes = await Promise.all(Array.from({ length: target.lanes ?? 1 }, (_, lane) => tryIn(trial, lane)))
    const results = lanes.flatMap((lane) => lane.results)
    const designed = new Set(tried.filter(({ pending }) => pending).map(({ description }) => description))
    return {
      known: asTried(results.filter(({ description }) => !designed.has(description))),
      designed: asTried(results.filter(({ description }) => designed.has(description))),
      skipped,
      unready: counted(lanes.flatMap(({ unready }) => unready)),
    }
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** Each of them once, and how often it was so. */
const counted = (all: string[]) =>
  [...Map.groupBy(all, (one) => one)].map(([one, { length }]) => (length > 1 ? `${one} (${length} times)` : one))

type Trial = {
  target: Target
  pact: PactFile
  fitting: Awaited<ReturnType<typeof createProviderSetup>>
  folder: string
  /** What is left to be tried. */
  parts: Interaction[][]
}

const partsOf = (tried: Interaction[]) =>
  Array.from({ length: Math.ceil(tried.length / PART) }, (_, at) => tried.slice(at * PART, (at + 1) * PART))

/** Takes one part after the other, until none is left, in a world of its own. */
async function tryIn({ target, pact, fitting, folder, parts }: Trial, lane: number) {
  const world = worldOf(lane)
  const changer = createStateChanger(target, world)
  await changer.startOver()
  const [fit, { filter, failures }] = [fitting(world), createForwarding(target.provider)]
  const file = join(mkdtempSync(join(folder, 'lane-')), PACT_NAME)
  const options: VerifierOptions = {
    provider: 'gaming-gateway',
    providerBaseUrl: target.provider,
    logLevel: 'error',
    requestFilter: (request, response, next) => fit(request, response, () => filter(request, response, next)),
    stateHandlers: changer.handlers,
    pactUrls: [file],
  }
  const results: Result[] = []
  for (let interactions = parts.shift(); interactions; interactions = parts.shift()) {
    writeFileSync(file, JSON.stringify({ ...pact, interactions }))
    const report = await reportOf(new Verifier(options))
    results.push(...(JSON.parse(report) as Report).interactionResults)
  }
  return { results: told(results, failures), unready: changer.unready }
}

/** What came of each interaction; one that nobody answered says so, and nothing else. */
function told(results: Result[], failures: readonly string[]): Result[] {
  const sentences = failures.values()
  return results.map((result) => {
    const isUnanswered = result.mismatch?.mismatches?.some(({ actual }) => Number(actual) === NO_ANSWER)
    return isUnanswered ? { ...result, mismatch: { message: sentences.next().value ?? '' } } : result
  })
}

const asTried = (results: Result[]): Tried => ({
  tried: results.length,
  broken: results.filter(({ result }) => result !== 'OK').map(asBroken),
})

const asBroken = ({ description, mismatch }: Result): Broken => ({
  interaction: description,
  reasons: mismatch?.mismatches?.map(reasonOf) ?? [mismatch?.message ?? 'for a reason the verifier does not tell'],
})

/** The verifier answers with its report, or throws it when a promise is broken. */
async function reportOf(verifier: Verifier): Promise<string> {
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
