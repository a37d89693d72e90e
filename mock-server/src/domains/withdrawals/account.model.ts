import * as v from 'valibot'
import { defineTable } from '../../kernel/tables/table.ts'

const accountSchema = v.object({
  id: v.number(),
  memberId: v.number(),
  /** Bank card, e-wallet, crypto address. */
  kind: v.picklist(['BC', 'EW', 'VW']),
  bankCode: v.string(),
  /** The full number or address. It is not secret, because all data are fake. */
  number: v.string(),
  holder: v.string(),
  name: v.optional(v.string()),
  isDefault: v.boolean(),
  createdAt: v.number(),
})
export type Account = v.InferOutput<typeof accountSchema>

export const accountTable = defineTable('withdrawAccounts', accountSchema, { by: ['memberId'] })

/** `************6789`: all but the last four. */
const maskedNumber = (number: string) => '*'.repeat(Math.max(0, number.length - 4)) + number.slice(-4)
/** `TQ3f8A****9xYz`: users recognise an address by both ends. */
const maskedAddress = (address: string) => `${address.slice(0, 6)}****${address.slice(-4)}`
export const masked = ({ kind, number }: Pick<Account, 'kind' | 'number'>) =>
  kind === 'VW' ? maskedAddress(number) : maskedNumber(number)
