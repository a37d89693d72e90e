import { accountNames } from '../catalogue/names.gen.ts'
import type { Rates } from '../domains/agent/agent.model.ts'
import { SITE_RATES } from '../domains/agent/agent-rates.ts'
import { createCommissionPay } from '../domains/agent/commissions.service.ts'
import { joinTree, nextPayoutAt, treeService } from '../domains/agent/tree.service.ts'
import { turnoverService } from '../domains/bonuses/turnover.service.ts'
import { membersService } from '../domains/member/member.service.ts'
import { wagersService } from '../domains/wagers/wagers.service.ts'
import type { Caller } from '../kernel/world/caller.ts'
import { memberAccount } from '../kernel/money/ledger.ts'
import { DAY, midnightBefore } from '../kernel/world/local-day.ts'
import type { World } from '../kernel/world/world.ts'
import { seedUrls } from './agent-links.ts'
import { seedContracts } from './contract-history.ts'
import { type Downline, seedActivity } from './downline-activity.ts'
import type { History } from './history.ts'
import { pastOrderNo } from './bet-history.ts'
import { PERSONA_PASSWORD } from './personas.ts'

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
  const pay = createCommissionPay(world, { tree, turnover: turnoverService(wagersService(world)) })
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
