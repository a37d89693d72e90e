import { treeService } from '../domains/agent/tree.service.ts'
import { schedulePayouts } from '../domains/contracts/payout-schedule.ts'
import { type Contract, contractTable, type Step } from '../domains/contracts/contract.model.ts'
import { createContractPayment } from '../domains/contracts/contract-pay.ts'
import { dayBefore, halfMonthBefore } from '../domains/contracts/contract-periods.ts'
import { membersService } from '../domains/member/member.service.ts'
import { wagersService } from '../domains/wagers/wagers.service.ts'
import type { Caller } from '../kernel/world/caller.ts'
import { DAY } from '../kernel/world/local-day.ts'
import type { World } from '../kernel/world/world.ts'
import { pastOrderNo } from './bet-history.ts'

type SeededContract = Pick<Contract, 'kind' | 'product' | 'status'> & {
  acceptedDaysAgo?: number
  /** Per step: ten-thousandths, or a fixed amount in minor units. */
  rates: readonly number[]
  /** Default: `share`. */
  reward?: Step['gives']
  offeredBy?: number
  to?: number
}

const MILLION = 100_000_000

/** Contracts offered to agents; their ids count from the agent's id. Active contracts have been paid since they were accepted. */
const OFFERS: Readonly<Record<string, readonly SeededContract[]>> = {
  agent01: [
    { kind: 'daily', product: 'RNG', status: 'pending', rates: [20, 30] },
    { kind: 'dividend', product: 'RNG', status: 'pending', rates: [800, 1200] },
    { kind: 'hourly', product: 'LIVE', status: 'pending', rates: [5, 8] },
    { kind: 'realtime', product: 'FISH', status: 'pending', reward: 'fixed', rates: [3_000_000] },
    { kind: 'daily', product: 'CONS', status: 'active', acceptedDaysAgo: 60, rates: [10, 20] },
    { kind: 'daily', product: 'CONS', status: 'pending', rates: [5], offeredBy: 1005, to: 1005002 },
    { kind: 'dividend', product: 'CONS', status: 'active', acceptedDaysAgo: 60, rates: [500] },
    {
      kind: 'daily',
      product: 'SPORTS',
      status: 'active',
      acceptedDaysAgo: 0,
      reward: 'fixed',
      rates: [5_000_000, 20_000_000],
    },
  ],
  vip02: [{ kind: 'daily', product: 'CONS', status: 'pending', rates: [10] }],
}

export async function seedContracts(world: World, agent: Caller): Promise<(paidAt: number) => Promise<void>> {
  const contracts: Contract[] = []
  for (const [index, offer] of (OFFERS[agent.account] ?? []).entries())
    contracts.push(await seedContract(world, agent, { offer, id: agent.id * 100 + index + 1 }))
  const active = contracts.filter(({ status }) => status === 'active')
  for (const { kind } of active) await schedulePayouts(world, kind, world.createdAt)
  const tree = treeService(world, membersService(world))
  const pay = createContractPayment(world, { tree, wagers: wagersService(world) })
  return async (paidAt) => {
    for (const contract of active) {
      const period = contract.kind === 'daily' ? dayBefore(paidAt) : halfMonthBefore(paidAt)
      const orderNo = pastOrderNo('C', paidAt, { member: agent, index: contract.id % 100 })
      const transactionId = `H${contract.id}-${orderNo}`
      if (period) await pay(contract, period, { paidAt, orderNo: () => orderNo, transactionId })
    }
  }
}

async function seedContract(world: World, agent: Caller, { offer, id }: { offer: SeededContract; id: number }) {
  const { acceptedDaysAgo, rates, reward = 'share', offeredBy, to: memberId = agent.id, ...terms } = offer
  const steps = rates.map((rate, step) => ({
    stake: (step + 1) * MILLION,
    activeMembers: step + 1,
    netLoss: 0,
    gives: reward,
    rate,
  }))
  const answeredAt = acceptedDaysAgo === undefined ? undefined : world.createdAt - acceptedDaysAgo * DAY
  return world.table(contractTable).insert({
    ...terms,
    id,
    memberId,
    ...(offeredBy !== undefined && { offeredBy }),
    steps,
    offeredAt: (answeredAt ?? world.createdAt) - DAY,
    ...(answeredAt !== undefined && { answeredAt }),
  })
}
