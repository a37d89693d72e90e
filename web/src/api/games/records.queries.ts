import type { BetRecord, LotteryRecord } from '@longan/sdk'
import type { Query } from '@longan/react-query'
import {
  listFishOrders,
  listLiveOrders,
  listPvpOrders,
  listSportsSettledOrders,
  listSportsUnsettledOrders,
} from '@longan/react-query/orders'
import {
  listElottSettledOrders,
  listElottUnsettledOrders,
  listRngOrders,
  listTransactions,
} from '@longan/react-query/records'
import type { orders } from '@longan/sdk/orders'
import type { Language } from '#lib/money/money.ts'
import { apiIn } from '../gateway.ts'
import { PAGE_SIZE, pagedQuery } from '../query-options.ts'

/** The first and last moment, ms since the epoch; the gateway allows 30 days. */
export type Period = { start: number; end: number }
export type BetKind = 'slots' | 'live' | 'fish' | 'cards' | 'sports' | 'lottery'
export type BetState = 'open' | 'won' | 'lost' | 'tied' | 'cancelled'
export type BetFilter = { kind: BetKind; state?: BetState | undefined; vendor: string; order: string }
export type Bet = BetRecord | LotteryRecord

export const transactionsQuery = ({ start, end }: Period, type: string, language: Language) => {
  const narrowed = type && (/^[\d,]+$/.test(type) ? { txTypeIds: type } : { codeTypes: type })
  const query = { startTime: start, endTime: end, ...narrowed, size: PAGE_SIZE }
  return pagedQuery(listTransactions, query, apiIn(language))
}

/** Returns whether bets of this kind can be open; the others are settled at once. */
export const canBeOpen = (kind: BetKind) => kind === 'sports' || kind === 'lottery'

const settledReads = {
  slots: listRngOrders,
  live: listLiveOrders,
  fish: listFishOrders,
  cards: listPvpOrders,
  sports: listSportsSettledOrders,
  lottery: listElottSettledOrders,
}
const openReads: Partial<Record<BetKind, { operation: string }>> = {
  sports: listSportsUnsettledOrders,
  lottery: listElottUnsettledOrders,
}
/** All of them have the same filter and the same kinds of rows. */
type ListBets = (
  ...input: Parameters<ReturnType<typeof orders>['listLiveOrders']>
) => Promise<Omit<Awaited<ReturnType<ReturnType<typeof orders>['listLiveOrders']>>, 'items'> & { items: Bet[] }>

export const betReads = [...Object.values(settledReads), ...Object.values(openReads)]

const statuses = { won: 1, lost: 2, tied: 3, cancelled: 4 } as const

/** The member's bets of one kind, paged, with totals over all pages in each `footer`. */
export const betsQuery = ({ start, end }: Period, { kind, state, vendor, order }: BetFilter) => {
  const narrowed = {
    ...(state && state !== 'open' && { status: statuses[state] }),
    ...(vendor && { accountType: vendor }),
    ...(order && { orderNoSearch: order }),
  }
  const query = { startDate: start, endDate: end, ...narrowed, size: PAGE_SIZE }
  const read = (state === 'open' && openReads[kind]) || settledReads[kind]
  return pagedQuery(read as unknown as Query<ListBets>, query)
}
