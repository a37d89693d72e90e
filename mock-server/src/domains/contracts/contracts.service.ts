import { invalidField } from '../../kernel/validation/refusal.ts'
import type { World } from '../../kernel/world/world.ts'
import type { TreeService } from '../agent/tree.service.ts'
import type { WagersService } from '../wagers/wagers.service.ts'
import {
  type Contract,
  type ContractKind,
  contractTable,
  type Payout,
  payoutTable,
  type Product,
  type Step,
} from './contract.model.ts'
import { schedulePayouts, startPayoutSchedule } from './payout-schedule.ts'
import { createContractPayment } from './contract-pay.ts'
import type { Caller } from '../../kernel/world/caller.ts'
import { ALL_PRODUCTS } from './branch-activity.ts'

export type { Contract, ContractKind, Payout, Step } from './contract.model.ts'
export type ContractsService = ReturnType<typeof contractsService>
/** A: accept, R: refuse, C: confirm a withdrawn contract. */
export type Answer = 'A' | 'R' | 'C'

export const contractsService = (world: World, { tree, wagers }: { tree: TreeService; wagers: WagersService }) => {
  const { clock } = world
  const rows = world.table(contractTable)
  startPayoutSchedule(world, createContractPayment(world, { tree, wagers }))
  const of = (memberId: number): Contract[] => rows.where({ memberId }).reverse()
  const active = (memberId: number, kind: ContractKind) =>
    of(memberId).filter((one) => one.kind === kind && isActive(one))

  async function accept(contract: Contract) {
    const { id, memberId, kind, product } = contract
    for (const before of active(memberId, kind)) {
      if (before.product === product) await rows.update(before.id, { status: 'replaced' })
    }
    await rows.update(id, { status: 'active', answeredAt: clock.now() })
    await schedulePayouts(world, kind, clock.now())
  }

  return {
    of,
    offeredBy: (agentId: number): Contract[] => rows.where({ offeredBy: agentId }).reverse(),
    payoutsOf: (memberId: number): Payout[] => world.table(payoutTable).where({ memberId }).reverse(),
    /** Returns true if a direct downline has a higher rate of this kind than the contract. */
    isExceeded: ({ memberId, kind, steps }: Contract): boolean =>
      tree
        .childrenOf(memberId)
        .some(({ id }) => active(id, kind).some((one) => maxRateOf(one.steps) > maxRateOf(steps))),

    /** Answers a contract. An accepted one replaces the active one of the same product. Throws a Refusal if the answer does not match its status. */
    async answer(contract: Contract | undefined, answer: Answer, field: string): Promise<void> {
      const expected = answer === 'C' ? 'withdrawn' : 'pending'
      if (contract?.status !== expected) throw invalidField(field, 'is not a contract that awaits this answer')
      if (answer === 'A') return accept(contract)
      await rows.update(contract.id, { status: answer === 'R' ? 'refused' : 'closed', answeredAt: clock.now() })
    },
    ...createOffers(world, { tree, active }),
  }
}

const isActive = ({ status }: Contract) => status === 'active'

type Offer = { downline: string; kind: ContractKind; product: Product; steps: Step[] }
type Dependencies = { tree: TreeService; active(memberId: number, kind: ContractKind): Contract[] }

const createOffers = (world: World, { tree, active }: Dependencies) => {
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

const maxRateOf = (steps: readonly Step[], gives: Step['gives'] = 'share') =>
  Math.max(0, ...steps.filter((step) => step.gives === gives).map(({ rate }) => rate))

function assertWithinOwn(steps: readonly Step[], own: readonly Step[]) {
  const index = steps.findIndex(({ gives, rate }) => rate > maxRateOf(own, gives))
  if (index >= 0) throw invalidField(`rates.${index}.rate`, 'is more than you have yourself')
}
