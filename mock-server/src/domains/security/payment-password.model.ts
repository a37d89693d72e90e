import * as v from 'valibot'
import { defineTable } from '../../kernel/table.ts'

/** The password that payments ask for. `id` is the member's. */
const paymentPasswordSchema = v.object({
  id: v.number(),
  /** Kept in clear, as the password of the login: everything here is fake. */
  password: v.string(),
  /** Wrong ones since the last right one. */
  failures: v.number(),
  /** End of a pause after many wrong ones, ms. */
  lockedUntil: v.optional(v.number()),
})
export type PaymentPassword = v.InferOutput<typeof paymentPasswordSchema>

export const paymentPasswordTable = defineTable('paymentPasswords', paymentPasswordSchema)
