import type { Caller } from '../../kernel/caller.ts'
import { invalidField } from '../../kernel/refusal.ts'
import type { World } from '../../kernel/world.ts'
import type { TreeService } from '../agent/tree.service.ts'
import { ALL_PRODUCTS } from './branch-play.ts'
import { type Contract, type ContractKind, contractTable, type Product, type Step } from './contract.model.ts'

export type Offer = { downline: string; kind: ContractKind; product: Product; steps: Step[] }
type Needs = { tree: TreeService; active(memberId: number, kind: ContractKind): Contract[] }

/** What agents offer to agents below. */
export const createOffers = (world: World, { tree, active }: Needs) => {
  const { clock, ids } = world
  const rows = world.table(contractTable)

  return {
    /** Offers a contract to an agent directly below; nobody gives more than they have. */
    async offer(agent: Caller, { downline, kind, product, steps }: Offer): Promise<Contract> {
      const { id: memberId, level, member } = tree.named(agent, downline, 'downline')
      if (level !== 1) throw invalidField('downline', 'is not directly below you')
      if (member.type === 0) throw invalidField('downline', 'is no agent')
      const own = active(agent.id, kind).filter((one) => one.product === product || one.product === ALL_PRODUCTS)
      refuseMore(
        steps,
        own.flatMap((one) => one.steps),
      )
      const terms = { memberId, offeredBy: agent.id, kind, product, steps }
      return rows.insert({ id: ids.next('contract'), ...terms, status: 'pending', offeredAt: clock.now() })
    },

    /** Takes back what was offered; what is in force ends, and the member is told. */
    async withdraw(agent: Caller, id: number): Promise<void> {
      const contract = rows.get(id)
      const isOpen = contract?.status === 'pending' || contract?.status === 'active'
      if (contract?.offeredBy !== agent.id || !isOpen)
        throw invalidField('contractId', 'names no contract that you can withdraw')
      await rows.update(id, { status: contract.status === 'active' ? 'withdrawn' : 'closed' })
    },
  }
}

/** The highest share, or fixed amount, among the steps. */
export const mostOf = (steps: readonly Step[], gives: Step['gives'] = 'share') =>
  Math.max(0, ...steps.filter((step) => step.gives === gives).map(({ rate }) => rate))

function refuseMore(steps: readonly Step[], own: readonly Step[]) {
  const index = steps.findIndex(({ gives, rate }) => rate > mostOf(own, gives))
  if (index >= 0) throw invalidField(`rates.${index}.rate`, 'is more than you have yourself')
}
