import type { ErrorCode } from '@longan/sdk'
import type { Caller } from '../../kernel/world/caller.ts'
import { DAY, midnightBefore } from '../../kernel/world/local-day.ts'
import { toDecimal } from '../../kernel/money/money.ts'
import { isRealMember } from '../../kernel/world/real-money.ts'
import { Refusal } from '../../kernel/validation/refusal.ts'
import type { Turnover } from '../grants/grants.service.ts'
import { isOpen, type Withdrawal } from './withdrawal.model.ts'
import { MAX_PER_DAY, usedToday } from './withdrawal-rules.ts'

export type Restriction = { code: ErrorCode; reason: string; data?: object }
export type WithdrawalContext = {
  member: Caller
  isSiteOpen: boolean
  missingInformation: string[]
  lacksPaymentPassword: boolean
  turnover: Turnover
  withdrawals: Withdrawal[]
  now: number
}

/** Returns all restrictions, most important first. */
export function restrictionsOf(context: WithdrawalContext, kind: Withdrawal['kind'] = 'BC'): Restriction[] {
  return [
    ...accountRestrictions(context),
    ...profileRestrictions(context),
    ...turnoverRestrictions(context.turnover),
    ...limitRestrictions(context, kind),
  ]
}

function* accountRestrictions({ member, isSiteOpen }: WithdrawalContext): Iterable<Restriction> {
  if (!isRealMember(member)) yield { code: 'permission.denied', reason: 'only a real account withdraws' }
  if (!isSiteOpen) yield { code: 'withdraw_not_supported', reason: 'the site pays nothing out at present' }
}

function* profileRestrictions({ missingInformation, lacksPaymentPassword }: WithdrawalContext): Iterable<Restriction> {
  if (missingInformation.length > 0)
    yield {
      code: 'required_member_information_incomplete',
      reason: 'something is missing in the profile',
      data: missingInformation,
    }
  if (lacksPaymentPassword) yield { code: 'not.exists.payment.password', reason: 'no payment password is set' }
}

function* turnoverRestrictions({ required, actual }: Turnover): Iterable<Restriction> {
  if (actual >= required) return
  const data = { requiredTurnover: toDecimal(required), actualTurnover: toDecimal(actual) }
  yield { code: 'withdraw_turnover_not_enough', reason: 'stakes are missing', data }
}

function* limitRestrictions({ withdrawals, now }: WithdrawalContext, kind: Withdrawal['kind']): Iterable<Restriction> {
  if (usedToday(withdrawals, now).countOf(kind) >= MAX_PER_DAY) {
    const data = { maxTransactionTimes: MAX_PER_DAY, resetTime: midnightBefore(now) + DAY }
    yield { code: 'withdraw.limit.reached', reason: `${MAX_PER_DAY} were made today`, data }
  }
  const open = withdrawals.find(isOpen)
  if (open) yield { code: 'withdraw.in.review', reason: 'one is open already', data: { refId: open.id } }
}

export function assertUnrestricted([first]: Restriction[]) {
  if (!first) return
  const { code, reason, data } = first
  throw new Refusal(400, code, `No withdrawal: ${reason}`, { reason, ...(data && { data }) })
}
