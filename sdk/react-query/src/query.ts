import type { Page } from '@longan/sdk'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { type Api, type Definition, type InputOf, type Method, send, type ValueOf } from './api.ts'

type QueryProperties = {
  /** The response belongs to the account. */
  secured?: true
  /** The response depends on the language. */
  localized?: true
  /** The response changes with time alone. */
  volatile?: true
}
/** What a response depends on: the operation is the first part of a query key, this the second. */
type KeyScope = { account?: string | null; language?: string; input: readonly unknown[] }

type AnyPage = Page<unknown, unknown>
/** The input of a list; reads of other values have no pages. */
type ListInput<M extends Method> = ValueOf<M> extends AnyPage ? InputOf<M> : never

const nextPage = ({ hasNext, page }: AnyPage) => (hasNext ? page + 1 : null)

/** The keys of one read, and its requests. */
function reader<M extends Method>(definition: Definition, { secured, localized }: QueryProperties) {
  const [id] = definition
  const scopeOf = (api: Api, input: readonly unknown[]): KeyScope => ({
    ...(secured && { account: api.account?.() ?? null }),
    ...(localized && { language: api.http.language() }),
    input,
  })
  const fetchFor = async (
    api: Api,
    { account, language }: KeyScope,
    [input, signal]: [unknown[], AbortSignal],
  ): Promise<ValueOf<M>> => {
    const assertSameMember = () => {
      if (secured && (api.account?.() ?? null) !== account)
        throw new Error(`Failed to read ${id}: the member has changed. Call forgetMember`)
    }
    assertSameMember()
    const http = language ? { ...api.http, language: () => language } : api.http
    const call = language ? { signal, headers: { Language: language } } : { signal }
    const value = await send<M>(http, definition, [input, call])
    assertSameMember()
    return value
  }
  return { scopeOf, fetchFor }
}

/** Defines the queries of one read. */
export function query<M extends Method>(definition: Definition, properties: QueryProperties = {}) {
  const [id, , position] = definition
  const { scopeOf, fetchFor } = reader<M>(definition, properties)
  const fresh = properties.volatile && { staleTime: 0 }

  const read = {
    /** The first part of the keys of all queries of the operation. */
    operation: id,
    /** The key of one query; only its first part is the key of all queries of the operation. */
    queryKey: (api: Api, ...input: InputOf<M>) => [id, scopeOf(api, input)] as const,
    /** Options for `useQuery`, `useSuspenseQuery`, `prefetchQuery`, `ensureQueryData` and others. */
    queryOptions: (api: Api, ...input: InputOf<M>) => {
      const scope = scopeOf(api, input)
      return queryOptions({
        queryKey: [id, scope] as const,
        queryFn: ({ signal }) => fetchFor(api, scope, [input, signal]),
        ...fresh,
      })
    },
    /** Options for `useInfiniteQuery`: the pages of a list, from the first one. */
    infiniteQueryOptions: (api: Api, ...input: ListInput<M>) => {
      const scope = scopeOf(api, input)
      const filterAt = position - 1
      const inputOf = (page: number) => [...input.slice(0, filterAt), { ...input[filterAt], page }]
      return infiniteQueryOptions({
        queryKey: [id, scope, 'pages'] as const,
        queryFn: ({ signal, pageParam }) => fetchFor(api, scope, [inputOf(pageParam), signal]),
        initialPageParam: 1,
        getNextPageParam: nextPage as (last: ValueOf<M>) => number | null,
        ...fresh,
      })
    },
  }
  return read as typeof read & { readonly '~method'?: M }
}

/** The queries of one method. */
export type Query<M extends Method> = ReturnType<typeof query<M>>
