import { Refusal } from '../../kernel/validation/refusal.ts'
import type { World } from '../../kernel/world/world.ts'
import type { OutboxService } from '../outbox/outbox.service.ts'
import { type CodeTarget, type Code, codeTable, idOf } from './codes.model.ts'
import { isTestCode, type VerificationSettings } from './test-recipients.ts'

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

export const codeCheck = (world: World<VerificationSettings>, outbox: OutboxService) => {
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
