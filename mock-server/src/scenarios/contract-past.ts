import { treeService } from '../domains/agent/tree.service.ts'
import { keepTime } from '../domains/contracts/contract-clock.ts'
import { type Contract, contractTable, type Step } from '../domains/contracts/contract.model.ts'
import { createContractPay } from '../domains/contracts/contract-pay.ts'
import { dayBefore, halfMonthBefore } from '../domains/contracts/contract-periods.ts'
import { membersService } from '../domains/member/member.service.ts'
import { wagersService } from '../domains/wagers/wagers.service.ts'
import type { Caller } from '../kernel/caller.ts'
import { DAY } from '../kernel/local-day.ts'
import type { World } from '../kernel/world.ts'
import { pastNumber } from './past-bets.ts'

type PastContract = Pick<Contract, 'kind' | 'product' | 'status'> & {
  /** Days before the world's birth on which it was accepted. */
  acceptedBefore?: number
  /** By step: ten-thousandths, or minor units of a fixed amount. */
  rates: readonly number[]
  /** A share unless said. */
  gives?: Step['gives']
  offeredBy?: number
  to?: number
}

const MILLION = 100_000_000

/** What agents were offered; the ids count from the agent's number. What is in force has paid since. */
const OFFERS: Readonly<Record<string, readonly PastContract[]>> = {
  agent01: [
    { kind: 'daily', product: 'RNG', status: 'pending', rates: [20, 30] },
    { kind: 'dividend', product: 'RNG', status: 'pending', rates: [800, 1200] },
    { kind: 'hourly', product: 'LIVE', status: 'pending', rates: [5, 8] },
    { kind: 'realtime', product: 'FISH', status: 'pending', gives: 'fixed', rates: [3_000_000] },
    { kind: 'daily', product: 'CONS', status: 'active', acceptedBefore: 60, rates: [10, 20] },
    { kind: 'daily', product: 'CONS', status: 'pending', rates: [5], offeredBy: 1005, to: 1005002 },
    { kind: 'dividend', product: 'CONS', status: 'active', acceptedBefore: 60, rates: [500] },
    {
      kind: 'daily',
      product: 'SPORTS',
      status: 'active',
      acceptedBefore: 0,
      gives: 'fixed',
      rates: [5_000_000, 20_000_000],
    },
  ],
  vip02: [{ kind: 'daily', product: 'CONS', status: 'pending', rates: [10] }],
}

/** Writes what an agent was offered, and tells how to pay what is due at a time of the past. */
export async function writeContracts(world: World, agent: Caller): Promise<(paidAt: number) => Promise<void>> {
  const written: Contract[] = []
  for (const [index, offer] of (OFFERS[agent.account] ?? []).entries())
    written.push(await writeContract(world, agent, { offer, id: agent.id * 100 + index + 1 }))
  const active = written.filter(({ status }) => status === 'active')
  for (const { kind } of active) await keepTime(world, kind, world.bornAt)
  const tree = treeService(world, membersService(world))
  const pay = createContractPay(world, { tree, wagers: wagersService(world) })
  return async (paidAt) => {
    for (const contract of active) {
      const span = contract.kind === 'daily' ? dayBefore(paidAt) : halfMonthBefore(paidAt)
      const orderNo = pastNumber('C', paidAt, { member: agent, index: contract.id % 100 })
      const transactionId = `H${contract.id}-${orderNo}`
      if (span) await pay(contract, span, { paidAt, orderNo: () => orderNo, transactionId })
    }
  }
}

async function writeContract(world: World, agent: Caller, { offer, id }: { offer: PastContract; id: number }) {
  const { acceptedBefore, rates, gives = 'share', offeredBy, to: memberId = agent.id, ...terms } = offer
  const steps = rates.map((rate, step) => ({
    stake: (step + 1) * MILLION,
    activeMembers: step + 1,
    netLoss: 0,
    gives,
    rate,
  }))
  const answeredAt = acceptedBefore === undefined ? undefined : world.bornAt - acceptedBefore * DAY
  return world.table(contractTable).insert({
    ...terms,
    id,
    memberId,
    ...(offeredBy !== undefined && { offeredBy }),
    steps,
    offeredAt: (answeredAt ?? world.bornAt) - DAY,
    ...(answeredAt !== undefined && { answeredAt }),
  })
}
