import type { QueryClient } from '@tanstack/react-query'

/**
 * Informs the other tabs of the site which operations became stale, and marks here what became stale there: a response in use is fetched again in every
 * tab. Only operationIds are sent. Returns a function that ends it; without `BroadcastChannel` it does nothing.
 */
export function shareStaleness(client: QueryClient, name = 'longan-stale'): () => void {
  if (typeof BroadcastChannel === 'undefined') return () => undefined
  const channel = new BroadcastChannel(name)
  const invalidate = client.invalidateQueries.bind(client)

  client.invalidateQueries = (filters, options) => {
    const [operation] = filters?.queryKey ?? []
    if (typeof operation === 'string') channel.postMessage(operation)
    return invalidate(filters, options)
  }
  channel.onmessage = ({ data }: { data: unknown }) => {
    if (typeof data === 'string') void invalidate({ queryKey: [data] })
  }
  return () => {
    channel.close()
    client.invalidateQueries = invalidate
  }
}
