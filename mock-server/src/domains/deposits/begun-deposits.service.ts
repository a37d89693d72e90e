import type { World } from '../../kernel/world/world.ts'
import { type Deposit, depositTable, type DepositState } from './deposit.model.ts'

export type BegunDepositsService = ReturnType<typeof begunDepositsService>

const WITHOUT_MONEY: readonly DepositState[] = ['failed', 'cancelled', 'expired']

/** Deposits by the time they were begun, whether credited yet or not. */
export const begunDepositsService = ({ table }: World) => ({
  /** Returns the gross sum of a span in minor units, without deposits that failed, were cancelled or expired. */
  sumOf: (memberId: number, { start, end }: { start: number; end: number }): number =>
    table(depositTable)
      .where({ memberId })
      .filter(({ state, createdAt }) => !WITHOUT_MONEY.includes(state) && start <= createdAt && createdAt < end)
      .reduce((sum, deposit) => sum + amountOf(deposit), 0),
})

const amountOf = ({ requested, arrived = requested }: Deposit) => arrived
