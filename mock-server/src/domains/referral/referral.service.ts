import type { Caller } from '../../kernel/world/caller.ts'
import { Refusal } from '../../kernel/validation/refusal.ts'
import type { World } from '../../kernel/world/world.ts'
import type { Bonus, BonusesService, DepositTotalsService, TurnoverService } from '../bonuses/bonuses.service.ts'
import type { Member, MembersService } from '../member/member.service.ts'
import * as v from 'valibot'
import { defineLog } from '../../kernel/tables/table.ts'
import { dayOf, monthBefore } from '../../kernel/world/local-day.ts'
import type { LocalizedText } from '../../kernel/validation/language.ts'

/** A referral reward that can be claimed; money in minor units. */
export type ReferralReward = { key: string; name: LocalizedText; money: number }

/** First deposit after which a friend counts, in minor units. */
const FIRST_DEPOSIT = 10_000_000
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

const achievementKey = (friends: number) => `referral:achievement:${friends}`

const earningsOf = ({ clock }: World, turnover: TurnoverService) => {
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

/** A referral of a new member. `id` is the friend's. */
const referralSchema = v.object({
  id: v.number(),
  referrerId: v.number(),
  account: v.string(),
  invitedAt: v.number(),
  registeredAt: v.number(),
})
export type Referral = v.InferOutput<typeof referralSchema>

export const referralTable = defineLog('referrals', referralSchema, { by: ['referrerId'] })

export type ReferralService = ReturnType<typeof referralService>
type Dependencies = {
  members: MembersService
  bonuses: BonusesService
  depositTotals: DepositTotalsService
  turnover: TurnoverService
}
const CODE = /^LG(\d+)$/

export const referralService = (world: World, { members, bonuses, depositTotals, turnover }: Dependencies) => {
  const referrals = world.table(referralTable)
  const friendsOf = (memberId: number): Referral[] => referrals.where({ referrerId: memberId }).reverse()
  const isQualified = ({ id }: Referral) => (depositTotals.of(id)[0]?.amount ?? 0) >= FIRST_DEPOSIT
  const earned = earningsOf(world, turnover)
  const ripeOf = (memberId: number): ReferralReward[] =>
    earned(friendsOf(memberId).filter(isQualified)).filter(({ key }) => !bonuses.get(memberId, key))

  function referrerOf(code: string): number {
    const referrerId = Number(CODE.exec(code)?.[1])
    if (!members.get(referrerId)) throw unknownCode()
    return referrerId
  }

  return {
    friendsOf,
    isQualified,
    ripeOf,
    codeOf: (memberId: number) => `LG${memberId}`,
    hasAchieved: (memberId: number, friends: number) => bonuses.get(memberId, achievementKey(friends)) !== undefined,
    earnedBy: (memberId: number): Bonus[] => bonuses.of(memberId).filter(({ kind }) => kind === 'REFERRAL'),

    assertKnownCode: (code: string): void => void referrerOf(code),

    async addReferral(friend: Pick<Member, 'id' | 'account' | 'registeredAt'>, code: string): Promise<void> {
      const referrerId = referrerOf(code)
      if (referrerId === friend.id) throw unknownCode()
      const { id, account, registeredAt } = friend
      await referrals.insert({ id, referrerId, account, registeredAt, invitedAt: registeredAt })
    },

    async claim(member: Caller): Promise<ReferralReward[]> {
      bonuses.assertNotTrial(member)
      const claimable = ripeOf(member.id)
      if (claimable.length === 0) throw new Refusal(400, 'reward.not.ready', 'There is no referral reward to claim')
      for (const reward of claimable) await bonuses.grant(member, { ...reward, kind: 'REFERRAL' })
      return claimable
    },
  }
}

const unknownCode = () =>
  new Refusal(400, 'referrer.link.incorrect', 'No member has this referral code', {
    field: 'referralCode',
    reason: 'is not the code of a member',
  })
