import { Verifier } from '@pact-foundation/pact'
import { fileURLToPath } from 'node:url'
import { createFitting } from './fitting.ts'
import { pactFile, readPact } from './pact-file.ts'
import { createStateChanger } from './state-changer.ts'
import type { Broken, Target, Verification } from './verification.ts'

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
  const file = target.file ?? fileURLToPath(pactFile)
  const changer = createStateChanger(target)
  await changer.startOver()
  const verifier = new Verifier({
    provider: 'gaming-gateway',
    providerBaseUrl: target.provider,
    pactUrls: [file],
    logLevel: 'error',
    requestFilter: await createFitting(target, readPact(file)),
    stateHandlers: changer.handlers,
  })
  const { interactionResults } = JSON.parse(await reportOf(verifier)) as Report
  const broken = interactionResults.filter(({ result }) => result !== 'OK').map(asBroken)
  return { tried: interactionResults.length, broken, unready: changer.unready }
}

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
