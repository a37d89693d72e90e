import { houseAccount, memberAccount } from '../../kernel/ledger.ts'
import { DAY, midnightBefore } from '../../kernel/local-day.ts'
import type { World } from '../../kernel/world.ts'
import type { TurnoverService } from '../bonuses/turnover.service.ts'
import { type Commission, commissionTable } from './agent.model.ts'
import { AGENT_DAY, nextPay, type TreeService } from './tree.service.ts'

export type { Commission } from './agent.model.ts'
export type CommissionsService = ReturnType<typeof commissionsService>
type Needs = { tree: TreeService; turnover: TurnoverService }
/** How a payment of the past differs from one of today: it takes no number of the present. */
export type Paying = { paidAt: number; orderNo: () => string; transactionId?: string }

/** What a day gives an agent: for each branch below, the difference of the rates times what was staked there. */
export function createCommissionPay(world: World, { tree, turnover }: Needs) {
  /** What the day from `day` on gives the agent, by category. */
  function partsOf(agentId: number, day: number): Commission['parts'] {
    const own = tree.ratesOf(agentId)
    const sums = new Map<string, { stake: number; amount: number }>()
    for (const child of tree.childrenOf(agentId)) {
      for (const id of [child.id, ...tree.idsBelow(child.id)]) {
        for (const [category, stake] of turnover.byCategory(id, { from: day, to: day + DAY })) {
          const sum = sums.get(category) ?? { stake: 0, amount: 0 }
          const rate = Math.max(0, (own[category] ?? 0) - (child.rates[category] ?? 0))
          sums.set(category, { stake: sum.stake + stake, amount: sum.amount + Math.floor((stake * rate) / 10_000) })
        }
      }
    }
    return [...sums].map(([category, sum]) => ({ category, ...sum }))
  }

  /** Pays the agent for a day; nothing where there is nothing to pay. */
  async function pay(agentId: number, day: number, { paidAt, ...paying }: Paying) {
    const parts = partsOf(agentId, day)
    const amount = parts.reduce((sum, part) => sum + part.amount, 0)
    if (amount === 0) return
    const orderNo = paying.orderNo()
    world.ledger.post({
      ...(paying.transactionId && { id: paying.transactionId }),
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

/** What agents were paid, each day for the day before. */
export const commissionsService = (world: World, needs: Needs) => {
  const { clock, events, ids } = world
  const pay = createCommissionPay(world, needs)

  events.on(AGENT_DAY, async () => {
    const now = clock.now()
    const yesterday = midnightBefore(now) - DAY
    for (const agentId of needs.tree.agentIds())
      await pay(agentId, yesterday, { paidAt: now, orderNo: () => ids.order('A') })
    events.schedule(nextPay(now), AGENT_DAY)
  })

  return {
    /** The payments of an agent, newest first. */
    of: (agentId: number): Commission[] =>
      world
        .table(commissionTable)
        .where({ agentId })
        .toSorted((one, other) => other.day - one.day),
  }
}
