import { referral } from '@longan/sdk/referral'
import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import type { Language } from '#lib/money.ts'
import { http } from './gateway.ts'
import { pagedQuery } from './paged-query.ts'

const SIZE = 20
const baseKey = ['referral']

/** The person's own code, and what friends have brought so far. */
export const referralDetailsQuery = () =>
  queryOptions({
    queryKey: [...baseKey, 'details'],
    queryFn: ({ signal }) => referral(http).getDetails({ signal }),
  })

/** Money that friends have brought, by day and by what for. */
export const referralIncomeQuery = () =>
  queryOptions({
    queryKey: [...baseKey, 'income'],
    queryFn: ({ signal }) => referral(http).getIncome({}, { signal }),
  })

/** What is paid once for so many friends. */
export const achievementsQuery = () =>
  queryOptions({
    queryKey: [...baseKey, 'achievements'],
    queryFn: ({ signal }) => referral(http).listAchievements({ signal }),
  })

/** C: friends who count, I: those who do not yet, nothing: all. */
export type FriendStatus = '' | 'C' | 'I'

/** The friends a person has brought, the newest first, page by page. */
export const friendsQuery = (status: FriendStatus) =>
  pagedQuery([...baseKey, 'friends', status], async (page, signal) => {
    const query = { ...(status && { status }), page, size: SIZE }
    const { list: rows, ...rest } = await referral(http).list(query, { signal })
    return { rows, ...rest }
  })

/** How bringing friends works; the gateway answers in the language on screen. */
export const referralRulesQuery = (language: Language) =>
  queryOptions({
    queryKey: ['referralRules', language],
    meta: { of: 'site' },
    queryFn: ({ signal }) => referral(http).listRules({ signal }),
  })

/** What so many friends are worth. */
export const estimatesQuery = () =>
  queryOptions({
    queryKey: ['referralEstimates'],
    meta: { of: 'site' },
    queryFn: ({ signal }) => referral(http).listEstimates({ signal }),
  })

/** Takes everything that friends have brought and that was not taken yet. */
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
