import { referral } from '@longan/sdk/referral'
import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import type { Language } from '#lib/money.ts'
import { http } from './gateway.ts'
import { pagedQuery } from './paged-query.ts'

const SIZE = 20
const baseKey = ['referral']

/** The member's referral code and the income from referrals so far. */
export const referralDetailsQuery = () =>
  queryOptions({
    queryKey: [...baseKey, 'details'],
    queryFn: ({ signal }) => referral(http).getDetails({ signal }),
  })

/** The referral income by day and type. */
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

/** The referred friends, paged, the newest first. */
export const friendsQuery = (status: FriendStatus) =>
  pagedQuery([...baseKey, 'friends', status], async (page, signal) => {
    const query = { ...(status && { status }), page, size: SIZE }
    const { list: rows, ...rest } = await referral(http).list(query, { signal })
    return { rows, ...rest }
  })

/** The referral rules, in the current language. */
export const referralRulesQuery = (language: Language) =>
  queryOptions({
    queryKey: ['referralRules', language],
    meta: { of: 'site' },
    queryFn: ({ signal }) => referral(http).listRules({ signal }),
  })

/** The estimated income for a number of friends. */
export const estimatesQuery = () =>
  queryOptions({
    queryKey: ['referralEstimates'],
    meta: { of: 'site' },
    queryFn: ({ signal }) => referral(http).listEstimates({ signal }),
  })

/** Claims all unclaimed referral income. */
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
