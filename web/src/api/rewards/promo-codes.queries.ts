import { promoCodes } from '@longan/sdk/promo-codes'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { Language } from '#lib/money/money.ts'
import { http } from '../gateway.ts'
import { rewardMutation, rewardKey } from './reward-key.ts'

export const codesQuery = (language: Language) =>
  queryOptions({
    queryKey: rewardKey('codes', language),
    queryFn: ({ signal }) => promoCodes(http).list({ signal }),
  })

export const claimCode = (client: QueryClient) =>
  rewardMutation(client, async (code: string) => {
    const { bonusAmt, pointAmt, ticketName } = await promoCodes(http).claim(code)
    return { money: bonusAmt, points: pointAmt, ticket: ticketName }
  })
