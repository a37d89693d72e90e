import type { Caller } from '../../kernel/world/caller.ts'
import { invalidField } from '../../kernel/validation/refusal.ts'
import type { World } from '../../kernel/world/world.ts'
import type { TreeService } from '../agent/tree.service.ts'
import { ALL_PRODUCTS } from './branch-activity.ts'
import { type Contract, type ContractKind, contractTable, type Product, type Step } from './contract.model.ts'

export type Offer = { downline: string; kind: ContractKind; product: Product; steps: Step[] }
type Dependencies = { tree: TreeService; active(memberId: number, kind: ContractKind): Contract[] }

export const createOffers = (world: World, { tree, active }: Dependencies) => {
  const { clock, ids } = world
  const rows = world.table(contractTable)

  return {
    /** Offers a contract to an agent directly below. Throws a Refusal if its rates exceed the offering agent's own. */
    async offer(agent: Caller, { downline, kind, product, steps }: Offer): Promise<Contract> {
      const { id: memberId, level, member } = tree.getDownline(agent, downline, 'downline')
      if (level !== 1) throw invalidField('downline', 'is not directly below you')
      if (member.type === 0) throw invalidField('downline', 'is not an agent')
      const own = active(agent.id, kind).filter((one) => one.product === product || one.product === ALL_PRODUCTS)
      assertWithinOwn(
        steps,
        own.flatMap((one) => one.steps),
      )
      const terms = { memberId, offeredBy: agent.id, kind, product, steps }
      return rows.insert({ id: ids.next('contract'), ...terms, status: 'pending', offeredAt: clock.now() })
    },

    /** Withdraws an offer, or ends an active contract, which the member must then confirm. */
    async withdraw(agent: Caller, id: number): Promise<void> {
      const contract = rows.get(id)
      const isOpen = contract?.status === 'pending' || contract?.status === 'active'
      if (contract?.offeredBy !== agent.id || !isOpen)
        throw invalidField('contractId', 'is not a contract that you can withdraw')
      await rows.update(id, { status: contract.status === 'active' ? 'withdrawn' : 'closed' })
    },
  }
}

export const maxRateOf = (steps: readonly Step[], gives: Step['gives'] = 'share') =>
  Math.max(0, ...steps.filter((step) => step.gives === gives).map(({ rate }) => rate))

function assertWithinOwn(steps: readonly Step[], own: readonly Step[]) {
  const index = steps.findIndex(({ gives, rate }) => rate > maxRateOf(own, gives))
  if (index >= 0) throw invalidField(`rates.${index}.rate`, 'is more than you have yourself')
}
