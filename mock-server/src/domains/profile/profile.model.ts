import * as v from 'valibot'
import { defineTable } from '../../kernel/tables/table.ts'

const choiceSchema = v.object({ id: v.number(), icon: v.optional(v.string()), language: v.optional(v.string()) })

/** A member's answers to security questions, as hashes. `id` is the member's. */
const answersSchema = v.object({
  id: v.number(),
  answers: v.array(v.object({ questionId: v.number(), print: v.string() })),
})

/** The secret of a member's authenticator, bound or not yet. `id` is the member's. */
const authenticatorSchema = v.object({ id: v.number(), secretKey: v.string() })

export const choiceTable = defineTable('choices', choiceSchema)
export const answersTable = defineTable('securityAnswers', answersSchema)
export const authenticatorTable = defineTable('authenticators', authenticatorSchema)
