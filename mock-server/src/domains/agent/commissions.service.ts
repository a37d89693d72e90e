import { houseAccount, memberAccount } from '../../kernel/money/ledger.ts'
import { DAY, midnightBefore } from '../../kernel/world/local-day.ts'
import type { World } from '../../kernel/world/world.ts'
import type { TurnoverService } from '../bonuses/turnover.service.ts'
import { type Commission, commissionTable } from './agent.model.ts'
import { AGENT_DAY, nextPayoutAt, type TreeService } from './tree.service.ts'

export type { Commission } from './agent.model.ts'
export type CommissionsService = ReturnType<typeof commissionsService>
type Dependencies = { tree: TreeService; turnover: TurnoverService }
/** Time and order number of a payment. A historical payment uses its own numbers instead of the world's counters. */
export type PaymentContext = { paidAt: number; orderNo: () => string; transactionId?: string }

/** Creates a function that pays an agent for a day: for each branch below, the difference of the rates times the stakes there. */
export function createCommissionPay(world: World, { tree, turnover }: Dependencies) {
  function partsOf(agentId: number, day: number): Commission['parts'] {
    const own = tree.ratesOf(agentId)
    const sums = new Map<string, { stake: number; amount: number }>()
    for (const child of tree.childrenOf(agentId)) {
      for (const id of [child.id, ...tree.idsBelow(child.id)]) {
        for (const [category, stake] of turnover.byCategory(id, { start: day, end: day + DAY })) {
          const sum = sums.get(category) ?? { stake: 0, amount: 0 }
          const rate = Math.max(0, (own[category] ?? 0) - (child.rates[category] ?? 0))
          sums.set(category, { stake: sum.stake + stake, amount: sum.amount + Math.floor((stake * rate) / 10_000) })
        }
      }
    }
    return [...sums].map(([category, sum]) => ({ category, ...sum }))
  }

  async function pay(agentId: number, day: number, { paidAt, ...context }: PaymentContext) {
    const parts = partsOf(agentId, day)
    const amount = parts.reduce((sum, part) => sum + part.amount, 0)
    if (amount === 0) return
    const orderNo = context.orderNo()
    world.ledger.post({
      ...(context.transactionId && { id: context.transactionId }),
      at: paidAt,
      type: 'agent_rebate',
      orderNo,
      remark: 'Commission',
      postings: [
        { account: houseAccount('agents'), amount: -amount },
        { account: memberAccount(agentId), amount },
      ],
    })
    await world.table(commissionTable).insert({ id: orderNo, agentId, day, paidAt, amount, parts })
  }

  return pay
}

export const commissionsService = (world: World, dependencies: Dependencies) => {
  const { clock, events, ids } = world
  const pay = createCommissionPay(world, dependencies)

  events.on(AGENT_DAY, async () => {
    const now = clock.now()
    const yesterday = midnightBefore(now) - DAY
    for (const agentId of dependencies.tree.agentIds())
      await pay(agentId, yesterday, { paidAt: now, orderNo: () => ids.order('A') })
    events.schedule(nextPayoutAt(now), AGENT_DAY)
  })

  return {
    of: (agentId: number): Commission[] =>
      world
        .table(commissionTable)
        .where({ agentId })
        .toSorted((one, other) => other.day - one.day),
  }
}
