import type { ClaimableReward } from '@longan/sdk'
import { rebates } from '@longan/sdk/rebates'
import { rewards } from '@longan/sdk/rewards'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { Language } from '#lib/money/money.ts'
import { http } from '../gateway.ts'
import { pagedQuery } from '../paged-query.ts'
import { problemCode } from '../problems.ts'
import { rewardMutation, rewardKey } from './reward-key.ts'
import { session } from '../member/session.ts'
import { isFinalError } from './is-final-error.ts'

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
const SIZE = 20

export const rewardSourcesQuery = () =>
  queryOptions({
    queryKey: rewardKey('ways'),
    queryFn: ({ signal }) => rewards(http).getAvailable({ signal }),
  })

/** The unclaimed rewards, the newest first, including expired ones. */
export const pendingRewardsQuery = (language: Language) =>
  queryOptions({
    queryKey: rewardKey('waiting', language),
    queryFn: async ({ signal }): Promise<PendingReward[]> => {
      const { list } = await rewards(http).listClaimable({ page: 1, size: ALL }, { signal })
      return list.map(toPendingReward)
    },
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

export const rebatesQuery = () =>
  queryOptions({
    queryKey: rewardKey('rebates'),
    queryFn: async ({ signal }): Promise<PendingReward[]> =>
      (await rebates(http).list({ signal })).flatMap(({ rebateId, amount, status, claimableFrom, expiry }) =>
        status === 'CLAIMED'
          ? []
          : {
              id: rebateId,
              day: rebateId,
              money: amount,
              points: 0,
              state: rebateStates[status],
              from: claimableFrom,
              until: expiry,
            },
      ),
  })

export const rebateSharesQuery = () =>
  queryOptions({
    queryKey: rewardKey('shares'),
    queryFn: ({ signal }) => rebates(http).listSettings({ signal }),
  })

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

export const claimRewards = (client: QueryClient) => rewardMutation(client, claimAll)

export const claimedRewardsQuery = (language: Language) =>
  pagedQuery(rewardKey('given', language), async (page, signal) => {
    const { list: rows, ...rest } = await rewards(http).listClaimed({ page, size: SIZE }, { signal })
    return { rows, ...rest }
  })
