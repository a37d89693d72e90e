import * as v from 'valibot'
import { momentSchema, seedSchema, statusSchema } from '../kernel/limits.ts'
import { description } from '../kernel/openapi-document.ts'
import { toFieldError } from '../kernel/validation-error.ts'
import { invalidField } from '../kernel/refusal.ts'
import { CAPSULE_VERSION } from './recording-version.ts'
import { wholeSnapshotSchema } from './snapshot-schema.ts'

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

/** Reads what somebody takes for a capsule. Throws a Refusal that names the field where it is none, or of another version. */
export function readCapsule(json: unknown, { isAnyway = false } = {}): Capsule {
  const parsed = v.safeParse(capsuleSchema, json)
  if (!parsed.success) throw toFieldError(parsed.issues, 'capsule')
  if (!isAnyway && parsed.output.description !== description.fingerprint)
    throw invalidField('description', 'is another than this one: the capsule was made by another version')
  return parsed.output
}
