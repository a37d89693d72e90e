import type { Caller } from '../../kernel/caller.ts'
import { Refusal } from '../../kernel/refusal.ts'
import type { World } from '../../kernel/world.ts'
import type { Bonus, BonusesService, PaidInService, TurnoverService } from '../bonuses/bonuses.service.ts'
import type { Member, MembersService } from '../member/member.service.ts'
import { achievementKey, earningsOf, FIRST_DEPOSIT, type RipeReward } from './earnings.ts'
import { type Referral, referralTable } from './referral.model.ts'

export type { RipeReward } from './earnings.ts'
export type ReferralService = ReturnType<typeof referralService>
type Needs = {
  members: MembersService
  bonuses: BonusesService
  paidIn: PaidInService
  turnover: TurnoverService
}
const CODE = /^LG(\d+)$/

/** Members who bring members. */
export const referralService = (world: World, { members, bonuses, paidIn, turnover }: Needs) => {
  const referrals = world.table(referralTable)
  const friendsOf = (memberId: number): Referral[] => referrals.where({ referrerId: memberId }).reverse()
  const isQualified = ({ id }: Referral) => (paidIn.of(id)[0]?.amount ?? 0) >= FIRST_DEPOSIT
  const earned = earningsOf(world, turnover)
  /** What was earned by friends who count and is not claimed yet. */
  const ripeOf = (memberId: number): RipeReward[] =>
    earned(friendsOf(memberId).filter(isQualified)).filter(({ key }) => !bonuses.get(memberId, key))

  function referrerOf(code: string): number {
    const referrerId = Number(CODE.exec(code)?.[1])
    if (!members.get(referrerId)) throw wrongCode()
    return referrerId
  }

  return {
    friendsOf,
    isQualified,
    ripeOf,
    codeOf: (memberId: number) => `LG${memberId}`,
    hasAchieved: (memberId: number, friends: number) => bonuses.get(memberId, achievementKey(friends)) !== undefined,
    /** Everything that friends have brought so far, newest first. */
    earnedBy: (memberId: number): Bonus[] => bonuses.of(memberId).filter(({ kind }) => kind === 'REFERRAL'),

    /** Refuses a code that is nobody's. */
    refuseUnknown: (code: string): void => void referrerOf(code),

    /** Writes down who brought a new member: the one whose code it was. */
    async bring(friend: Pick<Member, 'id' | 'account' | 'registeredAt'>, code: string): Promise<void> {
      const referrerId = referrerOf(code)
      if (referrerId === friend.id) throw wrongCode()
      const { id, account, registeredAt } = friend
      await referrals.insert({ id, referrerId, account, registeredAt, invitedAt: registeredAt })
    },

    /** Pays everything that is ripe; refuses where there is nothing. */
    async claim(member: Caller): Promise<RipeReward[]> {
      bonuses.refuseTrial(member)
      const ripe = ripeOf(member.id)
      if (ripe.length === 0) throw new Refusal(400, 'reward.not.ready', 'No friend has brought anything new')
      for (const reward of ripe) await bonuses.give(member, { ...reward, kind: 'REFERRAL' })
      return ripe
    },
  }
}

const wrongCode = () =>
  new Refusal(400, 'referrer.link.incorrect', 'The referral code belongs to nobody', {
    field: 'referralCode',
    reason: 'is not the code of a member',
  })
