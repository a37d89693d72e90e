import type { Api, Query } from '@longan/react-query'
import { api } from './gateway.ts'

export const PAGE_SIZE = 20
export type Page<Row> = { list: Row[]; totalPages: number }

// oxlint-disable-next-line typescript/no-explicit-any -- no method accepts `unknown`
type ListMethod = (...input: any[]) => Promise<{ totalPages: number }>
type Input<M extends ListMethod> = Parameters<Query<M>['queryOptions']> extends [Api, ...infer Values] ? Values : never

/** A list read page by page, from page 1; refetched on each mount. */
export const pagedQuery = <M extends ListMethod>(read: Query<M>, input: (page: number) => Input<M>[0], from = api) => ({
  ...read.infiniteQueryOptions(from, {
    initialPageParam: 1,
    input: (page: number) => [input(page)] as never,
    getNextPageParam: ({ totalPages }, _pages, page) => (page < totalPages ? page + 1 : undefined),
  }),
  staleTime: 0,
})
