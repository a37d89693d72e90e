import * as v from 'valibot'
import { defineLog } from '../../kernel/table.ts'

const words = v.object({ vi: v.string(), en: v.string() })

/** What a bonus is for, by the gateway's names (facts D.16) and some of ours. */
export const bonusKinds = [
  'MANUAL',
  'RAFFLE',
  'UPGRADE_BONUS',
  'MISSION',
  'NEW_REGISTER',
  'DEPOSIT',
  'LUCKY_BET',
  'QUEST',
  'LOGIN',
  'TICKET',
  'PROMOCODE',
  'REBATE',
  'REFERRAL',
  'POINT',
] as const
export type BonusKind = (typeof bonusKinds)[number]

/** Something a member was given. Money in minor units; `id` names member and occasion, so that nothing is given twice. */
const bonusSchema = v.object({
  id: v.string(),
  memberId: v.number(),
  /** The occasion, as its domain calls it: `rebate:2026-11-19`. */
  key: v.string(),
  kind: v.picklist(bonusKinds),
  name: words,
  money: v.number(),
  points: v.number(),
  orderNo: v.string(),
  at: v.number(),
})
export type Bonus = v.InferOutput<typeof bonusSchema>

/** Points that came or went, apart from those that stakes earn. */
const pointSchema = v.object({
  id: v.number(),
  memberId: v.number(),
  /** Below 0 when they were spent. */
  points: v.number(),
  name: words,
  /** What was bought with them; goods count their stock by it. */
  goodId: v.optional(v.number()),
  orderNo: v.string(),
  at: v.number(),
})
export type PointMove = v.InferOutput<typeof pointSchema>

export const bonusTable = defineLog('bonuses', bonusSchema, { by: ['memberId', 'key'] })
export const pointTable = defineLog('points', pointSchema, { by: ['memberId', 'goodId'] })
