import type { Promotion, SignUpPromotion } from '@longan/sdk'
import { listAnnouncements } from '@longan/react-query/content'
import { listExtraRewardClaims, listSignUpPromotions } from '@longan/react-query/rewards'
import { queryOptions } from '@tanstack/react-query'
import type { Language } from '#lib/money/money.ts'
import { isOver } from '#lib/time/is-over.ts'
import { serverClock } from '#lib/time/server-clock.ts'
import { useCombined } from '#lib/use-combined.ts'
import { api, apiIn } from '../gateway.ts'
import type { Prefetch } from '../site/first-view.ts'
import { useSession } from '../member/session.ts'

export const promotionsQuery = (language: Language) =>
  queryOptions({
    ...listAnnouncements.queryOptions(apiIn(language), { types: 'PR' }),
    select: ({ promotion }) => promotion.filter((one) => !isOver(one, serverClock.now())),
  })

export const prefetchPromotions: Prefetch = (client, language) => client.prefetchQuery(promotionsQuery(language))

/** The id to apply with: that of the promotion behind the announcement. */
export const applicationIdOf = ({ id, linkedPromotionId = id }: Promotion) => linkedPromotionId

/** The member's status in a promotion: can join, has joined, can apply for its reward, has applied. */
export type PromotionStatus = 'joinable' | 'joined' | 'open' | 'applied'

/** Returns a function that returns the member's status in a promotion, once it is known. */
export function usePromotionStatus(language: Language) {
  const enabled = useSession() !== undefined
  return useCombined(
    [
      { ...listSignUpPromotions.queryOptions(apiIn(language)), enabled },
      { ...listExtraRewardClaims.queryOptions(api), enabled },
    ],
    toStatusOf,
  )
}

function toStatusOf(joins: SignUpPromotion[], claims: readonly { promotionId: number }[]) {
  const joinable = new Map(joins.map(({ promotionId, hasJoined }) => [promotionId, hasJoined === 'Y']))
  const open = new Set(claims.map(({ promotionId }) => promotionId))
  return (promotion: Promotion): PromotionStatus => {
    const hasJoined = joinable.get(applicationIdOf(promotion))
    if (hasJoined !== undefined) return hasJoined ? 'joined' : 'joinable'
    return open.has(applicationIdOf(promotion)) ? 'open' : 'applied'
  }
}
