import * as v from 'valibot'
import { defineLog } from '#mock/kernel/tables/table.ts'
import { PICKS } from './fixture.ts'

const legSchema = v.object({
  fixture: v.string(),
  pick: v.picklist(PICKS),
  /** The accepted odds, in hundredths. */
  odds: v.number(),
})
/** A bet on one or several fixtures; `id` is the wager's order number. */
const sportsBetSchema = v.object({ id: v.string(), memberId: v.number(), legs: v.array(legSchema) })
export type Leg = v.InferOutput<typeof legSchema>
export type SportsBet = v.InferOutput<typeof sportsBetSchema>

export const sportsBetTable = defineLog('sportsBets', sportsBetSchema, { by: ['memberId'] })
