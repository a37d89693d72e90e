import { Refusal } from '../../kernel/refusal.ts'
import type { World } from '../../kernel/world.ts'
import type { OutboxService } from '../outbox/outbox.service.ts'
import { type Asked, type Code, codeTable, idOf } from './codes.model.ts'
import { isTestCode, type VerificationSettings } from './test-recipients.ts'

const MOST_FAILURES = 5

/** Uses a code up. */
export type Spend = () => Promise<void>

/** Judges a code that somebody offers: what uses a right one up, or what is wrong with it. A wrong one is counted. */
const judgeOf = (world: World<VerificationSettings>, outbox: OutboxService) => {
  const codes = world.table(codeTable)
  return async (asked: Asked, code: string): Promise<Spend | string> => {
    if (isTestCode(world.settings, asked.to, code)) return async () => {}
    const known = codes.get(idOf(asked))
    const reason = reasonAgainst(known, { print: outbox.printOf(asked.to, code), now: world.clock.now() })
    if (reason === undefined) return async () => void (await codes.update(known!.id, { print: undefined }))
    if (known) await codes.update(known.id, { failures: known.failures + 1 })
    return reason
  }
}

export const codeCheck = (world: World<VerificationSettings>, outbox: OutboxService) => {
  const judge = judgeOf(world, outbox)
  return {
    /** Refuses a code that is wrong, too old or used; `field` is what the request calls it. What is answered for a right one uses it up. */
    async check(asked: Asked, code: string | undefined, field = 'verificationCode'): Promise<Spend> {
      if (!code) throw incorrect(field, 'is missing')
      const judged = await judge(asked, code)
      if (typeof judged === 'string') throw incorrect(field, judged)
      return judged
    },

    /** The same for whoever may have another proof: nothing for a code that is none, or that nobody asked for. */
    async match(asked: Asked, code: string): Promise<Spend | undefined> {
      const judged = world.table(codeTable).get(idOf(asked)) && (await judge(asked, code))
      return typeof judged === 'string' ? undefined : judged
    },
  }
}

function reasonAgainst(known: Code | undefined, { print, now }: { print: string; now: number }) {
  if (!known) return 'was never sent'
  if (known.print === undefined) return 'is used up: ask for another'
  if (known.expiresAt <= now) return 'is too old: ask for another'
  if (known.failures >= MOST_FAILURES) return 'was tried too often: ask for another'
  return known.print === print ? undefined : 'is wrong'
}

const incorrect = (field: string, reason: string) =>
  new Refusal(400, 'verification.code.incorrect', `${field}: ${reason}`, { field, reason })
