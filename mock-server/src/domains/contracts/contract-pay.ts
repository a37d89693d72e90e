import { houseAccount, memberAccount, type TransactionType } from '../../kernel/money/ledger.ts'
import type { World } from '../../kernel/world/world.ts'
import type { TreeService } from '../agent/tree.service.ts'
import type { WagersService } from '../wagers/wagers.service.ts'
import { computeBranchActivity, computeEarnings, type Period } from './branch-activity.ts'
import { type Contract, type ContractKind, contractTable, payoutTable } from './contract.model.ts'

const TYPES: Record<ContractKind, TransactionType> = {
  dividend: 'share_bonus',
  daily: 'daily_wage',
  hourly: 'hour_wage',
  realtime: 'real_time_wage',
}
/** Time and order number of a payment. A historical payment uses its own numbers instead of the world's counters. */
export type PaymentContext = { paidAt: number; orderNo: () => string; transactionId?: string }

/** Creates a function that pays a contract for a period. A salary of 0 is not recorded; a dividend of 0 is, because it carries its loss over. */
export function createContractPayment(world: World, dependencies: { tree: TreeService; wagers: WagersService }) {
  const { ledger, table } = world
  const carriedLossOf = (contractId: number) => {
    const last = table(payoutTable).where({ contractId }).at(-1)
    return Math.min(0, (last?.netLoss ?? 0) + (last?.carried ?? 0))
  }

  return async (contract: Contract, { start, end }: Period, { paidAt, ...context }: PaymentContext): Promise<void> => {
    const { id: contractId, memberId, kind, product, steps } = contract
    const since = Math.max(start, contract.answeredAt ?? start)
    const activity = computeBranchActivity(dependencies, contract, { start: since, end })
    const carried = kind === 'dividend' ? carriedLossOf(contractId) : 0
    const amount = computeEarnings(
      steps,
      activity,
      kind === 'dividend' ? Math.max(0, activity.netLoss + carried) : activity.stake,
    )
    if (amount === 0 && (kind !== 'dividend' || activity.stake === 0)) return
    const orderNo = context.orderNo()
    if (amount > 0)
      ledger.post({
        ...(context.transactionId && { id: context.transactionId }),
        at: paidAt,
        type: TYPES[kind],
        orderNo,
        remark: product,
        postings: [
          { account: houseAccount('agents'), amount: -amount },
          { account: memberAccount(memberId), amount },
        ],
      })
    const paid = { id: orderNo, memberId, contractId, kind, product, from: since, to: end, carried, amount, paidAt }
    await table(payoutTable).insert({ ...paid, ...activity })
  }
}

export const findActiveContracts = ({ table }: World, kinds: readonly ContractKind[]): Contract[] =>
  kinds.flatMap((kind) => table(contractTable).where({ kind, status: 'active' }))
