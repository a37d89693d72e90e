import { Refusal } from '../../kernel/refusal.ts'
import type { World } from '../../kernel/world.ts'
import type { Message, OutboxService } from '../outbox/outbox.service.ts'
import { codeCheck } from './code-check.ts'
import { type Asked, codeTable, idOf } from './codes.model.ts'
import type { VerificationSettings } from './test-recipients.ts'

export type { Purpose } from './codes.model.ts'
export type CodesService = ReturnType<typeof codesService>

const MINUTE = 60_000
/** Another code can be asked for after this long. */
const RESEND_AFTER = MINUTE
const CODE_LIFE = 5 * MINUTE
/** Mails are read later. */
const MAILED_LIFE = 30 * MINUTE
/** What is kept where nobody was told a code: no code has it. */
const NOBODYS = '-'
const MOST_A_DAY = 10
const DAY = 24 * 3_600_000
const FORGET = 'code.forget'

/** The codes that were asked for, each forgotten a day after the last. */
function codeBook({ table, clock, events }: World) {
  const codes = table(codeTable)
  const askedAtOf = (id: string) => codes.get(id)?.askedAt ?? []

  events.on(FORGET, ({ id }: { id: string }) => {
    if ((askedAtOf(id).at(-1) ?? 0) <= clock.now() - DAY) codes.remove(id)
  })
  return {
    askedAtOf,
    async keep(asked: Asked, print: string) {
      const [id, now] = [idOf(asked), clock.now()]
      const askedAt = [...askedAtOf(id).filter((at) => at > now - DAY), now]
      codes.remove(id)
      const life = asked.purpose.startsWith('mail') ? MAILED_LIFE : CODE_LIFE
      await codes.insert({ id, expiresAt: now + life, failures: 0, askedAt, print })
      events.schedule(now + DAY, FORGET, { id })
    },
  }
}

/** Codes that prove who holds a number or a mailbox: good once, for a while, for what they were asked for. */
export const codesService = (world: World<VerificationSettings>, { outbox }: { outbox: OutboxService }) => {
  const { clock } = world
  const book = codeBook(world)
  const { check, match } = codeCheck(world, outbox)

  /**
   * Tells somebody a new code, and the caller when another can be asked for. Without a message nobody is told one, and nobody can see that:
   * whether a number is known is not said to strangers. `field` is what the request calls the number or mailbox.
   */
  async function send(asked: Asked, message: Omit<Message, 'to'> | undefined, field: string): Promise<number> {
    refuseTooOften(book.askedAtOf(idOf(asked)), { now: clock.now(), field })
    await book.keep(asked, message ? await outbox.sendCode({ ...message, to: asked.to }) : NOBODYS)
    return clock.now() + RESEND_AFTER
  }

  return {
    send,

    /** As `send`, unless a code is on its way already. */
    async ensure(asked: Asked, message: Omit<Message, 'to'>, field: string): Promise<number> {
      const next = (book.askedAtOf(idOf(asked)).at(-1) ?? -Infinity) + RESEND_AFTER
      return next > clock.now() ? next : send(asked, message, field)
    },

    check,
    match,

    /** The same, and a right one is used up. */
    use: async (asked: Asked, code: string | undefined): Promise<void> => (await check(asked, code))(),

    /** Makes `code` the one that was sent: for provider states. */
    put: (asked: Asked, code: string): Promise<void> => book.keep(asked, outbox.printOf(asked.to, code)),
  }
}

function refuseTooOften(all: number[], { now, field }: { now: number; field: string }) {
  const askedAt = all.filter((at) => at > now - DAY)
  const isDayOver = askedAt.length < MOST_A_DAY
  const until = isDayOver ? (askedAt.at(-1) ?? -Infinity) + RESEND_AFTER : askedAt[0]! + DAY
  if (until <= now) return
  const why = isDayOver ? 'has a code already' : `has had ${MOST_A_DAY} codes within a day`
  const reason = `${why}: ask again at ${new Date(until).toISOString()}`
  throw new Refusal(429, 'TOO_MANY_REQUESTS', reason, { field, reason, data: { expirationTime: until } })
}
