import { type PagedList, pageOf } from '../../kernel/http/paging.ts'

/** The page parameters of lottery calls; pages count from 0. */
export type LotteryPageQuery = { page: number; size: number }

export function lotteryPage<Row>(list: PagedList<Row>, { page, size }: LotteryPageQuery) {
  const { rows, total, totalPages } = pageOf(list, { page, size, firstPage: 0 })
  return { content: rows, number: page, size, totalElements: total, totalPages }
}
