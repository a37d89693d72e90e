import type { BetRecord, LotteryRecord } from '@longan/sdk'
import { orders } from '@longan/sdk/orders'
import { records } from '@longan/sdk/records'
import { reports } from '@longan/sdk/reports'
import { queryOptions } from '@tanstack/react-query'
import type { Language } from '#lib/money/money.ts'
import { http } from '../gateway.ts'
import { pagedQuery } from '../paged-query.ts'

/** The first and last moment, ms since the epoch; the gateway allows 30 days. */
export type Period = { start: number; end: number }
export type BetKind = 'slots' | 'live' | 'fish' | 'cards' | 'sports' | 'lottery'
export type BetState = 'open' | 'won' | 'lost' | 'tied' | 'cancelled'
export type BetFilter = { kind: BetKind; state?: BetState | undefined; vendor: string; order: string }
export type Bet = BetRecord | LotteryRecord

const SIZE = 20

export const transactionsQuery = ({ start, end }: Period, type: string, language: Language) =>
  pagedQuery(['records', 'transactions', start, end, type, language], async (page, signal) => {
    const narrowed = type && (/^\d+$/.test(type) ? { txTypeIds: type } : { codeTypes: type })
    const query = { startTime: start, endTime: end, ...narrowed, page, size: SIZE }
    const { list: rows, ...rest } = await records(http).listTransactions(query, { signal })
    return { rows, ...rest }
  })

export const transactionCodesQuery = (language: Language) =>
  queryOptions({
    queryKey: ['records', 'codes', language],
    queryFn: ({ signal }) => reports(http).listTransactionCodes({ signal }),
    staleTime: 10 * 60_000,
  })

/** Returns whether bets of this kind can be open; the others are settled at once. */
export const canBeOpen = (kind: BetKind) => kind === 'sports' || kind === 'lottery'

function operationFor({ kind, state }: BetFilter) {
  const isOpen = state === 'open'
  const [slots, others] = [records(http), orders(http)]
  if (kind === 'lottery') return isOpen ? slots.listElottUnsettledOrders : slots.listElottSettledOrders
  if (kind === 'sports') return isOpen ? others.listSportsUnsettledOrders : others.listSportsSettledOrders
  if (kind === 'slots') return slots.listRngOrders
  return { live: others.listLiveOrders, fish: others.listFishOrders, cards: others.listPvpOrders }[kind]
}

const statuses = { won: 1, lost: 2, tied: 3, cancelled: 4 } as const

/** The member's bets of one kind, paged, with totals over all pages in each `footer`. */
export const betsQuery = ({ start, end }: Period, filter: BetFilter) =>
  pagedQuery(['records', 'bets', start, end, filter], async (page, signal) => {
    const { state, vendor, order } = filter
    const narrowed = {
      ...(state && state !== 'open' && { status: statuses[state] }),
      ...(vendor && { accountType: vendor }),
      ...(order && { orderNoSearch: order }),
    }
    const query = { startDate: start, endDate: end, ...narrowed, page, size: SIZE }
    const { list, ...rest } = await operationFor(filter)(query, { signal })
    return { rows: list as Bet[], ...rest }
  })
