import type { Query, QueryClient } from '@tanstack/react-query'

type Definition = { reads: readonly string[]; apply: () => void }

/** A change of cached responses that the gateway has not confirmed. */
export class OptimisticChange {
  /** The responses without the change, by query. */
  before = new Map<Query, unknown>()
  /** True until the gateway has responded. */
  isPending = true
  declare readonly reads: readonly string[]
  declare readonly apply: () => void

  constructor(definition: Definition) {
    Object.assign(this, definition)
  }
}

function show(client: QueryClient, change: OptimisticChange) {
  const queries = change.reads.flatMap((id) => client.getQueryCache().findAll({ queryKey: [id] }))
  change.before = new Map(queries.map((query) => [query, query.state.data]))
  change.apply()
}

/** Shows a change at once. Pending requests, whose responses would lack it, are cancelled. */
export async function beginChange(client: QueryClient, definition: Definition): Promise<OptimisticChange> {
  await Promise.all(definition.reads.map((id) => client.cancelQueries({ queryKey: [id] })))
  const change = new OptimisticChange(definition)
  show(client, change)
  return change
}

/** Restores the responses, and applies again what later mutations have changed in the same reads. */
export function undoChange(client: QueryClient, change: OptimisticChange) {
  const cache = client.getQueryCache()
  for (const [query, data] of change.before) {
    // A query that is missing was forgotten meanwhile, as after a logout.
    if (cache.get(query.queryHash) !== query) continue
    if (data === undefined) query.reset()
    else query.setData(data)
  }
  const all = client.getMutationCache().getAll()
  const later = all.slice(all.findIndex(({ state }) => state.context === change) + 1)
  for (const { state } of later) {
    const { context, status } = state
    if (context instanceof OptimisticChange && status !== 'error' && sharesRead(context, change)) show(client, context)
  }
}

/** Returns which of the reads are stale when a mutation ends: responses that lack a change of another pending mutation would hide it. That mutation invalidates them. */
export function endChange(client: QueryClient, reads: readonly string[], change: OptimisticChange | undefined) {
  if (change) change.isPending = false
  const pending = client
    .getMutationCache()
    .getAll()
    .flatMap(({ state: { context } }) =>
      context instanceof OptimisticChange && context.isPending ? context.reads : [],
    )
  return reads.filter((read) => !pending.includes(read))
}

const sharesRead = (one: OptimisticChange, other: OptimisticChange) => one.reads.some((id) => other.reads.includes(id))
