import { signIn } from '@longan/sdk/sign-in'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { Language } from '#lib/money.ts'
import { http } from './gateway.ts'
import { rewardMutation, rewardKey } from './reward-key.ts'

/** The site's calendar of days in a row, with what the person has of it; none where the site runs none. */
export const signInQuery = (language: Language) =>
  queryOptions({
    queryKey: rewardKey('sign-in', language),
    queryFn: async ({ signal }) => {
      const [promotion] = await signIn(http).listPromotions({ signal })
      if (!promotion) return { promotion, days: [], sums: undefined }
      const { list: days, footer: sums } = await signIn(http).getCalendar(promotion.configId, { signal })
      return { promotion, days, sums }
    },
  })

/** Takes what today gives; the day is named by its id. */
export const claimDay = (client: QueryClient) =>
  rewardMutation(client, async (id: number) => {
    const { amount, pointAmount, ticket } = await signIn(http).claim(id)
    return { money: amount, points: pointAmount, ticket: ticket?.rewardName }
  })
