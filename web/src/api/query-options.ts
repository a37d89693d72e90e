import { type QueryFunctionContext, queryOptions } from '@tanstack/react-query'
import type { ListMethod, Query } from '@longan/react-query'
import { api } from './gateway.ts'

type Fetch = (context: QueryFunctionContext) => unknown
type Fetched<Options> = Options extends { queryFn?: infer Own }
  ? Awaited<ReturnType<Extract<Own, (context: never) => unknown>>>
  : never

type Steps<Options> = {
  before?: (context: QueryFunctionContext) => Promise<unknown>
  /** Gets each response that arrives. */
  after?: (response: Fetched<Options>, context: QueryFunctionContext) => unknown
}

/** A query with steps around its request. */
export const around = <Options extends { queryFn?: unknown }>(
  options: Options,
  { before, after }: Steps<Options>,
): Options => ({
  ...options,
  queryFn: async (context: QueryFunctionContext) => {
    if (before) await before(context)
    const response = (await (options.queryFn as Fetch)(context)) as Fetched<Options>
    await after?.(response, context)
    return response
  },
})

export const PAGE_SIZE = 20

/** The filter of a list without the number of the page. */
type Filter<M extends ListMethod> = Omit<NonNullable<Parameters<M>[0]>, 'page'>

/** A list read page by page, from page 1; refetched on each mount. */
export const pagedQuery = <M extends ListMethod>(read: Query<M>, filter: Filter<M>, from = api) => ({
  ...read.infiniteQueryOptions(from, ...([filter] as never)),
  staleTime: 0,
})

type Value<M extends ListMethod> = Awaited<ReturnType<M>>

/** How many pages are requested at a time. */
const CONCURRENCY = 4

/** All pages of a list, from page 1, as one response. */
export function allPagesQuery<M extends ListMethod>(read: Query<M>, filter: Filter<M>, from = api) {
  const optionsOf = (page: number) => read.queryOptions(from, ...([{ ...filter, page }] as never))
  const first = optionsOf(1)
  const [operation, scope] = first.queryKey
  const readAll = async (context: QueryFunctionContext): Promise<Value<M>[]> => {
    const readPage = (page: number) => {
      const { queryKey, queryFn } = page === 1 ? first : optionsOf(page)
      if (queryKey[1].account !== scope.account) throw new Error('Failed to read all pages: the member has changed')
      return (queryFn as (context: QueryFunctionContext) => Promise<Value<M>>)(context)
    }
    const pages = [await readPage(1)]
    const { items, total = 0 } = pages[0]!
    const pageCount = Math.ceil(total / items.length) || 1
    while (pages.length < pageCount) {
      const size = Math.min(CONCURRENCY, pageCount - pages.length)
      pages.push(...(await Promise.all(Array.from({ length: size }, (_, at) => readPage(pages.length + at + 1)))))
    }
    return pages
  }
  return queryOptions({ queryKey: [operation, scope, 'all'] as const, queryFn: readAll })
}
