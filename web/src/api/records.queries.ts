import type { BetRecord, LotteryRecord } from '@longan/sdk'
import { records } from '@longan/sdk/records'
import { http } from './gateway.ts'
import { pagedQuery } from './paged-query.ts'

/** First and last moment, ms since the epoch; the gateway allows 30 days. */
export type Span = { from: number; to: number }
/** What a betting record shows: slots, or lottery bets that are decided or not. */
export type BetKind = 'slots' | 'lottery' | 'lotteryOpen'
export type Bet = BetRecord | LotteryRecord

const SIZE = 20

/** The movements of the person's money, page by page; `codeType` narrows them to one kind. */
export const transactionsQuery = ({ from, to }: Span, codeType: string) =>
  pagedQuery(['records', 'transactions', from, to, codeType], async (page, signal) => {
    const narrowed = codeType && { codeTypes: codeType }
    const query = { startTime: from, endTime: to, ...narrowed, page, size: SIZE }
    const { list: rows, ...rest } = await records(http).listTransactions(query, { signal })
    return { rows, ...rest }
  })

function listBets(kind: BetKind, filter: { startDate: number; endDate: number; page: number }, signal: AbortSignal) {
  const { listRngOrders, listElottSettledOrders, listElottUnsettledOrders } = records(http)
  const query = { ...filter, size: SIZE }
  if (kind === 'slots') return listRngOrders(query, { signal })
  return kind === 'lottery' ? listElottSettledOrders(query, { signal }) : listElottUnsettledOrders(query, { signal })
}

/** The person's bets of one kind, page by page, with the sums over all pages in each `footer`. */
export const betsQuery = ({ from, to }: Span, kind: BetKind) =>
  pagedQuery(['records', 'bets', from, to, kind], async (page, signal) => {
    const { list, ...rest } = await listBets(kind, { startDate: from, endDate: to, page }, signal)
    return { rows: list as Bet[], ...rest }
  })
