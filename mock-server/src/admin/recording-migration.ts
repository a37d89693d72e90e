import { digestResponses } from '../kernel/call-recorder.ts'
import { migrateSnapshot } from '../kernel/snapshot-migration.ts'

/** Digest of a migrated call whose response has other field names today. */
export const NOT_COMPARED = '*'

type Json = Record<string, unknown>
type OldCall = { path: string; body: string; answer: string } & Json

/** Paths of the control API in version 1, and their names today. */
const PATHS: Readonly<Record<string, string>> = {
  '/__admin/books/recount': '/__admin/ledger/verify',
  '/__admin/profile': '/__admin/preset',
  '/__admin/recording': '/__admin/checkpoints',
  '/__admin/rewind': '/__admin/rewind',
}

/** Returns a recording of version 1 (`capsule: 1`) in the form of version 2, and everything else unchanged. */
export function migrateRecording(json: unknown): unknown {
  if (!isOldRecording(json)) return json
  const { capsule: _version, description, beginning, calls, end, ...rest } = json
  const { bornAt, snapshot, ...start } = beginning
  const migrated = calls.map(migrateCall)
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

type OldRecording = { capsule: 1; description: unknown; beginning: Json; calls: OldCall[]; end: Json }

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null

function isOldRecording(json: unknown): json is OldRecording {
  if (!isObject(json) || json['capsule'] !== 1) return false
  const { beginning, calls, end } = json
  return isObject(beginning) && isObject(end) && Array.isArray(calls) && calls.every(isOldCall)
}

const isOldCall = (call: unknown) =>
  isObject(call) && ['path', 'body', 'answer'].every((name) => typeof call[name] === 'string')

function migrateCall({ answer, ...call }: OldCall): { digest: string } & Json {
  const path = PATHS[call.path]
  if (!path) return { ...call, digest: answer }
  return { ...call, path, body: call.body.replace('"moment":', '"checkpoint":'), digest: NOT_COMPARED }
}
