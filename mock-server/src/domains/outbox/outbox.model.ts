import * as v from 'valibot'
import { digest } from '../../kernel/world/random.ts'
import { defineLog } from '../../kernel/tables/table.ts'

/** A sent message. Its text has `{code}` in place of a code: the code itself is stored nowhere. */
const messageSchema = v.object({
  id: v.number(),
  kind: v.picklist(['sms', 'mail']),
  /** A number with its dialling code, or an address. */
  to: v.string(),
  at: v.number(),
  subject: v.optional(v.string()),
  text: v.string(),
  link: v.optional(v.string()),
  codePrint: v.optional(v.string()),
})
export type OutboxRow = v.InferOutput<typeof messageSchema>

export const hashCode = (address: string, code: string): string => digest(`${address} ${code}`)

export const outboxTable = defineLog('outbox', messageSchema)
