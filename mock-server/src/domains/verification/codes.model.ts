import * as v from 'valibot'
import { defineLog } from '../../kernel/tables/table.ts'

/** A requested code. `id` combines purpose and recipient. */
const codeSchema = v.object({
  id: v.string(),
  /** Hash of the code; undefined once it is used up. */
  print: v.optional(v.string()),
  expiresAt: v.number(),
  failures: v.number(),
  /** Times of the requests of the last day, ms. */
  askedAt: v.array(v.number()),
})
export type Code = v.InferOutput<typeof codeSchema>

/** The purpose of a code. A code is valid for its purpose only. */
export type Purpose = 'guest' | 'register' | 'device' | 'identity' | `mail ${string}` | `member ${number}`
export type CodeTarget = { purpose: Purpose; to: string }
export const idOf = ({ purpose, to }: CodeTarget): string => `${purpose} ${to}`

export const codeTable = defineLog('codes', codeSchema)

export const humanCheckTable = defineLog('humanChecks', v.object({ id: v.string(), expiresAt: v.number() }))

/** Members who have proven their current number and may change it until `until`. `id` is the member's. */
export const mobileProofTable = defineLog('mobileProofs', v.object({ id: v.number(), until: v.number() }))
