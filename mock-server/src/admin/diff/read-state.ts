import { parseInput, toFieldError } from '../../kernel/validation/validation-error.ts'
import { migrateSnapshot, type Snapshot, snapshotSchema, snapshotWorld } from '../../kernel/world/snapshot.ts'
import type { Recording } from '../recording/recording.ts'
import { type CreateMock, startReplay } from '../recording/replay-session.ts'

/** Parses a snapshot for a comparison. Throws a Refusal that names the first invalid field, such as the version. */
export function readState(json: unknown): Snapshot {
  const parsed = parseInput(snapshotSchema, migrateSnapshot(json))
  if (!parsed.success) throw toFieldError(parsed.issues, 'snapshot')
  return parsed.output
}

/** Replays the first `count` requests of a recording, or all, in a separate mock, and returns the state after them. */
export async function stateOfRecording(
  recording: Recording,
  createMock: CreateMock,
  count?: number,
): Promise<Snapshot> {
  const { calls, start, end } = recording
  const { send, advanceTo } = await startReplay(recording, createMock)
  const played = calls.slice(0, count)
  for (const call of played) await send(call)
  const endAt = played.length === calls.length ? end.at : (played.at(-1)?.at ?? start.createdAt)
  return snapshotWorld(await advanceTo(count === 0 ? startOf(recording) : endAt))
}

/** A recording that began in the middle of a world's life starts at the time of its snapshot. */
const startOf = ({ start }: Recording) => start.snapshot?.clock.time ?? start.createdAt
