import { type Bonus, bonusTable, pointTable } from '../domains/bonuses/bonus.model.ts'
import { pastTurnoverTable } from '../domains/rank/rank.service.ts'
import { referralTable } from '../domains/referral/referral.service.ts'
import { rewardTable, type Reward } from '../domains/rewards/reward.model.ts'
import { SIGN_IN, SIGN_IN_DAYS } from '../domains/sign-in/sign-in.service.ts'
import { ticketTable, type TicketType } from '../domains/tickets/ticket.model.ts'
import type { Caller } from '../kernel/world/caller.ts'
import { houseAccount, memberAccount } from '../kernel/money/ledger.ts'
import { DAY, dayOf } from '../kernel/world/local-day.ts'
import type { World } from '../kernel/world/world.ts'
import type { History } from './history.ts'
import { pastOrderNo } from './bet-history.ts'

type PastBonus = Omit<Bonus, 'id'> & { transactionId: string }

export async function seedBonus({ table, ledger }: World, { transactionId, ...bonus }: PastBonus): Promise<void> {
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

const TICKET_LIFE = 7 * DAY
const POINTS = { vi: 'Điểm tích lũy trước đây', en: 'Earlier points' }

export const rewardHistory: History = {
  name: 'rewards',
  appliesTo: ({ account }) => account in SEEDED_REWARDS,
  seed: seedRewards,
}

/** Seeds a member's claimable and claimed rewards. The balance stays the same. */
async function seedRewards(world: World, member: Caller): Promise<void> {
  const { turnover, signInDays = 0, ...claimable } = SEEDED_REWARDS[member.account] ?? {}
  if (turnover) await world.table(pastTurnoverTable).insert({ id: member.id, turnover })
  await seedClaimable(world, member, claimable)
  await seedSignIns(world, member, signInDays)
}

async function seedClaimable({ table, createdAt }: World, { id: memberId }: Caller, claimable: SeededRewards) {
  const { tickets = [], rewards = [], points, friends = [] } = claimable
  for (const [type, name, startsIn] of tickets) {
    const startsAt = createdAt + startsIn * DAY
    await table(ticketTable).insert({
      id: `T${memberId}-${name}`,
      memberId,
      type,
      startsAt,
      endsAt: startsAt + TICKET_LIFE,
    })
  }
  for (const { endsIn, ...reward } of rewards)
    await table(rewardTable).insert({ ...reward, memberId, expiresAt: createdAt + endsIn * DAY })
  for (const [id, account, daysAgo] of friends) {
    const registeredAt = createdAt - daysAgo * DAY
    await table(referralTable).insert({ id, account, referrerId: memberId, registeredAt, invitedAt: registeredAt })
  }
  if (points === undefined) return
  const entry = { memberId, points, name: POINTS, orderNo: `Q${memberId}`, at: createdAt - 100 * DAY }
  await table(pointTable).insert({ id: -memberId, ...entry })
}

/** Seeds claims of the sign-in calendar on the last `days` days up to yesterday. A withdrawal before them keeps the balance the same. */
async function seedSignIns(world: World, member: Caller, days: number) {
  const claimed = SIGN_IN_DAYS.slice(0, days)
  const sum = claimed.reduce((total, { money }) => total + money, 0)
  if (sum > 0) postWithdrawal(world, member, sum)
  for (const [index, { money }] of claimed.entries()) {
    const at = world.createdAt - (days - index) * DAY
    const orderNo = pastOrderNo('P', at, { member, index })
    const bonus = { key: `sign-in:${dayOf(at)}`, kind: 'LOGIN', name: SIGN_IN.name, money, points: 0 } as const
    const transactionId = `H${member.id}-P${index}`
    await seedBonus(world, { ...bonus, memberId: member.id, at, orderNo, transactionId })
  }
}

function postWithdrawal({ ledger, createdAt }: World, member: Caller, amount: number) {
  const at = createdAt - 30 * DAY
  ledger.post({
    id: `H${member.id}-W`,
    at,
    type: 'withdraw',
    orderNo: pastOrderNo('W', at, { member, index: 0 }),
    remark: 'Bank card *6789',
    postings: [
      { account: memberAccount(member.id), amount: -amount },
      { account: houseAccount('cashier'), amount },
    ],
  })
}

type SeededReward = Pick<Reward, 'id' | 'kind' | 'name' | 'money' | 'points'> & { endsIn: number }

const rewards: SeededReward[] = [
  {
    id: 9003,
    kind: 'QUEST',
    name: { vi: 'Thử thách tuần trước', en: 'Last week’s challenge' },
    money: 3_000_000,
    points: 0,
    endsIn: -2,
  },
  {
    id: 9002,
    kind: 'LUCKY_BET',
    name: { vi: 'Cược may mắn', en: 'Lucky bet' },
    money: 5_800_000,
    points: 0,
    endsIn: 5,
  },
  {
    id: 9001,
    kind: 'MANUAL',
    name: { vi: 'Quà sinh nhật', en: 'Birthday gift' },
    money: 8_800_000,
    points: 20,
    endsIn: 7,
  },
]

type SeededRewards = {
  /** Claimable rewards; `endsIn` is in days from the creation of the world. */
  rewards?: SeededReward[]
  points?: number
  friends?: [id: number, account: string, daysAgo: number][]
  /** Turnover before the creation of the world, minor units. */
  turnover?: number
  /** Type, name, and start in days from the creation of the world. */
  tickets?: [type: TicketType, name: string, startsIn: number][]
  /** Consecutive days claimed in the calendar, up to yesterday. */
  signInDays?: number
}

const SEEDED_REWARDS: Record<string, SeededRewards> = {
  demo01: {
    turnover: 12_000_000_000,
    rewards,
    points: 1250,
    friends: [
      [1013, 'expired01', 90],
      [1012, 'captcha01', 60],
      [1008, 'odd03', 44],
      [1004, 'many01', 31],
      [1002, 'demo02', 3],
    ],
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
  vip02: { turnover: 180_000_000_000, signInDays: 3 },
}
