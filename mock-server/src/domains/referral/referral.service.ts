import type { Caller } from '../../kernel/world/caller.ts'
import { Refusal } from '../../kernel/validation/refusal.ts'
import type { World } from '../../kernel/world/world.ts'
import type { Bonus, BonusesService, DepositTotalsService, TurnoverService } from '../bonuses/bonuses.service.ts'
import type { Member, MembersService } from '../member/member.service.ts'
import { achievementKey, earningsOf, FIRST_DEPOSIT, type ReferralReward } from './earnings.ts'
import { type Referral, referralTable } from './referral.model.ts'

export type { ReferralReward } from './earnings.ts'
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
