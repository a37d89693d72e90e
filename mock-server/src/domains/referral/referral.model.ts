import * as v from 'valibot'
import { defineLog } from '../../kernel/tables/table.ts'

/** A referral of a new member. `id` is the friend's. */
const referralSchema = v.object({
  id: v.number(),
  referrerId: v.number(),
  account: v.string(),
  invitedAt: v.number(),
  registeredAt: v.number(),
})
export type Referral = v.InferOutput<typeof referralSchema>

export const referralTable = defineLog('referrals', referralSchema, { by: ['referrerId'] })
