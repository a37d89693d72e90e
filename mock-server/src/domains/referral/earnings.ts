import { dayOf, monthBefore } from '../../kernel/local-day.ts'
import type { World } from '../../kernel/world.ts'
import type { Words } from '../../kernel/localized-text.ts'
import type { TurnoverService } from '../bonuses/bonuses.service.ts'
import type { Referral } from './referral.model.ts'

/** What a member has earned by friends and not claimed; money in minor units. */
export type RipeReward = { key: string; name: Words; money: number }

/** A friend counts after a first deposit of so much, and is worth so much, once; then a share of their stakes. */
export const FIRST_DEPOSIT = 10_000_000
export const FOR_A_FRIEND = 5_000_000
/** One in so many of a friend's net stakes. */
const STAKE_SHARE = 1000
export const ACHIEVEMENTS: readonly { friends: number; money: number }[] = [
  { friends: 3, money: 10_000_000 },
  { friends: 10, money: 50_000_000 },
  { friends: 50, money: 300_000_000 },
]
const MONTHS_BACK = 12
const NAMES = {
  friend: { vi: 'Thưởng mời bạn', en: 'A friend has joined' },
  stakes: { vi: 'Hoa hồng từ bạn bè', en: 'A share of friends’ stakes' },
  achievement: { vi: 'Thành tích mời bạn', en: 'Friends achieved' },
}

export const achievementKey = (friends: number) => `referral:achievement:${friends}`

/** Everything that friends who count have earned in all, claimed or not. */
export const earningsOf = ({ clock }: World, turnover: TurnoverService) => {
  /** A share of what the friends staked in each month that is over. */
  const sharesOf = (friends: Referral[]): RipeReward[] =>
    Array.from({ length: MONTHS_BACK }, (_, index) => {
      const span = { from: monthBefore(clock.now(), index + 1), to: monthBefore(clock.now(), index) }
      const stakes = friends.reduce((sum, { id }) => sum + turnover.of(id, span), 0)
      const key = `referral:stakes:${dayOf(span.from).slice(0, 7)}`
      return { key, name: NAMES.stakes, money: Math.floor(stakes / STAKE_SHARE) }
    }).filter(({ money }) => money > 0)

  return (friends: Referral[]): RipeReward[] => [
    ...friends.map(({ id }) => ({ key: `referral:friend:${id}`, name: NAMES.friend, money: FOR_A_FRIEND })),
    ...ACHIEVEMENTS.filter((one) => friends.length >= one.friends).map(({ friends: count, money }) => ({
      key: achievementKey(count),
      name: NAMES.achievement,
      money,
    })),
    ...sharesOf(friends),
  ]
}
