import { invalidField } from '../../kernel/validation/refusal.ts'
import type { World } from '../../kernel/world/world.ts'
import type { TreeService } from '../agent/tree.service.ts'
import type { WagersService } from '../wagers/wagers.service.ts'
import { createOffers, maxRateOf } from './contract-offers.ts'
import { type Contract, type ContractKind, contractTable, type Payout, payoutTable } from './contract.model.ts'
import { schedulePayouts, startPayoutSchedule } from './payout-schedule.ts'
import { createContractPayment } from './contract-pay.ts'

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
