import type * as v from 'valibot'
import type { Deposit } from '../domains/deposits/deposits.service.ts'
import type { Withdrawal } from '../domains/withdrawals/withdrawals.service.ts'
import type { Site } from '../gateway.ts'
import { toDecimal } from '../kernel/money/money.ts'
import type { depositDecision, withdrawalDecision } from './cashier-decisions.ts'

type Services = Site['services']

const asDeposit = ({ id, memberId, requested, credited, state }: Deposit, { members }: Services) => ({
  depositId: id,
  account: members.get(memberId)?.account,
  requestedAmount: toDecimal(requested),
  amount: toDecimal(credited),
  state,
})

const asWithdrawal = ({ id, memberId, amount, state }: Withdrawal, { members }: Services) => ({
  refId: id,
  account: members.get(memberId)?.account,
  amount: toDecimal(amount),
  state,
})

export const waiting = (services: Services) => ({
  deposits: services.deposits.waiting().map((row) => asDeposit(row, services)),
  withdrawals: services.withdrawals.open().map((row) => asWithdrawal(row, services)),
})

export async function decideDeposit(services: Services, input: v.InferOutput<typeof depositDecision>) {
  const { settle, reject } = services.deposits
  const reason = { vi: input.reason, en: input.reason }
  const decide = {
    approve: () => settle(input.depositId, input.amount),
    reject: () => reject(input.depositId, reason),
  }
  return asDeposit(await decide[input.decision](), services)
}

export async function decideWithdrawal(services: Services, input: v.InferOutput<typeof withdrawalDecision>) {
  const { approve, reject, sendBack } = services.withdrawals
  const reason = { vi: input.reason, en: input.reason }
  const decide = {
    approve: () => approve(input.refId),
    reject: () => reject(input.refId, reason),
    return: () => sendBack(input.refId, reason),
  }
  return asWithdrawal(await decide[input.decision](), services)
}
