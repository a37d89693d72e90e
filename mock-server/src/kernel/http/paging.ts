export type PagedList<Row> = readonly Row[] | { length: number; rowAt(index: number): Row }
type PageQuery = {
  page: number
  size: number
  firstPage?: 0 | 1
}

/** Returns one page of a list. A page after the last one is empty. */
export function pageOf<Row>(list: PagedList<Row>, { page, size, firstPage = 1 }: PageQuery) {
  const start = (page - firstPage) * size
  const count = Math.max(0, Math.min(size, list.length - start))
  const rowAt = (index: number) => ('rowAt' in list ? list.rowAt(index) : list[index]!)
  const rows = Array.from({ length: count }, (_, row) => rowAt(start + row))
  return { rows, total: list.length, totalPages: Math.ceil(list.length / size) }
}
