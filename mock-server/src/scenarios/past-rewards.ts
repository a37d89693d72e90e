import { type Bonus, bonusTable, pointTable } from '../domains/bonuses/bonus.model.ts'
import { pastTurnoverTable } from '../domains/rank/rank.service.ts'
import { referralTable } from '../domains/referral/referral.model.ts'
import { rewardTable } from '../domains/rewards/reward.model.ts'
import { SIGN_IN, SIGN_IN_DAYS } from '../domains/sign-in/sign-in.service.ts'
import { ticketTable } from '../domains/tickets/ticket.model.ts'
import type { Caller } from '../kernel/caller.ts'
import { houseAccount, memberAccount } from '../kernel/ledger.ts'
import { DAY, dayOf } from '../kernel/local-day.ts'
import type { World } from '../kernel/world.ts'
import type { History } from './seed-history.ts'
import { pastNumber } from './past-bets.ts'
import { REWARDS, type Rewards } from './waiting-rewards.ts'

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

const TICKET_LIFE = 7 * DAY
const POINTS = { vi: 'Điểm tích lũy trước đây', en: 'Points of earlier days' }

export const rewardsPast: History = { name: 'rewards', isOf: ({ account }) => account in REWARDS, write: writeRewards }

/** Writes what waits for a member, and what they were given, as if it had come before the world began. The balance stays as it was. */
async function writeRewards(world: World, member: Caller): Promise<void> {
  const { turnover, signedIn = 0, ...waiting } = REWARDS[member.account] ?? {}
  if (turnover) await world.table(pastTurnoverTable).insert({ id: member.id, turnover })
  await writeWaiting(world, member, waiting)
  await writeSignIns(world, member, signedIn)
}

async function writeWaiting({ table, bornAt }: World, { id: memberId }: Caller, waiting: Rewards) {
  const { tickets = [], rewards: granted = [], points, friends = [] } = waiting
  for (const [type, name, startsIn] of tickets) {
    const startsAt = bornAt + startsIn * DAY
    await table(ticketTable).insert({
      id: `T${memberId}-${name}`,
      memberId,
      type,
      startsAt,
      endsAt: startsAt + TICKET_LIFE,
    })
  }
  for (const { endsIn, ...reward } of granted)
    await table(rewardTable).insert({ ...reward, memberId, expiresAt: bornAt + endsIn * DAY })
  for (const [id, account, daysAgo] of friends) {
    const registeredAt = bornAt - daysAgo * DAY
    await table(referralTable).insert({ id, account, referrerId: memberId, registeredAt, invitedAt: registeredAt })
  }
  if (points === undefined) return
  const past = { memberId, points, name: POINTS, orderNo: `Q${memberId}`, at: bornAt - 100 * DAY }
  await table(pointTable).insert({ id: -memberId, ...past })
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
