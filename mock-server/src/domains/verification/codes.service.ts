import { Refusal } from '../../kernel/validation/refusal.ts'
import type { World } from '../../kernel/world/world.ts'
import type { Message, OutboxService } from '../outbox/outbox.service.ts'
import { type VerificationSettings, isTestCode } from './test-recipients.ts'
import * as v from 'valibot'
import { defineLog } from '../../kernel/tables/table.ts'

const MAX_FAILURES = 5

export type ConsumeCode = () => Promise<void>

/** Checks a code: returns the function that uses it up, or the reason why it is wrong. Wrong attempts are counted. */
const createJudge = (world: World<VerificationSettings>, outbox: OutboxService) => {
  const codes = world.table(codeTable)
  return async (target: CodeTarget, code: string): Promise<ConsumeCode | string> => {
    if (isTestCode(world.settings, target.to, code)) return async () => {}
    const known = codes.get(idOf(target))
    const reason = reasonToRefuse(known, { print: outbox.hashCode(target.to, code), now: world.clock.now() })
    if (reason === undefined) return async () => void (await codes.update(known!.id, { print: undefined }))
    if (known) await codes.update(known.id, { failures: known.failures + 1 })
    return reason
  }
}

const codeCheck = (world: World<VerificationSettings>, outbox: OutboxService) => {
  const judge = createJudge(world, outbox)
  return {
    /** Throws a Refusal that names `field` if the code is wrong, expired or used. Returns the function that uses it up. */
    async check(target: CodeTarget, code: string | undefined, field = 'verificationCode'): Promise<ConsumeCode> {
      if (!code) throw incorrect(field, 'is missing')
      const result = await judge(target, code)
      if (typeof result === 'string') throw incorrect(field, result)
      return result
    },

    /** Like `check`, but returns undefined for a wrong code, so that the caller can try another proof. */
    async match(target: CodeTarget, code: string): Promise<ConsumeCode | undefined> {
      const result = world.table(codeTable).get(idOf(target)) && (await judge(target, code))
      return typeof result === 'string' ? undefined : result
    },
  }
}

function reasonToRefuse(known: Code | undefined, { print, now }: { print: string; now: number }) {
  if (!known) return 'was never sent'
  if (known.print === undefined) return 'is used up: ask for another'
  if (known.expiresAt <= now) return 'is too old: ask for another'
  if (known.failures >= MAX_FAILURES) return 'was tried too often: ask for another'
  return known.print === print ? undefined : 'is wrong'
}

const incorrect = (field: string, reason: string) =>
  new Refusal(400, 'verification.code.incorrect', `${field}: ${reason}`, { field, reason })

/** A requested code. `id` combines purpose and recipient. */
const codeSchema = v.object({
  id: v.string(),
  /** Hash of the code; undefined once it is used up. */
  print: v.optional(v.string()),
  expiresAt: v.number(),
  failures: v.number(),
  /** Times of the requests of the last day, ms. */
  askedAt: v.array(v.number()),
})
type Code = v.InferOutput<typeof codeSchema>

/** The purpose of a code. A code is valid for its purpose only. */
export type Purpose = 'guest' | 'register' | 'device' | 'identity' | `mail ${string}` | `member ${number}`
export type CodeTarget = { purpose: Purpose; to: string }
const idOf = ({ purpose, to }: CodeTarget): string => `${purpose} ${to}`

export const codeTable = defineLog('codes', codeSchema)

export const humanCheckTable = defineLog('humanChecks', v.object({ id: v.string(), expiresAt: v.number() }))

/** Members who have proven their current number and may change it until `until`. `id` is the member's. */
export const mobileProofTable = defineLog('mobileProofs', v.object({ id: v.number(), until: v.number() }))

export type CodesService = ReturnType<typeof codesService>

const MINUTE = 60_000
const RESEND_AFTER = MINUTE
const CODE_LIFETIME = 5 * MINUTE
/** Longer than for SMS, because mails are read later. */
const MAIL_CODE_LIFETIME = 30 * MINUTE
/** Stored in place of a hash if no code was sent: it matches no code. */
const NO_CODE = '-'
const MAX_PER_DAY = 10
const DAY = 24 * 3_600_000
const DELETE_EVENT = 'code.forget'

function createCodeStore({ table, clock, events }: World) {
  const codes = table(codeTable)
  const askedAtOf = (id: string) => codes.get(id)?.askedAt ?? []

  events.on(DELETE_EVENT, ({ id }: { id: string }) => {
    if ((askedAtOf(id).at(-1) ?? 0) <= clock.now() - DAY) codes.remove(id)
  })
  return {
    askedAtOf,
    async save(target: CodeTarget, print: string) {
      const [id, now] = [idOf(target), clock.now()]
      const askedAt = [...askedAtOf(id).filter((at) => at > now - DAY), now]
      codes.remove(id)
      const life = target.purpose.startsWith('mail') ? MAIL_CODE_LIFETIME : CODE_LIFETIME
      await codes.insert({ id, expiresAt: now + life, failures: 0, askedAt, print })
      events.schedule(now + DAY, DELETE_EVENT, { id })
    },
  }
}

/** Codes that prove the ownership of a number or a mailbox. A code is valid once, for a limited time, for one purpose. */
export const codesService = (world: World<VerificationSettings>, { outbox }: { outbox: OutboxService }) => {
  const { clock } = world
  const book = createCodeStore(world)
  const { check, match } = codeCheck(world, outbox)

  /**
   * Sends a new code and returns the time from which another can be requested. Without a message no code is sent, but the response is the
   * same, so that strangers cannot find out whether a number is known. A Refusal names `field`.
   */
  async function send(target: CodeTarget, message: Omit<Message, 'to'> | undefined, field: string): Promise<number> {
    assertNotTooOften(book.askedAtOf(idOf(target)), { now: clock.now(), field })
    await book.save(target, message ? await outbox.sendCode({ ...message, to: target.to }) : NO_CODE)
    return clock.now() + RESEND_AFTER
  }

  return {
    send,

    async ensure(target: CodeTarget, message: Omit<Message, 'to'>, field: string): Promise<number> {
      const next = (book.askedAtOf(idOf(target)).at(-1) ?? -Infinity) + RESEND_AFTER
      return next > clock.now() ? next : send(target, message, field)
    },

    check,
    match,

    use: async (target: CodeTarget, code: string | undefined): Promise<void> => (await check(target, code))(),

    put: (target: CodeTarget, code: string): Promise<void> => book.save(target, outbox.hashCode(target.to, code)),
  }
}

function assertNotTooOften(all: number[], { now, field }: { now: number; field: string }) {
  const askedAt = all.filter((at) => at > now - DAY)
  const isBelowLimit = askedAt.length < MAX_PER_DAY
  const until = isBelowLimit ? (askedAt.at(-1) ?? -Infinity) + RESEND_AFTER : askedAt[0]! + DAY
  if (until <= now) return
  const limit = isBelowLimit ? 'has a code already' : `has had ${MAX_PER_DAY} codes within a day`
  const reason = `${limit}: ask again at ${new Date(until).toISOString()}`
  throw new Refusal(429, 'TOO_MANY_REQUESTS', reason, { field, reason, data: { expirationTime: until } })
}
