import { referral } from '@longan/sdk/referral'
import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import type { Language } from '#lib/money/money.ts'
import { http } from '../gateway.ts'
import { pagedQuery } from '../paged-query.ts'

const SIZE = 20
const baseKey = ['referral']

export const referralDetailsQuery = () =>
  queryOptions({
    queryKey: [...baseKey, 'details'],
    queryFn: ({ signal }) => referral(http).getDetails({ signal }),
  })

export const referralIncomeQuery = () =>
  queryOptions({
    queryKey: [...baseKey, 'income'],
    queryFn: ({ signal }) => referral(http).getIncome({}, { signal }),
  })

/** One-time rewards for a number of referred friends. */
export const achievementsQuery = () =>
  queryOptions({
    queryKey: [...baseKey, 'achievements'],
    queryFn: ({ signal }) => referral(http).listAchievements({ signal }),
  })

/** C: friends who count. I: friends who do not count yet. Empty: all. */
export type FriendStatus = '' | 'C' | 'I'

export const friendsQuery = (status: FriendStatus) =>
  pagedQuery([...baseKey, 'friends', status], async (page, signal) => {
    const query = { ...(status && { status }), page, size: SIZE }
    const { list: rows, ...rest } = await referral(http).list(query, { signal })
    return { rows, ...rest }
  })

export const referralRulesQuery = (language: Language) =>
  queryOptions({
    queryKey: ['referralRules', language],
    meta: { of: 'site' },
    queryFn: ({ signal }) => referral(http).listRules({ signal }),
  })

export const estimatesQuery = () =>
  queryOptions({
    queryKey: ['referralEstimates'],
    meta: { of: 'site' },
    queryFn: ({ signal }) => referral(http).listEstimates({ signal }),
  })

export const claimReferral = (client: QueryClient) =>
  mutationOptions({
    mutationFn: () => referral(http).claim(),
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: baseKey }),
        client.invalidateQueries({ queryKey: ['wallet'] }),
        client.invalidateQueries({ queryKey: ['records'] }),
      ]),
  })
