import type { World } from '../../kernel/world/world.ts'
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
type OutboxRow = v.InferOutput<typeof messageSchema>

const hashCode = (address: string, code: string): string => digest(`${address} ${code}`)

export const outboxTable = defineLog('outbox', messageSchema)

/** A message to send; `{code}` in its text is replaced by a new code. */
export type Message = Pick<OutboxRow, 'kind' | 'to' | 'subject' | 'text' | 'link'>
export type SentMessage = Message & { at: number; code?: string }
type Recipient = { phone?: string | undefined; email?: string | undefined }
export type OutboxService = ReturnType<typeof outboxService>

function addressOf({ phone, email }: Recipient): Pick<Message, 'kind' | 'to'> | undefined {
  if (email !== undefined) return { kind: 'mail', to: email }
  return phone === undefined ? undefined : { kind: 'sms', to: phone }
}

const MAX_MESSAGES = 200
const UNKNOWN_CODE = '······'

const insertCode = (text: string, code: string) => text.replaceAll('{code}', code)

/** Messages sent by the site. Nothing leaves the mock: testers read them here. */
export const outboxService = (world: World) => {
  const messages = world.table(outboxTable)
  const codeOf = (id: number) => {
    const stream = world.secretRandom('code', id)
    return Array.from({ length: 6 }, () => stream.int(10)).join('')
  }

  /** A world restored elsewhere has other secrets, so that the codes of its messages are unknown there. */
  function read({ id, codePrint: print, ...message }: OutboxRow): SentMessage {
    if (print === undefined) return message
    const code = hashCode(message.to, codeOf(id)) === print ? codeOf(id) : UNKNOWN_CODE
    const { text, link } = message
    return { ...message, text: insertCode(text, code), ...(link && { link: insertCode(link, code) }), code }
  }

  async function insert(message: OutboxRow) {
    await messages.insert(message)
    const oldest = messages.get(message.id - MAX_MESSAGES)
    if (oldest) messages.remove(oldest.id)
  }

  return {
    hashCode,

    /** Sends a message by mail, or else by SMS; to a member without an address and a number it sends none. */
    async send(recipient: Recipient, message: Pick<Message, 'subject' | 'text'>): Promise<void> {
      const address = addressOf(recipient)
      if (address) await insert({ id: world.ids.next('outbox'), ...address, ...message, at: world.clock.now() })
    },

    async sendCode(message: Message): Promise<string> {
      const id = world.ids.next('outbox')
      const print = hashCode(message.to, codeOf(id))
      await insert({ id, ...message, at: world.clock.now(), codePrint: print })
      return print
    },

    list: ({ to }: { to?: string | undefined } = {}): SentMessage[] =>
      messages
        .dump()
        .filter((message) => to === undefined || message.to === to)
        .map(read)
        .reverse(),
  }
}
