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
import type { records } from '@longan/sdk/records'
import type { QueryFunctionContext, QueryKey } from '@tanstack/react-query'
import { type Language, toDecimal, toMinor } from '#lib/money/money.ts'
import { apiIn } from '../gateway.ts'
import { PAGE_SIZE, pagedQuery } from '../query-options.ts'

/** The first and last moment, ms since the epoch; the gateway allows 30 days. */
export type Period = { start: number; end: number }
export type BetKind = 'slots' | 'live' | 'fish' | 'cards' | 'sports' | 'lottery'
export type BetState = 'open' | 'won' | 'lost' | 'tied' | 'cancelled'
export type BetFilter = { kind: BetKind; state?: BetState | undefined; vendor: string; order: string }
export type Bet = BetRecord | LotteryRecord

/** The longest period of one call, ms. */
const LONGEST = 30 * 86_400_000
type TransactionRows = Awaited<ReturnType<ReturnType<typeof records>['listTransactions']>>
type PageContext = QueryFunctionContext<QueryKey, number>

/** The member's movements. A longer period than the gateway allows, such as a month of 31 days, is read in two parts. */
export function transactionsQuery({ start, end }: Period, type: string, language: Language) {
  const narrowed = type && (/^[\d,]+$/.test(type) ? { txTypeIds: type } : { codeTypes: type })
  const queryOf = (span: Period) =>
    pagedQuery(
      listTransactions,
      { startTime: span.start, endTime: span.end, ...narrowed, size: PAGE_SIZE },
      apiIn(language),
    )
  const whole = queryOf({ start, end })
  const split = end - LONGEST + 1
  if (start >= split) return whole
  const readOf = ({ queryFn }: typeof whole) => queryFn as (context: PageContext) => Promise<TransactionRows>
  const readLater = readOf(queryOf({ start: split, end }))
  const readEarlier = readOf(queryOf({ start, end: split - 1 }))
  return {
    ...whole,
    /** Pages of the earlier part are counted downwards. */
    queryFn: async (context: PageContext) => {
      if (context.pageParam < 0) return readEarlier({ ...context, pageParam: -context.pageParam })
      const page = await readLater(context)
      if (context.pageParam > 1) return page
      const { footer, total } = await readEarlier(context)
      return { ...page, total: sumOf(page.total, total), footer: addFooters(page.footer, footer) }
    },
    getNextPageParam: ({ hasNext }: TransactionRows, _pages: TransactionRows[], page: number) => {
      if (hasNext) return page + Math.sign(page)
      return page > 0 ? -1 : null
    },
  }
}

const sumOf = (one: number | undefined, other: number | undefined) =>
  one === undefined || other === undefined ? undefined : toDecimal(toMinor(one) + toMinor(other))

function addFooters(one: TransactionRows['footer'], other: TransactionRows['footer']): TransactionRows['footer'] {
  const sums = { inAmount: sumOf(one.inAmount, other.inAmount), outAmount: sumOf(one.outAmount, other.outAmount) }
  const played = sumOf(one.playAmount, other.playAmount)
  return {
    amount: toDecimal(toMinor(one.amount) + toMinor(other.amount)),
    ...(sums.inAmount !== undefined && { inAmount: sums.inAmount }),
    ...(sums.outAmount !== undefined && { outAmount: sums.outAmount }),
    ...(played !== undefined && { playAmount: played }),
  }
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
