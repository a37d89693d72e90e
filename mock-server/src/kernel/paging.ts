/** A list, or how long it is and how to make a row of it when somebody looks. */
export type List<Row> = readonly Row[] | { length: number; rowAt(index: number): Row }
type Asked = {
  page: number
  size: number
  /** The number of the first page. */
  first?: 0 | 1
}

/** One page of a list, counted from 1 unless said otherwise. A page beyond the last one is empty. */
export function pageOf<Row>(list: List<Row>, { page, size, first = 1 }: Asked) {
  const from = (page - first) * size
  const count = Math.max(0, Math.min(size, list.length - from))
  const rowAt = (index: number) => ('rowAt' in list ? list.rowAt(index) : list[index]!)
  const rows = Array.from({ length: count }, (_, row) => rowAt(from + row))
  return { rows, total: list.length, totalPages: Math.ceil(list.length / size) }
}
