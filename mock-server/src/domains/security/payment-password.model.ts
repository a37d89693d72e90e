import * as v from 'valibot'
import { digest } from '../../kernel/random.ts'
import { defineTable } from '../../kernel/table.ts'

/** The password that payments ask for. `id` is the member's. */
const paymentPasswordSchema = v.object({
  id: v.number(),
  /** The fingerprint of member and password. */
  password: v.string(),
  /** Wrong ones since the last right one. */
  failures: v.number(),
  /** End of a pause after many wrong ones, ms. */
  lockedUntil: v.optional(v.number()),
})
export type PaymentPassword = v.InferOutput<typeof paymentPasswordSchema>

/** What is kept of the member's payment password. */
export const printOf = (memberId: number, password: string): string => digest(`${memberId} ${password}`)

export const paymentPasswordTable = defineTable('paymentPasswords', paymentPasswordSchema)
