import * as v from 'valibot'
import { factorSchema, momentSchema, seedSchema, statusSchema } from './limits.ts'
import type { Resume } from './clock.ts'
import { faultSchema } from './faults.ts'
import { transactionTypes } from './ledger.ts'
import { digest } from './random.ts'
import { Refusal } from './refusal.ts'
import { smallStateOf, type World } from './world.ts'

const SNAPSHOT_VERSION = 4

const whole = v.pipe(v.number(), v.safeInteger('is not a whole number'))

function strangeVersion(version: unknown): string {
  const by =
    typeof version !== 'number'
      ? 'is missing'
      : `is ${version}: made by ${version > SNAPSHOT_VERSION ? 'a newer' : 'an older'} Longan`
  return `${by}, and this one reads snapshots of version ${SNAPSHOT_VERSION}`
}

const clockState = v.object({
  time: momentSchema,
  hostTime: v.number(),
  factor: factorSchema,
  isFrozen: v.boolean(),
})
const transaction = v.object({
  id: v.string(),
  at: v.number(),
  type: v.picklist(transactionTypes),
  orderNo: v.string(),
  remark: v.string(),
  postings: v.array(v.object({ account: v.string(), amount: whole })),
})
const event = v.object({
  at: v.number(),
  sequence: whole,
  name: v.string(),
  payload: v.record(v.string(), v.unknown()),
})

/** The outline. Records are checked by their models, and money by balancing the books, when a world takes them up. */
export const snapshotSchema = v.object({
  version: v.literal(SNAPSHOT_VERSION, ({ input }) => strangeVersion(input)),
  seed: seedSchema,
  bornAt: momentSchema,
  scenario: v.string(),
  clock: clockState,
  counters: v.record(v.string(), whole),
  database: v.record(v.string(), v.array(v.looseObject({ id: v.union([v.string(), v.number()]) }))),
  transactions: v.array(transaction),
  /** The number of the last event. */
  sequence: whole,
  events: v.array(event),
  faults: v.array(faultSchema),
  settings: v.custom<object>((value) => typeof value === 'object' && value !== null, 'is missing'),
  answers: v.array(v.object({ id: v.string(), fingerprint: v.string(), status: statusSchema, body: v.string() })),
})
export type Snapshot = v.InferOutput<typeof snapshotSchema>

/** All of a world's state as data, and the world's no more: what happens to one does not happen to the other. Tokens are in it only as fingerprints. */
export const snapshotWorld = (world: World): Snapshot => ({
  version: SNAPSHOT_VERSION,
  ...structuredClone(smallStateOf(world)),
  clock: world.clock.dump(),
  database: world.database.dump(),
  transactions: world.ledger.dump(),
  events: world.events.dump(),
  answers: world.answers.dump(),
})

/** Of all of a world's state, on whatever host it runs: worlds that nothing tells apart have the same. */
export function fingerprintOf(world: World): string {
  const { clock, ...rest } = snapshotWorld(world)
  return digest(JSON.stringify({ ...rest, clock: { ...clock, hostTime: 0 } }, inOrder))
}

/** A record that was put together in another order is no other record. */
const inOrder = (_key: string, value: unknown) =>
  isRecord(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)))
    : value
const isRecord = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Puts the world into the state of `snapshot`; one whose books do not balance is refused, and the world stays as it was. */
export async function restoreWorld(world: World, snapshot: Snapshot, resume: 'exact' | 'elapsed') {
  const before = snapshotWorld(world)
  try {
    refuseStrange(world, snapshot)
    await write(world, structuredClone(snapshot), resume)
    const broken = world.books.recount()
    if (broken) throw new Error(broken)
  } catch (error) {
    await write(world, before, 'exact')
    world.books.recount()
    const reason = error instanceof Error ? error.message : String(error)
    throw new Refusal(400, 'request_param_err', `The snapshot cannot be restored: ${reason}`, {
      field: 'snapshot',
      reason,
    })
  }
}

/** What is in no table of this house would be lost without a word. */
function refuseStrange({ database }: World, { database: saved }: Snapshot) {
  const strange = Object.keys(saved).find((name) => !database.names().includes(name))
  if (strange !== undefined) throw new Error(`there is no table "${strange}"`)
}

/** Fills an empty world with what one was, which becomes its own. Its clock goes on as if it had never stood. */
export async function importWorld(world: World, snapshot: Snapshot) {
  await write(world, snapshot, 'uninterrupted')
  world.books.recount()
}

async function write(world: World, snapshot: Snapshot, resume: Resume) {
  Object.assign(world, { seed: snapshot.seed, bornAt: snapshot.bornAt, scenario: snapshot.scenario })
  world.clock.restore(snapshot.clock, resume)
  world.ids.restore(snapshot.counters)
  await world.database.restore(snapshot.database)
  world.ledger.restore(snapshot.transactions)
  world.events.restore(snapshot.events, snapshot.sequence)
  world.faults.restore(snapshot.faults)
  Object.assign(world.settings, snapshot.settings)
  for (const { id } of world.answers.dump()) world.answers.remove(id)
  for (const answer of snapshot.answers) world.answers.add(answer)
}
