import type { JournalDump } from './journal.ts'
import { type Snapshot, snapshotWorld, takeUpWorld } from './snapshot.ts'
import type { Tape, Taped } from './tape.ts'
import type { World, WorldOptions } from './world.ts'

/** What sleeps, and wakes as it was. */
export type Asleep = { world: World; tape: Tape }
export type MakeSite<Site> = (options: Omit<WorldOptions, 'hostNow'>) => Site

/** It is a world's own: with its secret, and with what its tape heard, which opens things. */
type Kept = {
  name: string
  secret: string | undefined
  snapshot: Snapshot
  journal: JournalDump
  tape: Taped | undefined
}

/** All that a world is, as text. */
export function asleepTextOf({ world, tape }: Asleep): string {
  const { name, secret, clock, journal } = world
  // Its clock goes on as it was set last: nothing is rounded.
  const snapshot = { ...snapshotWorld(world), clock: clock.state() }
  return JSON.stringify({ name, secret, snapshot, journal: journal.dump(), tape: tape.read() } satisfies Kept)
}

/** The world whose text this is. The host's clock has gone on, and so has the world's. */
export async function wokenFrom<Site extends Asleep>(text: string, make: MakeSite<Site>): Promise<Site> {
  const { name, secret, snapshot, journal, tape } = JSON.parse(text) as Kept
  const { seed, scenario, bornAt } = snapshot
  const site = make({ name, seed, scenario, secret, time: bornAt })
  await takeUpWorld(site.world, snapshot)
  site.world.journal.restore(journal)
  if (tape) site.tape.goOn(tape)
  return site
}
