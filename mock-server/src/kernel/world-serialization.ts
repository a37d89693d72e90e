import type { Change } from './change-log.ts'
import type { Handled, JournalDump } from './journal.ts'
import { replay } from './replay.ts'
import { type Snapshot, snapshotWorld, importWorld } from './snapshot.ts'
import type { CallLog, LoggedCalls, LoggedCall } from './call-log.ts'
import type { World, WorldOptions } from './world.ts'

/** What sleeps, and wakes as it was. */
export type SerializedWorld = { world: World; tape: CallLog }
export type MakeSite<Site> = (options: Omit<WorldOptions, 'hostNow'>) => Site

/** It is a world's own: with its secret, and with what its tape heard, which opens things. */
type Kept = {
  name: string
  secret: string | undefined
  snapshot: Snapshot
  journal: JournalDump
  tape: LoggedCalls | undefined
}

/** All that a world is, as text. */
export function serializeWorld({ world, tape }: SerializedWorld): string {
  const { name, secret, clock, journal } = world
  // Its clock goes on as it was set last: nothing is rounded.
  const snapshot = { ...snapshotWorld(world), clock: clock.state() }
  return JSON.stringify({ name, secret, snapshot, journal: journal.dump(), tape: tape.read() } satisfies Kept)
}

/** What happened in a world since its text was written: what changed, what was handled (`count` since its birth), and of that what is on its tape. */
export type Addition = { changes: Change[]; count: number; handled: Handled[]; calls: LoggedCall[] }

/** The text of a world to which this has happened since. */
export function applyDeltas(text: string, additions: readonly Addition[]): string {
  const { snapshot, journal, tape, ...kept } = JSON.parse(text) as Kept
  const handled = additions.flatMap((addition) => addition.handled)
  const calls = additions.flatMap((addition) => addition.calls)
  const after: Kept = {
    ...kept,
    snapshot: replay(
      snapshot,
      additions.flatMap(({ changes }) => changes),
    ) as Snapshot,
    journal: { kept: [...journal.kept, ...handled], count: additions.at(-1)?.count ?? journal.count },
    tape: tape && { ...tape, calls: [...tape.calls, ...calls] },
  }
  return JSON.stringify(after)
}

/** The world whose text this is. The host's clock has gone on, and so has the world's. */
export async function deserializeWorld<Site extends SerializedWorld>(text: string, make: MakeSite<Site>): Promise<Site> {
  const { name, secret, snapshot, journal, tape } = JSON.parse(text) as Kept
  const { seed, scenario, bornAt } = snapshot
  const site = make({ name, seed, scenario, secret, time: bornAt })
  await importWorld(site.world, snapshot)
  site.world.journal.restore(journal)
  if (tape) site.tape.goOn(tape)
  return site
}
