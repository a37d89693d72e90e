import { memberAccount } from '../../kernel/money/ledger.ts'
import type { World } from '../../kernel/world/world.ts'
import { type Deposit, depositTable, type DepositState } from './deposit.model.ts'

export type BegunDepositsService = ReturnType<typeof begunDepositsService>

const WITHOUT_MONEY: readonly DepositState[] = ['failed', 'cancelled', 'expired']

type Span = { start: number; end: number }
const isWithin = (time: number, { start, end }: Span) => start <= time && time < end

/** Money that others pay in for a member: deposits by the time they were begun, whether credited yet or not, and transfers of agents. */
export const begunDepositsService = ({ table, ledger }: World) => ({
  /** Returns the gross sum of a span in minor units, without deposits that failed, were cancelled or expired. */
  sumOf(memberId: number, span: Span): number {
    const deposits = table(depositTable)
      .where({ memberId })
      .filter((row) => !WITHOUT_MONEY.includes(row.state) && isWithin(countsFrom(row), span))
    const transfers = ledger
      .statement(memberAccount(memberId))
      .filter(({ transaction, amount }) => isReceived(transaction.type, amount) && isWithin(transaction.at, span))
    return [...deposits.map(amountOf), ...transfers.map(({ amount }) => amount)].reduce((sum, one) => sum + one, 0)
  },
})

/** True for money that came from an agent or a downline. */
export const isReceived = (type: string, amount: number): boolean =>
  amount > 0 && (type === 'transfer_down' || type === 'transfer_up')
export const countsFrom = ({ createdAt, paidLateAt = createdAt }: Deposit): number => paidLateAt
const amountOf = ({ requested, arrived = requested }: Deposit) => arrived
