import type { World } from '../../kernel/world.ts'
import { codePrint, type OutboxRow, outboxTable } from './outbox.model.ts'

/** What somebody is told; `{code}` in its words stands for a new code. */
export type Message = Pick<OutboxRow, 'kind' | 'to' | 'subject' | 'text' | 'link'>
/** A message as the person reads it. */
export type SentMessage = Message & { at: number; code?: string }
export type OutboxService = ReturnType<typeof outboxService>

/** Messages that can still be read; older ones are forgotten. */
const KEPT = 200
const UNKNOWN = '······'

const fill = (text: string, code: string) => text.replaceAll('{code}', code)

/** What the site has sent to people: nothing leaves the mock, so whoever plays them reads it here. */
export const outboxService = (world: World) => {
  const messages = world.table(outboxTable)
  const codeOf = (id: number) => {
    const stream = world.secretly('code', id)
    return Array.from({ length: 6 }, () => stream.int(10)).join('')
  }

  /** A world that was restored elsewhere makes other codes: what was in its messages nobody knows any more. */
  function read({ id, codePrint: print, ...message }: OutboxRow): SentMessage {
    if (print === undefined) return message
    const code = codePrint(message.to, codeOf(id)) === print ? codeOf(id) : UNKNOWN
    const { text, link } = message
    return { ...message, text: fill(text, code), ...(link && { link: fill(link, code) }), code }
  }

  return {
    /** The fingerprint of a code that went to `address`. */
    printOf: codePrint,

    /** Sends a message with a new code in it, and tells the code's fingerprint. */
    async sendCode(message: Message): Promise<string> {
      const id = world.ids.next('outbox')
      const print = codePrint(message.to, codeOf(id))
      await messages.insert({ id, ...message, at: world.clock.now(), codePrint: print })
      const oldest = messages.get(id - KEPT)
      if (oldest) messages.remove(oldest.id)
      return print
    },

    /** What was sent, newest first; `to` asks for one recipient. */
    list: ({ to }: { to?: string | undefined } = {}): SentMessage[] =>
      messages
        .dump()
        .filter((message) => to === undefined || message.to === to)
        .map(read)
        .reverse(),
  }
}
