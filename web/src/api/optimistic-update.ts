import type { Query, QueryClient, QueryKey } from '@tanstack/react-query'

type OptimisticUpdate<Input> = {
  /** The prefix of the queries that are changed; pending changes of the same prefix belong together. */
  of: QueryKey
  /** Changes the cached responses as the gateway will. */
  apply: (input: Input) => void
}

/** The responses without a change, by query. */
type Change = { before: Map<Query, unknown> }

/**
 * The options of a mutation whose result is shown before the gateway has responded. An error restores the cached responses and keeps what other mutations have
 * changed since. It does not refetch.
 */
export function optimisticUpdate<Input>(client: QueryClient, { of: queryKey, apply }: OptimisticUpdate<Input>) {
  const cache = client.getQueryCache()
  const show = (change: Change, input: Input) => {
    change.before = new Map(cache.findAll({ queryKey }).map((query) => [query, query.state.data]))
    apply(input)
  }
  return {
    mutationKey: queryKey,
    onMutate: async (input: Input): Promise<Change> => {
      await client.cancelQueries({ queryKey })
      const change = { before: new Map() }
      show(change, input)
      return change
    },
    onError(_error: Error, _input: Input, change?: Change) {
      for (const [query, data] of change?.before ?? []) {
        // A query that is missing was forgotten meanwhile, as after a logout.
        if (cache.get(query.queryHash) !== query) continue
        if (data === undefined) query.reset()
        else query.setData(data)
      }
      const all = client.getMutationCache().findAll({ mutationKey: queryKey })
      const later = all.slice(all.findIndex(({ state }) => state.context === change) + 1)
      for (const { state } of later)
        if (state.context && state.status !== 'error') show(state.context as Change, state.variables as Input)
    },
  }
}
