import type { WithdrawInput, Withdrawal, WithdrawSettings } from '@longan/sdk'
import { withdrawals } from '@longan/sdk/withdrawals'
import { mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query'
import type { Language } from '#lib/money/money.ts'
import { serverClock } from '#lib/time/server-clock.ts'
import { http } from '../gateway.ts'
import { session } from '../member/session.ts'

export type { WithdrawSettings, Withdrawal }
export type Block = NonNullable<WithdrawSettings['blocked']>[number]
export type WithdrawalState = NonNullable<Withdrawal['state']>

const DAY = 86_400_000
/** More than the number of withdrawals in the period. */
const MAX_ROWS = 500
/** The interval between two fetches of an open withdrawal, ms. */
export const POLL_INTERVAL = 5000

export const withdrawSettingsQuery = (language: Language) =>
  queryOptions({
    queryKey: ['withdrawals', 'settings', language, session.get()?.userName],
    queryFn: ({ signal }) => withdrawals(http).getSettings(0, { signal }),
    staleTime: 0,
  })

export const turnoverQuery = () =>
  queryOptions({
    queryKey: ['withdrawals', 'turnover', session.get()?.userName],
    queryFn: ({ signal }) => withdrawals(http).getTurnover({ signal }),
    staleTime: 0,
  })

export const chargeQuery = (query: { withdrawAmount: number; withdrawType: Withdrawal['withdrawType'] }) =>
  queryOptions({
    queryKey: ['withdrawals', 'charge', query, session.get()?.userName],
    queryFn: ({ signal }) => withdrawals(http).getCharges(query, { signal }),
    staleTime: 0,
  })

const statesByNumber: WithdrawalState[] = ['submitted', 'reviewing', 'paying', 'paid', 'rejected']
/** The state of a withdrawal; older gateways only send a number. */
export const withdrawalStateOf = ({ state, status }: Pick<Withdrawal, 'state' | 'status'>): WithdrawalState =>
  state ?? statesByNumber[status] ?? 'submitted'
export const isInProgress = (one: Withdrawal) => ['submitted', 'reviewing', 'paying'].includes(withdrawalStateOf(one))

/** One withdrawal, polled until it is final; null if it does not exist. `at` is its approximate time: the gateway returns 30 days at once. */
export const withdrawalQuery = (refId: string, language: Language, at = serverClock.now()) =>
  queryOptions({
    queryKey: ['withdrawals', 'one', refId, language, session.get()?.userName],
    queryFn: async ({ signal }) => {
      // The estimated server time has fractions; the gateway takes whole milliseconds.
      const moment = Math.floor(at)
      const span = { startDateTs: moment - 29 * DAY, endDateTs: moment + DAY }
      const { records } = await withdrawals(http).list({ ...span, start: 0, end: MAX_ROWS }, { signal })
      return records.find((one) => one.refId === refId) ?? null
    },
    staleTime: 0,
    refetchInterval: ({ state: { data } }) => (data && isInProgress(data) ? POLL_INTERVAL : false),
  })

export const invalidateAfterWithdrawal = (client: QueryClient) =>
  Promise.all(
    [['withdrawals'], ['wallet'], ['records'], ['accounts']].map((queryKey) => client.invalidateQueries({ queryKey })),
  )

type Order = { body: WithdrawInput; idempotencyKey: string }

/** Requests a withdrawal; the idempotency key makes it safe to send again. */
export const withdraw = (client: QueryClient) =>
  mutationOptions({
    mutationFn: ({ body, idempotencyKey }: Order) => withdrawals(http).withdraw(body, { idempotencyKey }),
    // Not awaited: the caller continues to the receipt.
    onSettled: () => void invalidateAfterWithdrawal(client),
  })
