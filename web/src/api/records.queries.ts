import type { BetRecord, LotteryRecord } from '@longan/sdk'
import { infiniteQueryOptions } from '@tanstack/react-query'
import { gateway } from './gateway.ts'

/** First and last moment, ms since the epoch; the gateway allows 30 days. */
export type Span = { from: number; to: number }
/** What a betting record shows: slots, or lottery bets that are decided or not. */
export type BetKind = 'slots' | 'lottery' | 'lotteryOpen'
export type Bet = BetRecord | LotteryRecord

const SIZE = 20
const nextPage = ({ totalPages }: { totalPages: number }, _pages: unknown, page: number) =>
  page < totalPages ? page + 1 : undefined

/** The movements of the person's money, page by page; `codeType` narrows them to one kind. */
export const transactionsQuery = (span: Span, codeType: string) =>
  infiniteQueryOptions({
    queryKey: ['records', 'transactions', span, codeType],
    queryFn: ({ pageParam, signal }) =>
      gateway.records.listTransactions(
        {
          startTime: span.from,
          endTime: span.to,
          ...(codeType && { codeTypes: codeType }),
          page: pageParam,
          size: SIZE,
        },
        { signal },
      ),
    initialPageParam: 1,
    getNextPageParam: nextPage,
    staleTime: 0,
  })

function listBets(kind: BetKind, filter: { startDate: number; endDate: number; page: number }, signal: AbortSignal) {
  const { records } = gateway
  const query = { ...filter, size: SIZE }
  if (kind === 'slots') return records.listRngOrders(query, { signal })
  return kind === 'lottery'
    ? records.listElottSettledOrders(query, { signal })
    : records.listElottUnsettledOrders(query, { signal })
}

/** The person's bets of one kind, page by page, with the sums over all pages in each `footer`. */
export const betsQuery = (span: Span, kind: BetKind) =>
  infiniteQueryOptions({
    queryKey: ['records', 'bets', span, kind],
    queryFn: async ({ pageParam, signal }) => {
      const page = await listBets(kind, { startDate: span.from, endDate: span.to, page: pageParam }, signal)
      return { ...page, list: page.list as Bet[] }
    },
    initialPageParam: 1,
    getNextPageParam: nextPage,
    staleTime: 0,
  })
