import type { ClaimableReward, Rebate } from '@longan/sdk'
import { listRebates } from '@longan/react-query/rebates'
import { getAvailablePromotions, listClaimableRewards } from '@longan/react-query/rewards'
import { queryOptions } from '@tanstack/react-query'
import type { Language } from '#lib/money/money.ts'
import { api, apiIn } from '#api/gateway.ts'
import { breaksQuery, rulebookQuery } from '#api/member/responsible.queries.ts'
import { prefetchOfModule } from '#api/member/session.queries.ts'
import type { Prefetch } from '#api/site/first-view.ts'

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

/** Prefetches what all tabs need: the rewards to claim, and which tabs there are. */
export const prefetchRewards: Prefetch = (client, language) =>
  Promise.all([
    client.prefetchQuery(pendingRewardsQuery(language)),
    client.prefetchQuery(getAvailablePromotions.queryOptions(api)),
    prefetchOfModule(client, 'PLYRBT', () => client.prefetchQuery(rebatesQuery())),
    prefetchOfModule(client, 'RESPGAME3', () =>
      Promise.all([client.prefetchQuery(rulebookQuery()), client.prefetchQuery(breaksQuery())]),
    ),
  ])
