import * as v from 'valibot'
import { defineTable } from '../../../kernel/tables/table.ts'

/** The members who have opted out of offers; `id` is the member. Times in ms. */
const offerChoiceSchema = v.object({ id: v.number(), optedOutAt: v.number() })

export const offerChoiceTable = defineTable('offerChoices', offerChoiceSchema)
