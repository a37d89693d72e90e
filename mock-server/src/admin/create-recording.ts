import type { Site } from '../gateway.ts'
import { digestResponses, ledgerDigest } from '../kernel/recording/call-recorder.ts'
import { openApiDocument } from '../kernel/validation/openapi-document.ts'
import { Refusal } from '../kernel/validation/refusal.ts'
import { RECORDING_VERSION } from './recording-version.ts'
import type { Recording } from './recording.ts'

/** Returns what was recorded in a world so far. Throws a Refusal if the world is not recorded. */
export function createRecording({ world, recorder, isStrict }: Site): Recording {
  const recorded = recorder.read()
  if (!recorded) {
    const value = { field: 'recording', reason: 'was not started: POST /__admin/recording' }
    throw new Refusal(400, 'request_param_err', 'This world is not recorded', value)
  }
  const responses = digestResponses(recorded.calls.map((call) => call.digest))
  const end = { at: world.clock.now(), responses, ledger: ledgerDigest(world) }
  return {
    recording: RECORDING_VERSION,
    document: openApiDocument.fingerprint,
    isStrict,
    ...recorded,
    end,
  } as Recording
}
