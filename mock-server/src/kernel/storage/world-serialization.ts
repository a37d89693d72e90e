import type { Change } from '../tables/change-log.ts'
import type { JournalRecord, JournalDump } from '../world/journal.ts'
import { migrateRecordedCall, type OldRecordedCall } from '../recording/recorded-call-migration.ts'
import { replay } from '../recording/replay.ts'
import { importWorld, type Snapshot, snapshotWorld, migrateSnapshot } from '../world/snapshot.ts'
import type { CallRecorder, RecordedCalls, RecordedCall } from '../recording/call-recorder.ts'
import type { World, WorldOptions } from '../world/world.ts'

export type SerializableWorld = { world: World; recorder: CallRecorder }
export type CreateSite<Site> = (options: Omit<WorldOptions, 'hostNow'>) => Site

/** Serialised world. It contains secrets: the world's own and those in recorded calls. */
type StoredState = {
  name: string
  secret: string | undefined
  snapshot: Snapshot
  journal: JournalDump
  recording: RecordedCalls | undefined
}

export function serializeWorld({ world, recorder }: SerializableWorld): string {
  const { name, secret, clock, journal } = world
  // The unrounded clock state, so that the time continues exactly.
  const snapshot = { ...snapshotWorld(world), clock: clock.state() }
  return JSON.stringify({
    name,
    secret,
    snapshot,
    journal: journal.dump(),
    recording: recorder.read(),
  } satisfies StoredState)
}

/** Older texts call the recording `tape`. Their snapshot is migrated later, after the changes that were logged since. */
function parseState(text: string): StoredState {
  const { tape, ...state } = JSON.parse(text) as StoredState & { tape?: Parameters<typeof migrateRecordedCalls>[0] }
  return tape ? { ...state, recording: migrateRecordedCalls(tape) } : state
}

/** Everything since a world was serialised: changes, handled requests (`count` since its creation), and recorded calls. */
export type WorldDelta = { changes: Change[]; count: number; handled: JournalRecord[]; calls: RecordedCall[] }

export function applyDeltas(text: string, deltas: readonly WorldDelta[]): string {
  const { snapshot, journal, recording, ...rest } = parseState(text)
  const handled = deltas.flatMap((delta) => delta.handled)
  const calls = deltas.flatMap((delta) => delta.calls.map(migrateRecordedCall))
  const after: StoredState = {
    ...rest,
    snapshot: replay(
      snapshot,
      deltas.flatMap(({ changes }) => changes),
    ) as Snapshot,
    journal: { kept: [...journal.kept, ...handled], count: deltas.at(-1)?.count ?? journal.count },
    recording: recording && { ...recording, calls: [...recording.calls, ...calls] },
  }
  return JSON.stringify(after)
}

/** Restores a serialised world. Its clock continues with the host's clock. */
export async function deserializeWorld<Site extends SerializableWorld>(
  text: string,
  createSite: CreateSite<Site>,
): Promise<Site> {
  const { name, secret, journal, recording, ...state } = parseState(text)
  const snapshot = migrateSnapshot(state.snapshot) as Snapshot
  const { seed, scenario, createdAt } = snapshot
  const site = createSite({ name, seed, scenario, secret, time: createdAt })
  await importWorld(site.world, snapshot)
  site.world.journal.restore(journal)
  if (recording) site.recorder.resume(recording)
  return site
}

type OldRecordedCalls = { beginning: { bornAt: number } & object; calls: (OldRecordedCall | RecordedCall)[] }

/** Returns the recorded calls of a serialised world in today's form; they were called `tape` while snapshots had version 4. */
function migrateRecordedCalls({ beginning: { bornAt, ...start }, calls }: OldRecordedCalls): RecordedCalls {
  const migrated = {
    start: {
      ...start,
      createdAt: bornAt,
      ...('snapshot' in start && { snapshot: migrateSnapshot(start.snapshot) }),
    },
    calls: calls.map(migrateRecordedCall),
  }
  return migrated as unknown as RecordedCalls
}
