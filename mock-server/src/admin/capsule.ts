import * as v from 'valibot'
import { momentSchema, seedSchema, statusSchema } from '../kernel/bounds.ts'
import { description } from '../kernel/description.ts'
import { digest } from '../kernel/random.ts'
import { badField, Refusal } from '../kernel/refusal.ts'
import { ledgerDigest } from '../kernel/tape.ts'
import type { Site } from '../house.ts'
import { wholeSnapshotSchema } from './snapshot-schema.ts'

const CAPSULE_VERSION = 1

const taped = v.object({
  at: momentSchema,
  method: v.string(),
  path: v.string(),
  query: v.string(),
  headers: v.record(v.string(), v.string()),
  body: v.string(),
  status: statusSchema,
  answer: v.string(),
})
const beginning = v.object({
  name: v.string(),
  seed: seedSchema,
  scenario: v.string(),
  bornAt: momentSchema,
  secret: v.optional(v.string()),
  snapshot: v.optional(wholeSnapshotSchema),
})

const capsuleSchema = v.object({
  capsule: v.literal(CAPSULE_VERSION, `is not a capsule of version ${CAPSULE_VERSION}`),
  /** The fingerprint of the description that answered. */
  description: v.string(),
  isStrict: v.boolean(),
  beginning,
  calls: v.array(taped),
  /** When it was taken, ms of the world's time, and what had come of it all. */
  end: v.object({ at: momentSchema, answers: v.string(), ledger: v.string() }),
})
/**
 * What happened in a world, in one file: where it began, and all it was asked since. Whoever has it can make it happen again, byte for byte.
 * What was sent is in it, passwords and tokens too: those of a mock.
 */
export type Capsule = v.InferOutput<typeof capsuleSchema>

/** One fingerprint of all answers in their order. */
export const answersDigest = (answers: readonly string[]): string => digest(answers.join('\n'))

/** What is on the tape of a world. */
export function capsuleOf({ world, tape, isStrict }: Site): Capsule {
  const read = tape.read()
  if (!read) {
    const value = { field: 'capsule', reason: 'was not started: POST /__admin/capsule' }
    throw new Refusal(400, 'request_param_err', 'This world is not taped', value)
  }
  const answers = answersDigest(read.calls.map(({ answer }) => answer))
  const end = { at: world.clock.now(), answers, ledger: ledgerDigest(world) }
  return { capsule: CAPSULE_VERSION, description: description.fingerprint, isStrict, ...read, end } as Capsule
}

/** Reads what somebody takes for a capsule. Throws a Refusal that names the field where it is none, or of another version. */
export function readCapsule(json: unknown, { isAnyway = false } = {}): Capsule {
  const parsed = v.safeParse(capsuleSchema, json)
  if (!parsed.success) throw badField(v.getDotPath(parsed.issues[0]) ?? 'capsule', parsed.issues[0].message)
  if (!isAnyway && parsed.output.description !== description.fingerprint)
    throw badField('description', 'is another than this one: the capsule was made by another version')
  return parsed.output
}
