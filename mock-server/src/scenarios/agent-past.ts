import { accountNames } from '../catalogue/names.gen.ts'
import type { Rates } from '../domains/agent/agent.model.ts'
import { SITE_RATES } from '../domains/agent/agent-rates.ts'
import { createCommissionPay } from '../domains/agent/commissions.service.ts'
import { joinTree, nextPay, treeService } from '../domains/agent/tree.service.ts'
import { turnoverService } from '../domains/bonuses/turnover.service.ts'
import { membersService } from '../domains/member/member.service.ts'
import { wagersService } from '../domains/wagers/wagers.service.ts'
import type { Caller } from '../kernel/caller.ts'
import { memberAccount } from '../kernel/ledger.ts'
import { DAY, midnightBefore } from '../kernel/local-day.ts'
import type { World } from '../kernel/world.ts'
import { writeUrls } from './agent-links.ts'
import { writeContracts } from './contract-past.ts'
import { type DownlineLife, writeLife } from './downline-activity.ts'
import type { History } from './seed-history.ts'
import { pastNumber } from './past-bets.ts'
import { PERSONA_PASSWORD } from './personas.ts'

/** How many stand below: a number of members, or an agent with those below them. */
type Branch = readonly (0 | Branch)[]

const leaves = (count: number): Branch => Array.from({ length: count }, () => 0 as const)

/** The trees of the personas: agent01 has three below and sixty-six in all, agent42 nobody. */
const TREES: Readonly<Record<string, Branch>> = {
  agent01: [[leaves(7), leaves(7), leaves(7), 0, 0, 0], [leaves(7), leaves(7), leaves(7), leaves(7), 0, 0, 0, 0], 0],
  vip02: [leaves(3), 0, 0],
  agent41: [0, 0],
}
/** Where each takes names from. */
const NAMES: Readonly<Record<string, number>> = { agent01: 0, vip02: 66, agent41: 72 }
/** Those directly below agent01 come first; the rest of the names follow. */
const FIRST = ['thaomy', 'xuanphucngo', 'anhhoang']
const names = [...FIRST, ...accountNames.filter((name) => !FIRST.includes(name))]
const DAYS_PAID = 25
/** So long ago that no record of thirty days has it: what came in lately stands there for itself. */
const SENT_BEFORE = 40

export const agentPast: History = { name: 'agent', isOf: ({ account }) => account in TREES, write: writeTree }

/** Writes who stands below an agent, what they did, and what that gave. As much was sent on earlier: the balance stays as it was. */
async function writeTree(world: World, agent: Caller): Promise<void> {
  const before = world.ledger.balance(memberAccount(agent.id))
  const urls = await writeUrls(world, agent)
  const people = flattened(TREES[agent.account]!, agent.id, { first: agent.id * 1000, rates: SITE_RATES })
  for (const [index, person] of people.entries()) {
    const account = names[NAMES[agent.account]! + index]!
    await writePerson(world, { ...person, index, account, ...(person.level === 1 && { url: urls[index - 1] }) })
  }
  await payDays(world, agent.id, await writeContracts(world, agent))
  sendOn(world, agent, world.ledger.balance(memberAccount(agent.id)) - before)
}

type Person = Pick<DownlineLife, 'id' | 'isAgent'> & { uplineId: number; level: number; rates: Rates }

/** Everybody of the tree with a number of their own, level by level; each level has a fifth less than the one above. */
function flattened(branch: Branch, uplineId: number, { first, rates }: { first: number; rates: Rates }): Person[] {
  const people: Person[] = []
  let above: Above[] = [{ branch, uplineId, rates }]
  for (let level = 1; above.length > 0; level++) {
    const made = above.flatMap((one) => one.branch.map((below) => ({ ...one, below })))
    const next = made.map(({ below, ...upper }, index): Person & { below: 0 | Branch } => ({
      id: first + people.length + index + 1,
      isAgent: below !== 0,
      uplineId: upper.uplineId,
      level,
      rates: fifthLess(upper.rates),
      below,
    }))
    people.push(...next)
    above = next.flatMap(({ below, id, rates: own }) =>
      below === 0 ? [] : { branch: below, uplineId: id, rates: own },
    )
  }
  return people
}

type Above = { branch: Branch; uplineId: number; rates: Rates }

const fifthLess = (rates: Rates): Rates =>
  Object.fromEntries(Object.entries(rates).map(([category, rate]) => [category, Math.floor(rate * 0.8)]))

type Writing = Person & { account: string; index: number; url?: number | undefined }

async function writePerson(world: World, { account, index, url, ...person }: Writing) {
  const { id, uplineId, rates, isAgent } = person
  const joinedAt = world.bornAt - (person.level === 3 ? 3 + ((index * 7) % 40) : 90 - index) * DAY - index * 60_000
  const member = { id, account, password: PERSONA_PASSWORD, type: isAgent ? 1 : 0, registeredAt: joinedAt }
  await membersService(world).add(member)
  const place = { id, uplineId, rates, joinedAt, ...(url !== undefined && { affiliateUrlId: url }) }
  await joinTree(world, place, world.bornAt)
  await writeLife(world, { id, account, isAgent, joinedAt, index })
}

/** Pays the agent, and the agents below, for the days up to the world's birth. */
async function payDays(world: World, topId: number, paySalaries: (paidAt: number) => Promise<void>) {
  const members = membersService(world)
  const tree = treeService(world, members)
  const pay = createCommissionPay(world, { tree, turnover: turnoverService(wagersService(world)) })
  const branch = tree.branchOf(topId).filter(({ member }) => member.type === 1)
  const today = midnightBefore(world.bornAt)
  for (let back = DAYS_PAID; back >= 1; back--) {
    const day = today - back * DAY
    const paidAt = nextPay(day + DAY)
    if (paidAt > world.bornAt) continue
    for (const agentId of [topId, ...branch.map(({ id }) => id)]) {
      const orderNo = pastNumber('A', paidAt, { member: { id: agentId, account: '' }, index: back })
      await pay(agentId, day, { paidAt, orderNo: () => orderNo, transactionId: `H${agentId}-A${back}` })
    }
    await paySalaries(paidAt)
  }
}

/** As much as the agent's earnings, sent to the first below. */
function sendOn(world: World, agent: Caller, amount: number) {
  if (amount <= 0) return
  const at = world.bornAt - SENT_BEFORE * DAY
  world.ledger.post({
    id: `H${agent.id}-X`,
    at,
    type: 'transfer_down',
    orderNo: pastNumber('X', at, { member: agent, index: 0 }),
    remark: 'Weekly bonus',
    postings: [
      { account: memberAccount(agent.id), amount: -amount },
      { account: memberAccount(agent.id * 1000 + 1), amount },
    ],
  })
}
