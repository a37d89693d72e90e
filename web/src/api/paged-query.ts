import { infiniteQueryOptions, type QueryKey } from '@tanstack/react-query'

export type Page<Row> = { rows: Row[]; totalPages: number }

type FetchPage<One> = (page: number, signal: AbortSignal) => Promise<One>

/** A list read page by page, from page 1; refetched on each mount. */
export const pagedQuery = <One extends Page<unknown>>(queryKey: QueryKey, fetchPage: FetchPage<One>) =>
  infiniteQueryOptions({
    queryKey,
    queryFn: ({ pageParam, signal }) => fetchPage(pageParam, signal),
    initialPageParam: 1,
    getNextPageParam: ({ totalPages }, _pages, last) => (last < totalPages ? last + 1 : undefined),
    staleTime: 0,
  })
