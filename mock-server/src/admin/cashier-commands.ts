import * as v from 'valibot'
import type { Deposit } from '../domains/deposits/deposits.service.ts'
import type { Withdrawal } from '../domains/withdrawals/withdrawals.service.ts'
import type { Site } from '../house.ts'
import { toDecimal } from '../kernel/money.ts'
import { amount } from '../kernel/provider-state.ts'
import { command } from './control-route.ts'

const reason = v.optional(v.pipe(v.string(), v.maxLength(200)), 'Decided by the operator')
const withdrawalDecision = v.strictObject({
  refId: v.string(),
  decision: v.picklist(['approve', 'reject', 'return']),
  reason,
})

const depositDecision = v.strictObject({
  depositId: v.string(),
  decision: v.picklist(['approve', 'reject']),
  /** What arrived, where that is another amount. */
  amount: v.optional(amount),
  reason,
})

const asDeposit = ({ id, memberId, requested, credited, state }: Deposit, { members }: Site['services']) => ({
  depositId: id,
  account: members.get(memberId)?.account,
  requestedAmount: toDecimal(requested),
  amount: toDecimal(credited),
  state,
})

const asWithdrawal = ({ id, memberId, amount, state }: Withdrawal, { members }: Site['services']) => ({
  refId: id,
  account: members.get(memberId)?.account,
  amount: toDecimal(amount),
  state,
})

/** What an operator does at the cashier: sees what waits, and decides it. */
export const cashierCommands = [
  command('GET /cashier', v.strictObject({}), ({ site: { services } }) => ({
    deposits: services.deposits.waiting().map((row) => asDeposit(row, services)),
    withdrawals: services.withdrawals.open().map((row) => asWithdrawal(row, services)),
  })),
  command('POST /cashier/deposits', depositDecision, async ({ site: { services }, input }) => {
    const { arrive, fail } = services.deposits
    const words = { vi: input.reason, en: input.reason }
    const decide = {
      approve: () => arrive(input.depositId, input.amount),
      reject: () => fail(input.depositId, words),
    }
    return asDeposit(await decide[input.decision](), services)
  }),
  command('POST /cashier/withdrawals', withdrawalDecision, async ({ site: { services }, input }) => {
    const { approve, reject, sendBack } = services.withdrawals
    const words = { vi: input.reason, en: input.reason }
    const decide = {
      approve: () => approve(input.refId),
      reject: () => reject(input.refId, words),
      return: () => sendBack(input.refId, words),
    }
    return asWithdrawal(await decide[input.decision](), services)
  }),
]
