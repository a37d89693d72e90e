/** A page of the lottery calls: counted from 0. */
export type Asked = { page: number; size: number }

/** The page of a list whose rows are made on demand: `rowAt(0)` is the first of all. */
export function pageOf<Row>({ page, size }: Asked, total: number, rowAt: (index: number) => Row) {
  const first = page * size
  const length = Math.max(0, Math.min(size, total - first))
  return {
    content: Array.from({ length }, (_, row) => rowAt(first + row)),
    number: page,
    size,
    totalElements: total,
    totalPages: Math.ceil(total / size),
  }
}
