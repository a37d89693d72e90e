import { digestResponses } from '../kernel/recording/call-recorder.ts'
import { migrateRecordedCall, type OldRecordedCall } from '../kernel/recording/recorded-call-migration.ts'
import { migrateSnapshot } from '../kernel/world/snapshot-migration.ts'

type Json = Record<string, unknown>

/** Returns a recording of version 1 (`capsule: 1`) in the form of version 2, and everything else unchanged. */
export function migrateRecording(json: unknown): unknown {
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
