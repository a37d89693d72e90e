import * as v from 'valibot'
import { defineLog } from '../../kernel/tables/table.ts'

/** A reward to claim. Money in minor units. */
const rewardSchema = v.object({
  id: v.number(),
  memberId: v.number(),
  kind: v.picklist(['MANUAL', 'UPGRADE_BONUS', 'DEPOSIT', 'LUCKY_BET', 'QUEST', 'NEW_REGISTER']),
  name: v.object({ vi: v.string(), en: v.string() }),
  money: v.number(),
  points: v.number(),
  expiresAt: v.number(),
})
export type Reward = v.InferOutput<typeof rewardSchema>

/** A member's application for a promotion or its reward, one per promotion. Only type and size of pictures are stored. */
const applicationSchema = v.object({
  id: v.string(),
  memberId: v.number(),
  promotionId: v.number(),
  remarks: v.string(),
  pictures: v.array(v.object({ type: v.string(), bytes: v.number() })),
  at: v.number(),
})
export type Application = v.InferOutput<typeof applicationSchema>

export const rewardTable = defineLog('rewards', rewardSchema, { by: ['memberId'] })
export const applicationTable = defineLog('promotionApplications', applicationSchema, { by: ['memberId'] })
