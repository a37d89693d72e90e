import * as v from 'valibot'
import { digest } from '../../kernel/world/random.ts'
import { defineTable } from '../../kernel/tables/table.ts'

/** The password required for payments. `id` is the member's. */
const paymentPasswordSchema = v.object({
  id: v.number(),
  /** Hash of member and password. */
  password: v.string(),
  failures: v.number(),
  /** End of the lock after many wrong attempts, ms. */
  lockedUntil: v.optional(v.number()),
})
export type PaymentPassword = v.InferOutput<typeof paymentPasswordSchema>

export const hashPaymentPassword = (memberId: number, password: string): string => digest(`${memberId} ${password}`)

export const paymentPasswordTable = defineTable('paymentPasswords', paymentPasswordSchema)
