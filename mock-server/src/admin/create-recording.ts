import type { Site } from '../gateway.ts'
import { description } from '../kernel/openapi-document.ts'
import { digest } from '../kernel/random.ts'
import { Refusal } from '../kernel/refusal.ts'
import { ledgerDigest } from '../kernel/call-log.ts'
import { CAPSULE_VERSION } from './recording-version.ts'
import type { Capsule } from './recording.ts'

/** One fingerprint of all answers in their order. */
export const answersDigest = (answers: readonly string[]): string => digest(answers.join('\n'))

/** What is on the tape of a world. */
export function createRecording({ world, tape, isStrict }: Site): Capsule {
  const read = tape.read()
  if (!read) {
    const value = { field: 'capsule', reason: 'was not started: POST /__admin/capsule' }
    throw new Refusal(400, 'request_param_err', 'This world is not taped', value)
  }
  const answers = answersDigest(read.calls.map(({ answer }) => answer))
  const end = { at: world.clock.now(), answers, ledger: ledgerDigest(world) }
  return { capsule: CAPSULE_VERSION, description: description.fingerprint, isStrict, ...read, end } as Capsule
}
