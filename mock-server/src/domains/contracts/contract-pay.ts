import { houseAccount, memberAccount, type TransactionType } from '../../kernel/ledger.ts'
import type { World } from '../../kernel/world.ts'
import type { TreeService } from '../agent/tree.service.ts'
import type { WagersService } from '../wagers/wagers.service.ts'
import { branchPlay, earned, type Span } from './branch-play.ts'
import { type Contract, type ContractKind, contractTable, payoutTable } from './contract.model.ts'

const TYPES: Record<ContractKind, TransactionType> = {
  dividend: 'share_bonus',
  daily: 'daily_wage',
  hourly: 'hour_wage',
  realtime: 'real_time_wage',
}
/** How a payment of the past differs from one of today: it takes no number of the present. */
export type Paying = { paidAt: number; orderNo: () => string; transactionId?: string }

/** Pays what contracts give for a period. Salaries that come to nothing leave no trace; a dividend that does carries its loss over. */
export function createContractPay(world: World, needs: { tree: TreeService; wagers: WagersService }) {
  const { ledger, table } = world
  const carriedInto = (contractId: number) => {
    const last = table(payoutTable).where({ contractId }).at(-1)
    return Math.min(0, (last?.netLoss ?? 0) + (last?.carried ?? 0))
  }

  return async (contract: Contract, { from, to }: Span, { paidAt, ...paying }: Paying): Promise<void> => {
    const { id: contractId, memberId, kind, product, steps } = contract
    const since = Math.max(from, contract.answeredAt ?? from)
    const play = branchPlay(needs, contract, { from: since, to })
    const carried = kind === 'dividend' ? carriedInto(contractId) : 0
    const amount = earned(steps, play, kind === 'dividend' ? Math.max(0, play.netLoss + carried) : play.stake)
    if (amount === 0 && (kind !== 'dividend' || play.stake === 0)) return
    const orderNo = paying.orderNo()
    if (amount > 0)
      ledger.post({
        ...(paying.transactionId && { id: paying.transactionId }),
        at: paidAt,
        type: TYPES[kind],
        orderNo,
        remark: product,
        postings: [
          { account: houseAccount('agents'), amount: -amount },
          { account: memberAccount(memberId), amount },
        ],
      })
    const paid = { id: orderNo, memberId, contractId, kind, product, from: since, to, carried, amount, paidAt }
    await table(payoutTable).insert({ ...paid, ...play })
  }
}

/** The contracts of these kinds that are in force. */
export const inForce = ({ table }: World, kinds: readonly ContractKind[]): Contract[] =>
  kinds.flatMap((kind) => table(contractTable).where({ kind, status: 'active' }))
