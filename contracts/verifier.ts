import { Verifier } from '@pact-foundation/pact'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createFitting } from './fitting.ts'
import { fittingInteractions } from './fitting-interactions.ts'
import { PACT_NAME, pactFile, readPact } from './pact-file.ts'
import { createStateChanger } from './state-changer.ts'
import type { Broken, Target, Tried, Verification } from './verification.ts'

/** The process behind `verify`: takes one target, sends one result. */
process.once('message', (target: Target) => {
  run(target)
    .catch((error: unknown) => ({ failure: error instanceof Error ? error.message : String(error) }))
    .then((result) => process.send?.(result, () => process.exit(0)))
})

type Report = { interactionResults: Result[] }
type Result = { description: string; result: string; mismatch?: { message?: string; mismatches?: Mismatch[] } }
type Mismatch = { mismatch?: string; description?: string; path?: string; key?: string; type?: string }

async function run(target: Target): Promise<Verification> {
  const pact = readPact(target.file ?? pactFile)
  const { tried, skipped } = fittingInteractions(pact, target)
  const folder = mkdtempSync(join(tmpdir(), 'longan-pact-'))
  const file = join(folder, PACT_NAME)
  writeFileSync(file, JSON.stringify({ ...pact, interactions: tried }))
  const changer = createStateChanger(target)
  await changer.startOver()
  const verifier = new Verifier({
    provider: 'gaming-gateway',
    providerBaseUrl: target.provider,
    pactUrls: [file],
    logLevel: 'error',
    requestFilter: await createFitting(target, pact),
    stateHandlers: changer.handlers,
  })
  const { interactionResults } = JSON.parse(await reportOf(verifier)) as Report
  rmSync(folder, { recursive: true })
  const designed = new Set(tried.filter(({ pending }) => pending).map(({ description }) => description))
  return {
    known: asTried(interactionResults.filter(({ description }) => !designed.has(description))),
    designed: asTried(interactionResults.filter(({ description }) => designed.has(description))),
    skipped,
    unready: changer.unready,
  }
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
