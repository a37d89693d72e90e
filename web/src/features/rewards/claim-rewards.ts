import { invalidating } from '@longan/react-query'
import { claimRebate } from '@longan/react-query/rebates'
import { claimReward } from '@longan/react-query/rewards'
import { rebates } from '@longan/sdk/rebates'
import { rewards } from '@longan/sdk/rewards'
import { mutationOptions } from '@tanstack/react-query'
import { http } from '#api/gateway.ts'
import { session } from '#api/member/session.ts'
import { problemCode, isFinalError } from '#api/problems.ts'
import type { PendingReward, RewardAmount } from './rewards.queries.ts'

const claim = ({ id, type }: PendingReward) =>
  type ? rewards(http).claim({ promotionClaimId: Number(id), promotionType: type }) : rebates(http).claim(id)

/** Claims that may have arrived without a response: "already claimed" then means success. */
const unconfirmed = new Set<string>()

async function claimOne(one: PendingReward): Promise<RewardAmount> {
  const name = `${one.type} ${one.id} ${session.get()?.userName}`
  try {
    await claim(one)
  } catch (error) {
    if (!isFinalError(error)) unconfirmed.add(name)
    if (problemCode(error) !== 'reward.claimed' || !unconfirmed.has(name)) throw error
  }
  unconfirmed.delete(name)
  return { money: one.money, points: one.points }
}

/** Claims all rewards one by one and returns the total. A rejected one does not stop the others. */
async function claimAll(waiting: readonly PendingReward[]): Promise<RewardAmount> {
  const sum = { money: 0, points: 0 }
  let refusal: unknown
  for (const one of waiting) {
    try {
      const { money, points } = await claimOne(one)
      sum.money += money
      sum.points += points
    } catch (error) {
      refusal = error
    }
  }
  if (refusal && sum.money + sum.points === 0) throw refusal
  return sum
}

/** Claims rewards and rebates, and ends after the refetch of what has changed. */
export const claimRewards = () =>
  mutationOptions({
    mutationFn: claimAll,
    ...invalidating([...claimReward.invalidates, ...claimRebate.invalidates]),
  })
