import type { RecordedCall } from './call-recorder.ts'

/** Digest of a migrated call whose response has other field names today. */
export const NOT_COMPARED = '*'

/** Paths of the control API while a digest was called `answer`, and their names today. */
const PATHS: Readonly<Record<string, string>> = {
  '/__admin/books/recount': '/__admin/ledger/verify',
  '/__admin/profile': '/__admin/preset',
  '/__admin/recording': '/__admin/checkpoints',
  '/__admin/rewind': '/__admin/rewind',
}

/** A recorded call of recordings of version 1 and of snapshots of version 4. */
export type OldRecordedCall = Omit<RecordedCall, 'digest'> & { answer: string }

/** Returns an old recorded call in today's form, and a call of today unchanged. */
export function migrateRecordedCall(call: OldRecordedCall | RecordedCall): RecordedCall {
  if (!('answer' in call)) return call
  const { answer, ...rest } = call
  const path = PATHS[call.path]
  if (!path) return { ...rest, digest: answer }
  return { ...rest, path, body: call.body.replace('"moment":', '"checkpoint":'), digest: NOT_COMPARED }
}
