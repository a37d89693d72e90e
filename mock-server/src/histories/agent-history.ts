import { accountNames } from '../catalogue/names.gen.ts'
import type { Rates } from '../domains/agent/agent.model.ts'
import { SITE_RATES } from '../domains/agent/agent-rates.ts'
import { createCommissionPay } from '../domains/agent/commissions.service.ts'
import { joinTree, nextPayoutAt, treeService } from '../domains/agent/tree.service.ts'
import { turnoverService } from '../domains/bonuses/turnover.service.ts'
import { membersService } from '../domains/member/member.service.ts'
import { wagersService, type Wager } from '../domains/wagers/wagers.service.ts'
import type { Caller } from '../kernel/world/caller.ts'
import { memberAccount, houseAccount } from '../kernel/money/ledger.ts'
import { DAY, midnightBefore } from '../kernel/world/local-day.ts'
import type { World } from '../kernel/world/world.ts'
import { seedUrls } from './agent-links.ts'
import type { History } from './history.ts'
import { pastOrderNo } from './bet-history.ts'
import { PERSONA_PASSWORD } from './personas.ts'
import { catalogue } from '../catalogue/catalogue.ts'
import { seedBet } from './play-history.ts'
import { schedulePayouts } from '../domains/contracts/payout-schedule.ts'
import { type Contract, contractTable, type Step } from '../domains/contracts/contract.model.ts'
import { createContractPayment } from '../domains/contracts/contract-pay.ts'
import { dayBefore, halfMonthBefore } from '../domains/contracts/contract-periods.ts'

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

/** No member had a limit before the world began. */
const unbound = () => undefined
const pastWagers = (world: World) =>
  wagersService(world, {
    limits: { assertStake: unbound, assertFreeRound: unbound },
    playRules: { assertRound: unbound, assertStakes: unbound, resume: async () => undefined },
  })

async function seedContracts(world: World, agent: Caller): Promise<(paidAt: number) => Promise<void>> {
  const contracts: Contract[] = []
  for (const [index, offer] of (OFFERS[agent.account] ?? []).entries())
    contracts.push(await seedContract(world, agent, { offer, id: agent.id * 100 + index + 1 }))
  const active = contracts.filter(({ status }) => status === 'active')
  for (const { kind } of active) await schedulePayouts(world, kind, world.createdAt)
  const tree = treeService(world, membersService(world))
  const pay = createContractPayment(world, { tree, wagers: pastWagers(world) })
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

type Downline = { id: number; account: string; isAgent: boolean; joinedAt: number; index: number }

const VND = 100
const HOUR = DAY / 24
const REMAINING_BALANCE = 500_000 * VND
const WITHDRAWAL = 200_000 * VND
const PAYOUTS = [0, 0, 2, 0, 1.5, 0, 3, 0, 0, 1]

async function seedActivity(world: World, downline: Downline): Promise<void> {
  const { id, isAgent, joinedAt, index } = downline
  const bets = isAgent || index % 5 === 4 ? [] : betsOf(world, downline)
  const stakes = bets.reduce((sum, { stake }) => sum + stake, 0)
  postPayment(world, downline, { part: 0, type: 'deposit', at: joinedAt + HOUR, amount: stakes + REMAINING_BALANCE })
  for (const [part, bet] of bets.entries()) await seedBet(world, bet, (piece) => `H${id}-${part + 1}${piece}`)
  if (index % 4 === 0 && bets.length > 0)
    postPayment(world, downline, { part: 1, type: 'withdraw', at: world.createdAt - 20 * HOUR, amount: -WITHDRAWAL })
}

function betsOf(world: World, { id, account, joinedAt, index }: Downline): Wager[] {
  const random = world.random('downline', id)
  const games = catalogue().hot
  const count = 2 + (index % 4)
  const from = Math.max(joinedAt + 2 * HOUR, world.createdAt - 24 * DAY)
  const span = world.createdAt - 24 * HOUR - from
  return Array.from({ length: count }, (_, part) => {
    const { gameType, vassalage, gameCode, names, nodeId } = games[(index * 5 + part * 3) % games.length]!
    const at = Math.floor(from + (span * (part + random.next() * 0.9)) / count)
    const stake = (1 + random.int(8)) * 50_000 * VND
    const game = { gameType, vassalage, gameCode, gameName: names.vi, nodeId }
    const payout = stake * random.pick(PAYOUTS)
    const orderNo = pastOrderNo('B', at, { member: { id, account }, index: part })
    return { id: orderNo, memberId: id, ...game, stake, payout, state: 'settled', placedAt: at, settledAt: at }
  })
}

type Payment = { part: number; type: 'deposit' | 'withdraw'; at: number; amount: number }

function postPayment({ ledger }: World, { id, account, index }: Downline, { part, type, at, amount }: Payment) {
  ledger.post({
    id: `H${id}-M${part}`,
    at,
    type,
    orderNo: pastOrderNo(type === 'deposit' ? 'D' : 'W', at, { member: { id, account }, index }),
    remark: type === 'deposit' ? 'Bank transfer' : 'Bank card',
    postings: [
      { account: houseAccount('cashier'), amount: -amount },
      { account: memberAccount(id), amount },
    ],
  })
}

/** The direct downlines of an agent: 0 is a member, a list is an agent with downlines. */
type Branch = readonly (0 | Branch)[]

const leaves = (count: number): Branch => Array.from({ length: count }, () => 0 as const)

const TREES: Readonly<Record<string, Branch>> = {
  agent01: [[leaves(7), leaves(7), leaves(7), 0, 0, 0], [leaves(7), leaves(7), leaves(7), leaves(7), 0, 0, 0, 0], 0],
  vip02: [leaves(3), 0, 0],
  agent41: [0, 0],
}
const FIRST_NAME_INDEX: Readonly<Record<string, number>> = { agent01: 0, vip02: 66, agent41: 72 }
const DIRECT_DOWNLINES = ['thaomy', 'xuanphucngo', 'anhhoang']
const names = [...DIRECT_DOWNLINES, ...accountNames.filter((name) => !DIRECT_DOWNLINES.includes(name))]
const DAYS_PAID = 25
/** Before the range of any record, which covers thirty days. */
const TRANSFER_DAYS_AGO = 40

export const agentHistory: History = { name: 'agent', appliesTo: ({ account }) => account in TREES, seed: seedTree }

/** Seeds an agent's downlines, their activity and the resulting commissions. The same amount is transferred to a downline earlier, so that the balance stays the same. */
async function seedTree(world: World, agent: Caller): Promise<void> {
  const before = world.ledger.balance(memberAccount(agent.id))
  const urls = await seedUrls(world, agent)
  const people = flattenTree(TREES[agent.account]!, agent.id, { first: agent.id * 1000, rates: SITE_RATES })
  for (const [index, person] of people.entries()) {
    const account = names[FIRST_NAME_INDEX[agent.account]! + index]!
    await seedPerson(world, { ...person, index, account, ...(person.level === 1 && { url: urls[index - 1] }) })
  }
  await payCommissions(world, agent.id, await seedContracts(world, agent))
  transferEarnings(world, agent, world.ledger.balance(memberAccount(agent.id)) - before)
}

type Person = Pick<Downline, 'id' | 'isAgent'> & { uplineId: number; level: number; rates: Rates }

function flattenTree(branch: Branch, uplineId: number, { first, rates }: { first: number; rates: Rates }): Person[] {
  const people: Person[] = []
  let parents: Parent[] = [{ branch, uplineId, rates }]
  for (let level = 1; parents.length > 0; level++) {
    const branches = parents.flatMap((one) => one.branch.map((below) => ({ ...one, below })))
    const next = branches.map(({ below, ...upper }, index): Person & { below: 0 | Branch } => ({
      id: first + people.length + index + 1,
      isAgent: below !== 0,
      uplineId: upper.uplineId,
      level,
      rates: reduceByFifth(upper.rates),
      below,
    }))
    people.push(...next)
    parents = next.flatMap(({ below, id, rates: ownRates }) =>
      below === 0 ? [] : { branch: below, uplineId: id, rates: ownRates },
    )
  }
  return people
}

type Parent = { branch: Branch; uplineId: number; rates: Rates }

const reduceByFifth = (rates: Rates): Rates =>
  Object.fromEntries(Object.entries(rates).map(([category, rate]) => [category, Math.floor(rate * 0.8)]))

type NewPerson = Person & { account: string; index: number; url?: number | undefined }

async function seedPerson(world: World, { account, index, url, ...person }: NewPerson) {
  const { id, uplineId, rates, isAgent } = person
  const joinedAt = world.createdAt - (person.level === 3 ? 3 + ((index * 7) % 40) : 90 - index) * DAY - index * 60_000
  const member = { id, account, password: PERSONA_PASSWORD, type: isAgent ? 1 : 0, registeredAt: joinedAt }
  await membersService(world).add(member)
  const treeNode = { id, uplineId, rates, joinedAt, ...(url !== undefined && { affiliateUrlId: url }) }
  await joinTree(world, treeNode, world.createdAt)
  await seedActivity(world, { id, account, isAgent, joinedAt, index })
}

async function payCommissions(world: World, topId: number, paySalaries: (paidAt: number) => Promise<void>) {
  const members = membersService(world)
  const tree = treeService(world, members)
  const pay = createCommissionPay(world, { tree, turnover: turnoverService(pastWagers(world)) })
  const branch = tree.branchOf(topId).filter(({ member }) => member.type === 1)
  const today = midnightBefore(world.createdAt)
  for (let back = DAYS_PAID; back >= 1; back--) {
    const day = today - back * DAY
    const paidAt = nextPayoutAt(day + DAY)
    if (paidAt > world.createdAt) continue
    for (const agentId of [topId, ...branch.map(({ id }) => id)]) {
      const orderNo = pastOrderNo('A', paidAt, { member: { id: agentId, account: '' }, index: back })
      await pay(agentId, day, { paidAt, orderNo: () => orderNo, transactionId: `H${agentId}-A${back}` })
    }
    await paySalaries(paidAt)
  }
}

function transferEarnings(world: World, agent: Caller, amount: number) {
  if (amount <= 0) return
  const at = world.createdAt - TRANSFER_DAYS_AGO * DAY
  world.ledger.post({
    id: `H${agent.id}-X`,
    at,
    type: 'transfer_down',
    orderNo: pastOrderNo('X', at, { member: agent, index: 0 }),
    remark: 'Weekly bonus',
    postings: [
      { account: memberAccount(agent.id), amount: -amount },
      { account: memberAccount(agent.id * 1000 + 1), amount },
    ],
  })
}
