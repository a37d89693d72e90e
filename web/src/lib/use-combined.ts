import { type QueryKey, useQueries, type UseQueryOptions, type UseQueryResult } from '@tanstack/react-query'

type AnyOptions = { queryKey: QueryKey; queryFn?: unknown }
type Data<Options> = {
  [Part in keyof Options]: Options[Part] extends { queryFn?: infer Own }
    ? Awaited<ReturnType<Extract<Own, (...context: never[]) => unknown>>>
    : never
}

/** Reads several responses as one: its data is there when all of them are, and its error is the first. */
export function useCombined<const Options extends readonly AnyOptions[], Combined>(
  queries: Options,
  combine: (...responses: Data<Options> extends readonly unknown[] ? Data<Options> : never) => Combined,
) {
  return useQueries({
    queries: queries as unknown as UseQueryOptions[],
    combine: (results: UseQueryResult<unknown>[]) => {
      const isComplete = results.every(({ data }) => data !== undefined)
      const error = results.find((one) => one.error)?.error ?? null
      return {
        data: isComplete ? combine(...(results.map(({ data }) => data) as never)) : undefined,
        error,
        isPending: !isComplete && !error,
        isError: error !== null,
        isLoading: !isComplete && results.some(({ isLoading }) => isLoading),
        isFetched: results.every(({ isFetched }) => isFetched),
        isFetching: results.some(({ isFetching }) => isFetching),
        refetch: () => Promise.all(results.map(({ refetch }) => refetch())),
      }
    },
  })
}
