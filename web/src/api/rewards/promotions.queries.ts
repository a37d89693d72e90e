import type { Promotion, RewardRequest } from '@longan/sdk'
import { content } from '@longan/sdk/content'
import { rewards } from '@longan/sdk/rewards'
import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import type { Language } from '#lib/money/money.ts'
import { serverClock } from '#lib/time/server-clock.ts'
import { http } from '../gateway.ts'
import { rewardKey } from './reward-key.ts'
import { session } from '../member/session.ts'

const isOver = ({ noExpiry, endDate = Infinity }: Promotion) => noExpiry !== 1 && endDate <= serverClock.now()

export const promotionsQuery = (language: Language) =>
  queryOptions({
    queryKey: ['content', 'promotions', language],
    meta: { of: 'site' },
    queryFn: async ({ signal }) => {
      const { promotion } = await content(http).listAnnouncements({ types: 'PR' }, { signal })
      return promotion.filter((one) => !isOver(one))
    },
  })

/** The id to apply with: that of the promotion behind the announcement. */
export const applicationIdOf = ({ id, linkedPromotionId = id }: Promotion) => linkedPromotionId

/** The member's status in a promotion: can join, has joined, can apply for its reward, has applied. */
export type PromotionStatus = 'joinable' | 'joined' | 'open' | 'applied'

export const promotionStatusQuery = () =>
  queryOptions({
    queryKey: rewardKey('standing'),
    enabled: Boolean(session.get()),
    queryFn: async ({ signal }) => {
      const [joins, claims] = await Promise.all([
        rewards(http).listSignUpPromotions({ signal }),
        rewards(http).listExtraClaims({ signal }),
      ])
      const joinable = new Map(joins.map(({ promotionId, hasJoined }) => [promotionId, hasJoined === 'Y']))
      const open = new Set(claims.map(({ promotionId }) => promotionId))
      return (promotion: Promotion): PromotionStatus => {
        const hasJoined = joinable.get(applicationIdOf(promotion))
        if (hasJoined !== undefined) return hasJoined ? 'joined' : 'joinable'
        return open.has(applicationIdOf(promotion)) ? 'open' : 'applied'
      }
    },
  })

const invalidateRewards = (client: QueryClient) => client.invalidateQueries({ queryKey: ['rewards'] })

export const joinPromotion = (client: QueryClient) =>
  mutationOptions({
    mutationFn: (id: number) => rewards(http).joinSignUpPromotion(id),
    onSettled: () => invalidateRewards(client),
  })

export const requestReward = (client: QueryClient) =>
  mutationOptions({
    mutationFn: (request: RewardRequest) => rewards(http).request(request),
    onSettled: () => void invalidateRewards(client),
  })
