import type * as v from 'valibot'
import type { Deposit } from '../domains/deposits/deposits.service.ts'
import type { Withdrawal } from '../domains/withdrawals/withdrawals.service.ts'
import type { Site } from '../gateway.ts'
import { toDecimal } from '../kernel/money.ts'
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

/** What waits for an operator. */
export const waiting = (services: Services) => ({
  deposits: services.deposits.waiting().map((row) => asDeposit(row, services)),
  withdrawals: services.withdrawals.open().map((row) => asWithdrawal(row, services)),
})

export async function decideDeposit(services: Services, input: v.InferOutput<typeof depositDecision>) {
  const { arrive, fail } = services.deposits
  const words = { vi: input.reason, en: input.reason }
  const decide = {
    approve: () => arrive(input.depositId, input.amount),
    reject: () => fail(input.depositId, words),
  }
  return asDeposit(await decide[input.decision](), services)
}

export async function decideWithdrawal(services: Services, input: v.InferOutput<typeof withdrawalDecision>) {
  const { approve, reject, sendBack } = services.withdrawals
  const words = { vi: input.reason, en: input.reason }
  const decide = {
    approve: () => approve(input.refId),
    reject: () => reject(input.refId, words),
    return: () => sendBack(input.refId, words),
  }
  return asWithdrawal(await decide[input.decision](), services)
}
