import { type Bonus, bonusTable } from '../domains/bonuses/bonus.model.ts'
import { pastTurnoverTable } from '../domains/rank/rank.service.ts'
import { SIGN_IN, SIGN_IN_DAYS } from '../domains/sign-in/sign-in.service.ts'
import { ticketTable, type TicketType } from '../domains/tickets/ticket.model.ts'
import type { Caller } from '../kernel/caller.ts'
import { houseAccount, memberAccount } from '../kernel/ledger.ts'
import { DAY, dayOf } from '../kernel/local-day.ts'
import type { World } from '../kernel/world.ts'
import type { Past } from './past.ts'
import { pastNumber } from './past-bets.ts'

type PastBonus = Omit<Bonus, 'id'> & { transactionId: string }

/** A bonus that was given in the past, under a transaction id of its own. */
export async function writeBonus({ table, ledger }: World, { transactionId, ...bonus }: PastBonus): Promise<void> {
  const { memberId, key, at, orderNo, name, money } = bonus
  ledger.post({
    id: transactionId,
    at,
    type: 'dividend',
    orderNo,
    remark: name.vi,
    postings: [
      { account: houseAccount('promotions'), amount: -money },
      { account: memberAccount(memberId), amount: money },
    ],
  })
  await table(bonusTable).insert({ id: `${memberId}:${key}`, ...bonus })
}

type Rewards = {
  /** What was staked before the world began, minor units. */
  turnover?: number
  /** Kind, name, and days from the world's birth on which it begins. */
  tickets?: [type: TicketType, name: string, startsIn: number][]
  /** Days in a row that were claimed, up to yesterday. */
  signedIn?: number
}

/** Members differ in what waits for them: demo01 has some of everything, vip02 is in the middle of the calendar, many01 has tickets. */
const REWARDS: Record<string, Rewards> = {
  demo01: {
    turnover: 12_000_000_000,
    tickets: [
      ['GOLDEN_EGG', 'OLD', -9],
      ['DEPOSIT_DISCOUNT', 'DEPOSIT', -1],
      ['FREE_SPIN', 'SPINS', -1],
      ['GOLDEN_EGG', 'EGG', -1],
      ['PRIZE_WHEEL', 'WHEEL', -1],
    ],
  },
  many01: {
    tickets: [
      ['FREE_SPIN', 'SPINS1', -2],
      ['FREE_SPIN', 'SPINS2', 1],
      ['GOLDEN_EGG', 'EGG', -3],
      ['PRIZE_WHEEL', 'WHEEL1', -1],
      ['PRIZE_WHEEL', 'WHEEL2', -1],
    ],
  },
  vip02: { turnover: 180_000_000_000, signedIn: 3 },
}
const TICKET_LIFE = 7 * DAY

export const rewardsPast: Past = { name: 'rewards', isOf: ({ account }) => account in REWARDS, write: writeRewards }

/** Writes what waits for a member, and what they were given, as if it had come before the world began. The balance stays as it was. */
async function writeRewards(world: World, member: Caller): Promise<void> {
  const { turnover, tickets = [], signedIn = 0 } = REWARDS[member.account] ?? {}
  const { table, bornAt } = world
  if (turnover) await table(pastTurnoverTable).insert({ id: member.id, turnover })
  for (const [type, name, startsIn] of tickets) {
    const startsAt = bornAt + startsIn * DAY
    const ticket = { id: `T${member.id}-${name}`, memberId: member.id, type, startsAt, endsAt: startsAt + TICKET_LIFE }
    await table(ticketTable).insert(ticket)
  }
  await writeSignIns(world, member, signedIn)
}

/** The last `days` days of the calendar up to yesterday; a withdrawal before them makes up for what they gave. */
async function writeSignIns(world: World, member: Caller, days: number) {
  const claimed = SIGN_IN_DAYS.slice(0, days)
  const sum = claimed.reduce((total, { money }) => total + money, 0)
  if (sum > 0) payOut(world, member, sum)
  for (const [index, { money }] of claimed.entries()) {
    const at = world.bornAt - (days - index) * DAY
    const orderNo = pastNumber('P', at, { member, index })
    const bonus = { key: `sign-in:${dayOf(at)}`, kind: 'LOGIN', name: SIGN_IN.name, money, points: 0 } as const
    const transactionId = `H${member.id}-P${index}`
    await writeBonus(world, { ...bonus, memberId: member.id, at, orderNo, transactionId })
  }
}

function payOut({ ledger, bornAt }: World, member: Caller, amount: number) {
  const at = bornAt - 30 * DAY
  ledger.post({
    id: `H${member.id}-W`,
    at,
    type: 'withdraw',
    orderNo: pastNumber('W', at, { member, index: 0 }),
    remark: 'Bank card *6789',
    postings: [
      { account: memberAccount(member.id), amount: -amount },
      { account: houseAccount('cashier'), amount },
    ],
  })
}
