import * as v from 'valibot'
import { defineTable } from '../../kernel/table.ts'

/** What a member has chosen. `id` is the member's. */
const choiceSchema = v.object({ id: v.number(), icon: v.optional(v.string()), language: v.optional(v.string()) })

/** The answers of a member to questions of the site, known by their fingerprints. `id` is the member's. */
const answersSchema = v.object({
  id: v.number(),
  answers: v.array(v.object({ questionId: v.number(), print: v.string() })),
})

/** The secret that a member's authenticator shares with the site, or will once it is bound. `id` is the member's. */
const authenticatorSchema = v.object({ id: v.number(), secretKey: v.string() })

export const choiceTable = defineTable('choices', choiceSchema)
export const answersTable = defineTable('securityAnswers', answersSchema)
export const authenticatorTable = defineTable('authenticators', authenticatorSchema)
