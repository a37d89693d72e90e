import type { Caller } from '../../kernel/world/caller.ts'
import { midnightBefore } from '../../kernel/world/local-day.ts'
import { invalidField, Refusal } from '../../kernel/validation/refusal.ts'
import type { World } from '../../kernel/world/world.ts'
import type { Bonus, BonusesService } from '../bonuses/bonuses.service.ts'
import { type Reward, rewardTable } from './reward.model.ts'

export type { Reward } from './reward.model.ts'
export type RewardsService = ReturnType<typeof rewardsService>

const keyOf = (id: number) => `reward:${id}`

export const rewardsService = (world: World, bonuses: BonusesService) => {
  const { clock } = world
  const rewards = world.table(rewardTable)
  const isExpired = ({ expiresAt }: Reward) => expiresAt <= clock.now()

  /** Unclaimed rewards, newest first; expired ones are included. None during a break. */
  const unclaimedOf = (memberId: number): Reward[] =>
    bonuses.receivesOffers(memberId)
      ? rewards
          .where({ memberId })
          .filter(({ id }) => !bonuses.get(memberId, keyOf(id)))
          .reverse()
      : []

  return {
    isExpired,
    unclaimedOf,
    grant: (reward: Reward): Promise<Reward> => rewards.insert(reward),

    async claim(member: Caller, id: number): Promise<Reward> {
      bonuses.assertNotTrial(member)
      const reward = rewards.get(id)
      if (reward?.memberId !== member.id) throw invalidField('promotionClaimId', 'is not a reward of the member')
      bonuses.assertNotClaimed(member.id, keyOf(id), 'promotionClaimId')
      if (isExpired(reward)) throw rewardExpired()
      const { kind, name, money, points } = reward
      await bonuses.grant(member, { key: keyOf(id), kind, name, money, points }, 'promotionClaimId')
      return reward
    },

    claimedBy(memberId: number) {
      const claimed = bonuses.of(memberId)
      const today = midnightBefore(clock.now())
      return {
        claimed,
        money: sumOf(claimed, 'money'),
        points: sumOf(claimed, 'points'),
        moneyToday: sumOf(
          claimed.filter(({ at }) => at >= today),
          'money',
        ),
      }
    },
  }
}

const sumOf = (bonuses: Bonus[], field: 'money' | 'points') => bonuses.reduce((sum, bonus) => sum + bonus[field], 0)

const rewardExpired = () =>
  new Refusal(400, 'reward.expired', 'The reward has expired', { field: 'promotionClaimId', reason: 'has expired' })
