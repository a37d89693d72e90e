import { signIn } from '@longan/sdk/sign-in'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { Language } from '#lib/money/money.ts'
import { http } from '../gateway.ts'
import { rewardMutation, rewardKey } from './reward-key.ts'

/** The sign-in calendar with the member's progress; `promotion` is undefined if the site has none. */
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

export const claimDay = (client: QueryClient) =>
  rewardMutation(client, async (id: number) => {
    const { amount, pointAmount, ticket } = await signIn(http).claim(id)
    return { money: amount, points: pointAmount, ticket: ticket?.rewardName }
  })
