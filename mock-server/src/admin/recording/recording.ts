import * as v from 'valibot'
import { MAX_CALLS, digestResponses } from '../../kernel/recording/call-recorder.ts'
import { seedSchema, statusSchema, timestampSchema } from '../../kernel/world/limits.ts'
import { openApiDocument } from '../../kernel/validation/openapi-document.ts'
import { invalidField } from '../../kernel/validation/refusal.ts'
import { parseInput, toFieldError } from '../../kernel/validation/validation-error.ts'
import { RECORDING_VERSION } from './recording-version.ts'
import { gatewaySnapshotSchema } from '../snapshot-schema.ts'
import { migrateRecordedCall, type OldRecordedCall } from '../../kernel/recording/recorded-call-migration.ts'
import { migrateSnapshot } from '../../kernel/world/snapshot.ts'

type Json = Record<string, unknown>

/** Returns a recording of version 1 (`capsule: 1`) in the form of version 2, and everything else unchanged. */
function migrateRecording(json: unknown): unknown {
  if (!isOldRecording(json)) return json
  const { capsule: _version, description, beginning, calls, end, ...rest } = json
  const { bornAt, snapshot, ...start } = beginning
  const migrated = calls.map(migrateRecordedCall)
  // A file whose digests do not belong together stays that way.
  const wasWhole = digestResponses(calls.map(({ answer }) => answer)) === end['answers']
  const responses = wasWhole ? digestResponses(migrated.map(({ digest }) => digest)) : end['answers']
  return {
    ...rest,
    recording: 2,
    document: description,
    start: { ...start, createdAt: bornAt, ...(snapshot !== undefined && { snapshot: migrateSnapshot(snapshot) }) },
    calls: migrated,
    end: { at: end['at'], ledger: end['ledger'], responses },
  }
}

type OldRecording = { capsule: 1; description: unknown; beginning: Json; calls: OldRecordedCall[]; end: Json }

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null

function isOldRecording(json: unknown): json is OldRecording {
  if (!isObject(json) || json['capsule'] !== 1) return false
  const { beginning, calls, end } = json
  return isObject(beginning) && isObject(end) && Array.isArray(calls) && calls.every(isOldCall)
}

const isOldCall = (call: unknown) =>
  isObject(call) && ['path', 'body', 'answer'].every((name) => typeof call[name] === 'string')

const callSchema = v.object({
  at: timestampSchema,
  method: v.string(),
  path: v.string(),
  query: v.string(),
  headers: v.record(v.string(), v.string()),
  body: v.string(),
  status: statusSchema,
  digest: v.string(),
})
const startSchema = v.object({
  name: v.string(),
  seed: seedSchema,
  scenario: v.string(),
  createdAt: timestampSchema,
  secret: v.optional(v.string()),
  snapshot: v.optional(gatewaySnapshotSchema),
})

const recordingSchema = v.object({
  recording: v.literal(RECORDING_VERSION, `is not a recording of version ${RECORDING_VERSION}`),
  document: v.string(),
  isStrict: v.boolean(),
  start: startSchema,
  calls: v.pipe(v.array(callSchema), v.maxLength(MAX_CALLS, `must have at most ${MAX_CALLS} entries`)),
  /** World time (ms) when the recording was saved, and digests of all responses and of the ledger at that time. */
  end: v.object({ at: timestampSchema, responses: v.string(), ledger: v.string() }),
})
/**
 * A world's start and every request since, in one file that can be replayed byte for byte.
 * It contains everything that was sent, including passwords and tokens of the mock.
 */
export type Recording = v.InferOutput<typeof recordingSchema>

/**
 * Parses a recording; one of version 1 is migrated. Throws a Refusal that names the first invalid field, or `document` if it was made with
 * another OpenAPI document and `ignoresDocument` is not set.
 */
export function readRecording(json: unknown, { ignoresDocument = false } = {}): Recording {
  const parsed = parseInput(recordingSchema, migrateRecording(json))
  if (!parsed.success) throw toFieldError(parsed.issues, 'recording')
  if (!ignoresDocument && parsed.output.document !== openApiDocument.fingerprint)
    throw invalidField('document', 'is a different one: the recording was made by another version')
  return parsed.output
}
