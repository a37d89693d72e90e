import * as v from 'valibot'
import { defineLog, defineTable } from '../../kernel/tables/table.ts'

const localizedText = v.object({ vi: v.string(), en: v.string() })

const letterSchema = v.object({
  id: v.number(),
  memberId: v.number(),
  box: v.picklist(['in', 'out']),
  /** SERVICE, or the account of the author. */
  sender: v.string(),
  recipients: v.array(v.string()),
  title: localizedText,
  /** HTML if the site is the author. */
  content: localizedText,
  at: v.number(),
  isRead: v.boolean(),
})
export type Letter = v.InferOutput<typeof letterSchema>

const chatLineSchema = v.object({
  id: v.number(),
  memberId: v.number(),
  by: v.picklist(['member', 'robot']),
  text: localizedText,
  at: v.number(),
  isSeen: v.boolean(),
})
export type ChatLine = v.InferOutput<typeof chatLineSchema>

const feedbackSchema = v.object({
  id: v.number(),
  type: v.number(),
  content: v.string(),
  sender: v.optional(v.string()),
  hasPicture: v.boolean(),
  at: v.number(),
})
export type Feedback = v.InferOutput<typeof feedbackSchema>

export const letterTable = defineTable('letters', letterSchema, { by: ['memberId', 'box'] })
export const chatLineTable = defineLog('chatLines', chatLineSchema, { by: ['memberId', 'isSeen'] })
export const feedbackTable = defineLog('feedbacks', feedbackSchema)
