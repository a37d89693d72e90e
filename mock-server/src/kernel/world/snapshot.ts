import * as v from 'valibot'
import { factorSchema, timestampSchema, seedSchema, statusSchema } from './limits.ts'
import type { ResumeMode } from './clock.ts'
import { faultSchema } from './faults.ts'
import { transactionTypes } from '../money/ledger.ts'
import { digest } from './random.ts'
import { Refusal } from '../validation/refusal.ts'
import { worldStateOf, type World } from './world.ts'

type Json = Record<string, unknown>

/** Version of the snapshots that are written; version 4 is migrated when it is read. */
const SNAPSHOT_VERSION = 5

const RENAMED_SETTINGS: readonly (readonly [before: string, after: string])[] = [['reading', 'dialect']]

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null

/**
 * Returns a snapshot of version 4 in the form of version 5, and everything else unchanged. Changes that were logged since, by either version,
 * must be replayed before.
 */
export function migrateSnapshot(json: unknown): unknown {
  if (!isObject(json) || json['version'] !== 4) return json
  const { bornAt, settings, ...rest } = json
  return {
    ...rest,
    version: SNAPSHOT_VERSION,
    createdAt: rest['createdAt'] ?? bornAt,
    settings: isObject(settings) ? renameSettings(settings) : settings,
  }
}

function renameSettings(settings: Json): Json {
  const renamed = { ...settings }
  for (const [before, after] of RENAMED_SETTINGS) {
    if (!(before in renamed)) continue
    renamed[after] = renamed[before]
    delete renamed[before]
  }
  return renamed
}

const integer = v.pipe(v.number(), v.safeInteger('is not a whole number'))

function describeVersion(version: unknown): string {
  const by =
    typeof version !== 'number'
      ? 'is missing'
      : `is ${version}: made by ${version > SNAPSHOT_VERSION ? 'a newer' : 'an older'} Longan`
  return `${by}, and this one reads snapshots of version ${SNAPSHOT_VERSION}`
}

const clockState = v.object({
  time: timestampSchema,
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
  postings: v.array(v.object({ account: v.string(), amount: integer })),
})
const event = v.object({
  at: v.number(),
  sequence: integer,
  name: v.string(),
  payload: v.record(v.string(), v.unknown()),
})

/** Outline of a snapshot. Records and the ledger are validated when the snapshot is restored. */
export const snapshotSchema = v.object({
  version: v.literal(SNAPSHOT_VERSION, ({ input }) => describeVersion(input)),
  seed: seedSchema,
  createdAt: timestampSchema,
  scenario: v.string(),
  clock: clockState,
  counters: v.record(v.string(), integer),
  database: v.record(v.string(), v.array(v.looseObject({ id: v.union([v.string(), v.number()]) }))),
  transactions: v.array(transaction),
  sequence: integer,
  events: v.array(event),
  faults: v.array(faultSchema),
  settings: v.custom<object>((value) => typeof value === 'object' && value !== null, 'is missing'),
  answers: v.array(v.object({ id: v.string(), fingerprint: v.string(), status: statusSchema, body: v.string() })),
})
export type Snapshot = v.InferOutput<typeof snapshotSchema>

/** Returns a copy of the complete state of a world. Tokens appear only as fingerprints. */
export const snapshotWorld = (world: World): Snapshot => ({
  version: SNAPSHOT_VERSION,
  ...structuredClone(worldStateOf(world)),
  clock: world.clock.dump(),
  database: world.database.dump(),
  transactions: world.ledger.dump(),
  events: world.events.dump(),
  answers: world.answers.dump(),
})

/** Returns a fingerprint of the complete state of a world, independent of the host. Equal worlds have equal fingerprints. */
export function fingerprintOf(world: World): string {
  const { clock, ...rest } = snapshotWorld(world)
  return digest(JSON.stringify({ ...rest, clock: { ...clock, hostTime: 0 } }, sortKeys))
}

const sortKeys = (_key: string, value: unknown) =>
  isRecord(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)))
    : value
const isRecord = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Restores the state of `snapshot`. Throws a Refusal and leaves the world unchanged if the snapshot is invalid or its ledger does not balance. */
export async function restoreWorld(world: World, snapshot: Snapshot, resume: 'exact' | 'elapsed') {
  const before = snapshotWorld(world)
  try {
    assertKnownTables(world, snapshot)
    await writeState(world, copyPlain(snapshot), resume)
    const broken = world.ledgerInvariants.verify()
    if (broken) throw new Error(broken)
  } catch (error) {
    await writeState(world, before, 'exact')
    world.ledgerInvariants.verify()
    const reason = error instanceof Error ? error.message : String(error)
    throw new Refusal(400, 'request_param_err', `Failed to restore the snapshot: ${reason}`, {
      field: 'snapshot',
      reason,
    })
  }
}

/** Copies plain objects and arrays at any depth: three times as fast as `structuredClone`. */
function copyPlain<Value extends object>(value: Value): Value {
  if (Array.isArray(value)) return value.map(copyPart) as unknown as Value
  const copy = { ...value } as Record<string, unknown>
  for (const name of Object.keys(copy)) copy[name] = copyPart(copy[name])
  return copy as Value
}
const copyPart = (part: unknown): unknown => (typeof part === 'object' && part !== null ? copyPlain(part) : part)

/** Throws if the snapshot has an unknown table, whose rows would otherwise be lost silently. */
function assertKnownTables({ database }: World, { database: saved }: Snapshot) {
  const unknown = Object.keys(saved).find((name) => !database.names().includes(name))
  if (unknown !== undefined) throw new Error(`there is no table "${unknown}"`)
}

/** Fills an empty world with a snapshot, without copying it. Its clock continues without interruption. */
export async function importWorld(world: World, snapshot: Snapshot) {
  await writeState(world, snapshot, 'uninterrupted')
  world.ledgerInvariants.verify()
}

async function writeState(world: World, snapshot: Snapshot, resume: ResumeMode) {
  world.isRestoring = true
  try {
    await writeParts(world, snapshot, resume)
  } finally {
    world.isRestoring = false
  }
}

async function writeParts(world: World, snapshot: Snapshot, resume: ResumeMode) {
  Object.assign(world, { seed: snapshot.seed, createdAt: snapshot.createdAt, scenario: snapshot.scenario })
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
