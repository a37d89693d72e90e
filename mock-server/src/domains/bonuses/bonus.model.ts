import * as v from 'valibot'
import { defineLog } from '../../kernel/tables/table.ts'

const localizedText = v.object({ vi: v.string(), en: v.string() })

/** Kinds of bonuses: the gateway's names (facts D.16) and some of ours. */
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

/** A bonus of a member. Money in minor units; `id` combines member and occasion, so that no bonus is paid twice. */
const bonusSchema = v.object({
  id: v.string(),
  memberId: v.number(),
  /** The occasion, prefixed with the domain's name: `rebate:2026-11-19`. */
  key: v.string(),
  kind: v.picklist(bonusKinds),
  name: localizedText,
  money: v.number(),
  points: v.number(),
  orderNo: v.string(),
  at: v.number(),
})
export type Bonus = v.InferOutput<typeof bonusSchema>

/** Points granted or spent, without those earned by stakes. */
const pointSchema = v.object({
  id: v.number(),
  memberId: v.number(),
  /** Negative when spent. */
  points: v.number(),
  name: localizedText,
  /** The goods bought with the points; their stock is counted by it. */
  goodId: v.optional(v.number()),
  orderNo: v.string(),
  at: v.number(),
})
export type PointMove = v.InferOutput<typeof pointSchema>

export const bonusTable = defineLog('bonuses', bonusSchema, { by: ['memberId', 'key'] })
export const pointTable = defineLog('points', pointSchema, { by: ['memberId', 'goodId'] })
