import type { ErrorCode } from '@longan/sdk'
import type { Caller } from '../../kernel/caller.ts'
import { DAY, midnightBefore } from '../../kernel/local-day.ts'
import { toDecimal } from '../../kernel/money.ts'
import { isRealMember } from '../../kernel/real-money.ts'
import { Refusal } from '../../kernel/refusal.ts'
import type { Turnover } from '../grants/grants.service.ts'
import { isOpen, type Withdrawal } from './withdrawal.model.ts'
import { PER_DAY, usedToday } from './withdrawal-rules.ts'

/** Something in the way of a withdrawal, and what there is to know to mend it. */
export type Block = { code: ErrorCode; reason: string; data?: object }
export type Standing = {
  member: Caller
  /** Whether the operator lets anybody withdraw. */
  isSiteOpen: boolean
  missingInformation: string[]
  /** Whether it takes a payment password that is not set. */
  lacksPaymentPassword: boolean
  turnover: Turnover
  withdrawals: Withdrawal[]
  now: number
}

/** Everything that stands in the way, the most important first. */
export function blocksOf(standing: Standing, kind: Withdrawal['kind'] = 'BC'): Block[] {
  return [...ofAccount(standing), ...ofSetUp(standing), ...ofTurnover(standing.turnover), ...ofLimits(standing, kind)]
}

function* ofAccount({ member, isSiteOpen }: Standing): Iterable<Block> {
  if (!isRealMember(member)) yield { code: 'permission.denied', reason: 'only a real account withdraws' }
  if (!isSiteOpen) yield { code: 'withdraw_not_supported', reason: 'the site pays nothing out at present' }
}

function* ofSetUp({ missingInformation, lacksPaymentPassword }: Standing): Iterable<Block> {
  if (missingInformation.length > 0)
    yield {
      code: 'required_member_information_incomplete',
      reason: 'something is missing in the profile',
      data: missingInformation,
    }
  if (lacksPaymentPassword) yield { code: 'not.exists.payment.password', reason: 'no payment password is set' }
}

function* ofTurnover({ required, actual }: Turnover): Iterable<Block> {
  if (actual >= required) return
  const data = { requiredTurnover: toDecimal(required), actualTurnover: toDecimal(actual) }
  yield { code: 'withdraw_turnover_not_enough', reason: 'stakes are missing', data }
}

function* ofLimits({ withdrawals, now }: Standing, kind: Withdrawal['kind']): Iterable<Block> {
  if (usedToday(withdrawals, now).countOf(kind) >= PER_DAY) {
    const data = { maxTransactionTimes: PER_DAY, resetTime: midnightBefore(now) + DAY }
    yield { code: 'withdraw.limit.reached', reason: `${PER_DAY} were made today`, data }
  }
  const open = withdrawals.find(isOpen)
  if (open) yield { code: 'withdraw.in.review', reason: 'one is open already', data: { refId: open.id } }
}

export function refuseBlocked([first]: Block[]) {
  if (!first) return
  const { code, reason, data } = first
  throw new Refusal(400, code, `No withdrawal: ${reason}`, { reason, ...(data && { data }) })
}
