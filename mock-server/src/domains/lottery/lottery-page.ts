import { type List, pageOf } from '../../kernel/paging.ts'

/** What lottery calls ask a page by; they count from 0. */
export type Asked = { page: number; size: number }

/** A page as lottery calls answer it. */
export function lotteryPage<Row>(list: List<Row>, { page, size }: Asked) {
  const { rows, total, totalPages } = pageOf(list, { page, size, first: 0 })
  return { content: rows, number: page, size, totalElements: total, totalPages }
}
