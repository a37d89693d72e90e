import type { ClaimableReward, Rebate } from '@longan/sdk'
import { invalidating } from '@longan/react-query'
import { claimRebate, listRebates } from '@longan/react-query/rebates'
import { claimReward, listClaimableRewards } from '@longan/react-query/rewards'
import { rebates } from '@longan/sdk/rebates'
import { rewards } from '@longan/sdk/rewards'
import { mutationOptions, queryOptions } from '@tanstack/react-query'
import type { Language } from '#lib/money/money.ts'
import { api, apiIn, http } from '#api/gateway.ts'
import { session } from '#api/member/session.ts'
import { problemCode, isFinalError } from '#api/problems.ts'

export type RewardAmount = { money: number; points: number }
export type PendingReward = RewardAmount & {
  id: string
  /** The gateway's name; a rebate has a day instead. */
  title?: string
  day?: string
  state: 'ready' | 'later' | 'over'
  /** When it can be claimed from, and until, ms. */
  from?: number
  until: number
  /** The type of a reward; a rebate has none. */
  type?: ClaimableReward['promotionType']
}

/** The maximum page size of the gateway. */
const ALL = 100

/** The unclaimed rewards, the newest first, including expired ones. */
export const pendingRewardsQuery = (language: Language) =>
  queryOptions({
    ...listClaimableRewards.queryOptions(apiIn(language), { page: 1, size: ALL }),
    select: ({ items }) => items.map(toPendingReward),
  })

const toPendingReward = (one: ClaimableReward): PendingReward => ({
  id: String(one.rewardId),
  title: one.eventName,
  money: one.rewardAmount,
  points: one.rewardPoint,
  state: one.status === 'I' ? 'ready' : 'over',
  until: one.expiry,
  type: one.promotionType,
})

const rebateStates = { WAITING: 'later', CLAIMABLE: 'ready', EXPIRED: 'over' } as const

/** The rebates of each day that are not claimed yet. */
export const rebatesQuery = () => queryOptions({ ...listRebates.queryOptions(api), select: toPendingRebates })

const toPendingRebates = (rebates: readonly Rebate[]) =>
  rebates.flatMap(({ rebateId, amount, status, claimableFrom, expiry }): PendingReward[] =>
    status === 'CLAIMED'
      ? []
      : [
          {
            id: rebateId,
            day: rebateId,
            money: amount,
            points: 0,
            state: rebateStates[status],
            from: claimableFrom,
            until: expiry,
          },
        ],
  )

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
