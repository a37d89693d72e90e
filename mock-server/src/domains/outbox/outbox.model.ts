import * as v from 'valibot'
import { digest } from '../../kernel/random.ts'
import { defineLog } from '../../kernel/table.ts'

/** A message that has left the site. Where it carries a code its words have `{code}`: the code itself is kept nowhere. */
const messageSchema = v.object({
  id: v.number(),
  kind: v.picklist(['sms', 'mail']),
  /** A number with its dialling code, or an address. */
  to: v.string(),
  at: v.number(),
  subject: v.optional(v.string()),
  text: v.string(),
  /** Where a mail leads, from the root of the site. */
  link: v.optional(v.string()),
  /** The code's fingerprint. */
  codePrint: v.optional(v.string()),
})
export type OutboxRow = v.InferOutput<typeof messageSchema>

/** What is kept of a code that went to `address`. */
export const codePrint = (address: string, code: string): string => digest(`${address} ${code}`)

export const outboxTable = defineLog('outbox', messageSchema)
