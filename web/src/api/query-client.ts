import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { isSessionLost, isSiteClosed } from './problems.ts'
import { session } from './session.ts'

/** The one cache of what the gateway said. Reads are retried by the SDK, writes never. */
export function createQueryClient() {
  // Whoever asked shows the failure; a lost session or a closed site concerns the whole app, whoever asked.
  const onError = (error: unknown) => {
    if (isSessionLost(error)) session.expire()
    if (isSiteClosed(error)) void client.invalidateQueries({ queryKey: ['system', 'status'] })
  }
  const client = new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: { retry: false, staleTime: 30_000, gcTime: 10 * 60_000, networkMode: 'always' },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
  return client
}
