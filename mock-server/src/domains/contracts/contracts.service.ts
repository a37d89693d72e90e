import { invalidField } from '../../kernel/refusal.ts'
import type { World } from '../../kernel/world.ts'
import type { TreeService } from '../agent/tree.service.ts'
import type { WagersService } from '../wagers/wagers.service.ts'
import { createOffers, mostOf } from './contract-offers.ts'
import { type Contract, type ContractKind, contractTable, type Payout, payoutTable } from './contract.model.ts'
import { keepTime, startContractClock } from './contract-clock.ts'
import { createContractPay } from './contract-pay.ts'

export type { Contract, ContractKind, Payout, Step } from './contract.model.ts'
export type ContractsService = ReturnType<typeof contractsService>
/** A accept, R refuse, C: has seen that it was withdrawn. */
export type Answer = 'A' | 'R' | 'C'

/** Salaries and dividends: offered by those above, answered by those below, and paid by the clock. */
export const contractsService = (world: World, { tree, wagers }: { tree: TreeService; wagers: WagersService }) => {
  const { clock } = world
  const rows = world.table(contractTable)
  startContractClock(world, createContractPay(world, { tree, wagers }))
  const of = (memberId: number): Contract[] => rows.where({ memberId }).reverse()
  const active = (memberId: number, kind: ContractKind) =>
    of(memberId).filter((one) => one.kind === kind && isActive(one))

  async function accept(contract: Contract) {
    const { id, memberId, kind, product } = contract
    for (const before of active(memberId, kind)) {
      if (before.product === product) await rows.update(before.id, { status: 'replaced' })
    }
    await rows.update(id, { status: 'active', answeredAt: clock.now() })
    await keepTime(world, kind, clock.now())
  }

  return {
    /** Newest first. */
    of,
    /** Those that somebody has offered, newest first. */
    offeredBy: (agentId: number): Contract[] => rows.where({ offeredBy: agentId }).reverse(),
    /** What a member's contracts have paid, newest first. */
    payoutsOf: (memberId: number): Payout[] => world.table(payoutTable).where({ memberId }).reverse(),
    /** Whether somebody directly below has more of this kind than the contract gives. */
    isExceeded: ({ memberId, kind, steps }: Contract): boolean =>
      tree.childrenOf(memberId).some(({ id }) => active(id, kind).some((one) => mostOf(one.steps) > mostOf(steps))),

    /** Answers a contract that waits for it. What is accepted takes the place of what was in force. */
    async answer(contract: Contract | undefined, answer: Answer, field: string): Promise<void> {
      const wanted = answer === 'C' ? 'withdrawn' : 'pending'
      if (contract?.status !== wanted) throw invalidField(field, 'names no contract that waits for this answer')
      if (answer === 'A') return accept(contract)
      await rows.update(contract.id, { status: answer === 'R' ? 'refused' : 'closed', answeredAt: clock.now() })
    },
    ...createOffers(world, { tree, active }),
  }
}

const isActive = ({ status }: Contract) => status === 'active'
