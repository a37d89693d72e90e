import * as v from 'valibot'
import { defineLog } from '../../kernel/table.ts'

/** The code somebody has asked for. `id` names what it is for and where it went. */
const codeSchema = v.object({
  id: v.string(),
  /** The code's fingerprint; nothing when it is used up. */
  print: v.optional(v.string()),
  expiresAt: v.number(),
  /** Wrong ones that were tried for it. */
  failures: v.number(),
  /** When one was asked for, ms: those of the last day. */
  askedAt: v.array(v.number()),
})
export type Code = v.InferOutput<typeof codeSchema>

/** What a code proves: whoever asked for it may use it for this alone. */
export type Purpose = 'guest' | 'register' | 'device' | 'identity' | `mail ${string}` | `member ${number}`
/** Whom a code goes to, and what for. */
export type Asked = { purpose: Purpose; to: string }
export const idOf = ({ purpose, to }: Asked): string => `${purpose} ${to}`

export const codeTable = defineLog('codes', codeSchema)

/** A human check that waits for its answer. */
export const humanCheckTable = defineLog('humanChecks', v.object({ id: v.string(), expiresAt: v.number() }))

/** Members who have proven that they hold the number they have, and may give another for a while. `id` is the member's. */
export const mobileProofTable = defineLog('mobileProofs', v.object({ id: v.number(), until: v.number() }))
