import type { Withdrawal, WithdrawSettings } from '@longan/sdk'
import { getWithdrawSettings, listWithdrawals } from '@longan/react-query/withdrawals'
import { queryOptions } from '@tanstack/react-query'
import type { Language } from '#lib/money/money.ts'
import { serverClock } from '#lib/time/server-clock.ts'
import { apiIn } from '#api/gateway.ts'
import type { Prefetch } from '#api/site/first-view.ts'
import { walletsQuery } from '#api/wallet/wallet.queries.ts'
import { queryOf } from '#lib/site/paths.ts'
import { accountsQuery } from './accounts.queries.ts'

export type { WithdrawSettings, Withdrawal }
export type Block = NonNullable<WithdrawSettings['blocked']>[number]
export type WithdrawalState = NonNullable<Withdrawal['state']>

const DAY = 86_400_000
/** More than the number of withdrawals in the period. */
const MAX_ROWS = 500
/** The interval between two fetches of an open withdrawal, ms. */
const POLL_INTERVAL = 5000

export const withdrawSettingsQuery = (language: Language) => ({
  ...getWithdrawSettings.queryOptions(apiIn(language), 0),
  staleTime: 0,
})

/** Prefetches what the form needs; a withdrawal in the address has its own page. */
export const prefetchWithdraw: Prefetch = (client, language, address) =>
  queryOf(address).has('id')
    ? Promise.resolve()
    : Promise.all([
        client.prefetchQuery(withdrawSettingsQuery(language)),
        client.prefetchQuery(accountsQuery(language)),
        client.prefetchQuery(walletsQuery()),
      ])

const statesByNumber: WithdrawalState[] = ['submitted', 'reviewing', 'paying', 'paid', 'rejected']
/** The state of a withdrawal; older gateways only send a number. */
export const withdrawalStateOf = ({ state, status }: Pick<Withdrawal, 'state' | 'status'>): WithdrawalState =>
  state ?? statesByNumber[status] ?? 'submitted'
export const isInProgress = (one: Withdrawal) => ['submitted', 'reviewing', 'paying'].includes(withdrawalStateOf(one))

/** One withdrawal, polled until it is final; null if it does not exist. `at` is its approximate time: the gateway returns 30 days at once. */
export function withdrawalQuery(refId: string, language: Language, at = serverClock.now()) {
  // Whole days: the query stays the same while time goes on.
  const nextDay = (Math.floor(at / DAY) + 1) * DAY
  const span = { startDateTs: nextDay - 29 * DAY, endDateTs: nextDay + DAY }
  const find = (records: Withdrawal[] = []) => records.find((one) => one.refId === refId) ?? null
  return queryOptions({
    ...listWithdrawals.queryOptions(apiIn(language), { ...span, page: 1, size: MAX_ROWS }),
    select: ({ items }) => find(items),
    staleTime: 0,
    refetchInterval: ({ state: { data } }) => {
      const withdrawal = find(data?.items)
      return withdrawal && isInProgress(withdrawal) ? POLL_INTERVAL : false
    },
  })
}
