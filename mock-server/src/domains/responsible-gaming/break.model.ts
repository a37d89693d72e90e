import * as v from 'valibot'
import { defineTable } from '../../kernel/tables/table.ts'

export const BREAK_KINDS = ['timeOut', 'selfExclusion'] as const

/** A break that a member has taken. Rows of the past stay. Times in ms. */
const breakSchema = v.object({
  id: v.string(),
  memberId: v.number(),
  kind: v.picklist(BREAK_KINDS),
  startedAt: v.number(),
  /** Absent for a self-exclusion without an end. */
  endsAt: v.optional(v.number()),
  /** From when on the member may log in again after a self-exclusion; absent until the member asks to return. */
  returnsAt: v.optional(v.number()),
})
export type Break = v.InferOutput<typeof breakSchema>

export const breakTable = defineTable('breaks', breakSchema, { by: ['memberId'] })

/** Returns true if a break that has begun holds at `time`, also if the clock was set back. A self-exclusion goes on after its end, until the member has asked to return. */
export function isInForce({ kind, endsAt, returnsAt }: Break, time: number): boolean {
  const end = kind === 'timeOut' ? endsAt : returnsAt
  return end === undefined || time < end
}
