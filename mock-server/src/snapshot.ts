import * as v from 'valibot'
import type { ClockState } from './clock.ts'
import { type DatabaseDump, dumpDatabase, restoreDatabase } from './database.ts'
import type { WorldEvent } from './event-queue.ts'
import type { Fault } from './faults.ts'
import type { Transaction } from './ledger.ts'
import { Refusal } from './refusal.ts'
import type { SiteSettings } from './settings.ts'
import type { World } from './world.ts'

export const SNAPSHOT_VERSION = 1

/** Only the outline is checked here: `restoreWorld` proves the content by balancing the books. */
export const snapshotSchema = v.object({
  version: v.literal(SNAPSHOT_VERSION, `is not a snapshot of version ${SNAPSHOT_VERSION}`),
  seed: v.number(),
  bornAt: v.number(),
  scenario: v.string(),
  clock: v.custom<ClockState>((value) => typeof value === 'object' && value !== null, 'is missing'),
  counters: v.record(v.string(), v.number()),
  database: v.custom<DatabaseDump>((value) => typeof value === 'object' && value !== null, 'is missing'),
  transactions: v.custom<Transaction[]>(Array.isArray, 'is missing'),
  events: v.custom<{ pending: WorldEvent[]; sequence: number }>(
    (value) => typeof value === 'object' && value !== null,
    'is missing',
  ),
  faults: v.custom<Fault[]>(Array.isArray, 'is missing'),
  settings: v.custom<SiteSettings>((value) => typeof value === 'object' && value !== null, 'is missing'),
  answers: v.custom<[string, { fingerprint: string; status: number; body: string }][]>(Array.isArray, 'is missing'),
})
export type Snapshot = v.InferOutput<typeof snapshotSchema>

/** All of a world's state as data. Tokens are in it only as fingerprints. */
export const snapshotWorld = (world: World): Snapshot => ({
  version: SNAPSHOT_VERSION,
  seed: world.seed,
  bornAt: world.bornAt,
  scenario: world.scenario,
  clock: world.clock.dump(),
  counters: world.ids.dump(),
  database: dumpDatabase(world.db),
  transactions: world.ledger.dump(),
  events: world.events.dump(),
  faults: world.faults.dump(),
  settings: world.settings,
  answers: [...world.answers],
})

/** Puts the world into the state of `snapshot`; one whose books do not balance is refused, and the world stays as it was. */
export async function restoreWorld(world: World, snapshot: Snapshot, resume: 'exact' | 'elapsed') {
  const before = structuredClone(snapshotWorld(world))
  try {
    await write(world, structuredClone(snapshot), resume)
    const broken = world.check()
    if (broken) throw new Error(broken)
  } catch (error) {
    await write(world, before, 'exact')
    const reason = error instanceof Error ? error.message : String(error)
    throw new Refusal(400, 'request_param_err', `The snapshot cannot be restored: ${reason}`, {
      field: 'snapshot',
      reason,
    })
  }
}

async function write(world: World, snapshot: Snapshot, resume: 'exact' | 'elapsed') {
  Object.assign(world, { seed: snapshot.seed, bornAt: snapshot.bornAt, scenario: snapshot.scenario })
  world.clock.restore(snapshot.clock, resume)
  world.ids.restore(snapshot.counters)
  await restoreDatabase(world.db, snapshot.database)
  world.ledger.restore(snapshot.transactions)
  world.events.restore(snapshot.events)
  world.faults.restore(snapshot.faults)
  Object.assign(world.settings, snapshot.settings)
  world.answers = new Map(snapshot.answers)
}
