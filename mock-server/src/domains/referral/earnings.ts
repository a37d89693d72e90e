import { dayOf, monthBefore } from '../../kernel/world/local-day.ts'
import type { World } from '../../kernel/world/world.ts'
import type { LocalizedText } from '../../kernel/validation/localized-text.ts'
import type { TurnoverService } from '../bonuses/bonuses.service.ts'
import type { Referral } from './referral.model.ts'

/** A referral reward that can be claimed; money in minor units. */
export type ReferralReward = { key: string; name: LocalizedText; money: number }

/** First deposit after which a friend counts, in minor units. */
export const FIRST_DEPOSIT = 10_000_000
/** Reward per friend, once, in minor units. */
export const REWARD_PER_FRIEND = 5_000_000
/** The referrer earns 1 / `STAKE_SHARE` of a friend's net stakes. */
const STAKE_SHARE = 1000
export const ACHIEVEMENTS: readonly { friends: number; money: number }[] = [
  { friends: 3, money: 10_000_000 },
  { friends: 10, money: 50_000_000 },
  { friends: 50, money: 300_000_000 },
]
const MONTHS_BACK = 12
const NAMES = {
  friend: { vi: 'Thưởng mời bạn', en: 'Referral bonus' },
  stakes: { vi: 'Hoa hồng từ bạn bè', en: 'Commission on friends’ stakes' },
  achievement: { vi: 'Thành tích mời bạn', en: 'Referral milestone' },
}

export const achievementKey = (friends: number) => `referral:achievement:${friends}`

export const earningsOf = ({ clock }: World, turnover: TurnoverService) => {
  const sharesOf = (friends: Referral[]): ReferralReward[] =>
    Array.from({ length: MONTHS_BACK }, (_, index) => {
      const period = { start: monthBefore(clock.now(), index + 1), end: monthBefore(clock.now(), index) }
      const stakes = friends.reduce((sum, { id }) => sum + turnover.of(id, period), 0)
      const key = `referral:stakes:${dayOf(period.start).slice(0, 7)}`
      return { key, name: NAMES.stakes, money: Math.floor(stakes / STAKE_SHARE) }
    }).filter(({ money }) => money > 0)

  return (friends: Referral[]): ReferralReward[] => [
    ...friends.map(({ id }) => ({ key: `referral:friend:${id}`, name: NAMES.friend, money: REWARD_PER_FRIEND })),
    ...ACHIEVEMENTS.filter((one) => friends.length >= one.friends).map(({ friends: count, money }) => ({
      key: achievementKey(count),
      name: NAMES.achievement,
      money,
    })),
    ...sharesOf(friends),
  ]
}
