import type { WithdrawInput, Withdrawal, WithdrawSettings } from '@longan/sdk'
import { withdrawals } from '@longan/sdk/withdrawals'
import { mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query'
import type { Language } from '#lib/money.ts'
import { serverClock } from '#lib/server-clock.ts'
import { http } from './gateway.ts'
import { session } from './session.ts'

export type { WithdrawSettings, Withdrawal }
/** What stands in the way of a withdrawal. */
export type Block = NonNullable<WithdrawSettings['blocked']>[number]
export type WithdrawalState = NonNullable<Withdrawal['state']>

const DAY = 86_400_000
/** More than can be made in the span that is asked for. */
const MAX_ROWS = 500
/** How often an open withdrawal is looked at again, ms. */
export const POLL_INTERVAL = 5000

/** Limits and switches of withdrawals, and what stands in the person's way. */
export const withdrawSettingsQuery = (language: Language) =>
  queryOptions({
    queryKey: ['withdrawals', 'settings', language, session.get()?.userName],
    queryFn: ({ signal }) => withdrawals(http).getSettings(0, { signal }),
    staleTime: 0,
  })

/** What has to be staked before a withdrawal, and how much of it is. */
export const turnoverQuery = () =>
  queryOptions({
    queryKey: ['withdrawals', 'turnover', session.get()?.userName],
    queryFn: ({ signal }) => withdrawals(http).getTurnover({ signal }),
    staleTime: 0,
  })

/** What would be taken out of an amount. */
export const chargeQuery = (query: { withdrawAmount: number; withdrawType: Withdrawal['withdrawType'] }) =>
  queryOptions({
    queryKey: ['withdrawals', 'charge', query, session.get()?.userName],
    queryFn: ({ signal }) => withdrawals(http).getCharges(query, { signal }),
    staleTime: 0,
  })

const statesByNumber: WithdrawalState[] = ['submitted', 'reviewing', 'paying', 'paid', 'rejected']
/** Where a withdrawal stands; older gateways tell a number alone. */
export const withdrawalStateOf = ({ state, status }: Pick<Withdrawal, 'state' | 'status'>): WithdrawalState =>
  state ?? statesByNumber[status] ?? 'submitted'
/** Whether something is still to come. */
export const isInProgress = (one: Withdrawal) => ['submitted', 'reviewing', 'paying'].includes(withdrawalStateOf(one))

/**
 * One withdrawal, looked at again and again until it has come to its end; nothing where there is none of this number. `at`
 * is about when it was made: the gateway tells 30 days at once.
 */
export const withdrawalQuery = (refId: string, language: Language, at = serverClock.now()) =>
  queryOptions({
    queryKey: ['withdrawals', 'one', refId, language, session.get()?.userName],
    queryFn: async ({ signal }) => {
      // The device knows the gateway's time to less than a millisecond; the gateway takes whole ones.
      const moment = Math.floor(at)
      const span = { startDateTs: moment - 29 * DAY, endDateTs: moment + DAY }
      const { records } = await withdrawals(http).list({ ...span, start: 0, end: MAX_ROWS }, { signal })
      return records.find((one) => one.refId === refId) ?? null
    },
    staleTime: 0,
    refetchInterval: ({ state: { data } }) => (data && isInProgress(data) ? POLL_INTERVAL : false),
  })

/** What a withdrawal changes: the balance, the records, and what is left of the limits. */
export const invalidateAfterWithdrawal = (client: QueryClient) =>
  Promise.all(
    [['withdrawals'], ['wallet'], ['records'], ['accounts']].map((queryKey) => client.invalidateQueries({ queryKey })),
  )

/** A withdrawal, and the name of the intent. */
type Order = { body: WithdrawInput; idempotencyKey: string }

/** Takes money out, once for each intent, however often it is sent. */
export const withdraw = (client: QueryClient) =>
  mutationOptions({
    mutationFn: ({ body, idempotencyKey }: Order) => withdrawals(http).withdraw(body, { idempotencyKey }),
    // Not waited for: whoever asked goes on to the receipt.
    onSettled: () => void invalidateAfterWithdrawal(client),
  })
