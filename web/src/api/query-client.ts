import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { isSessionLost } from './problems.ts'
import { session } from './session.ts'

// Whoever asked may show the failure too; losing the session concerns the whole app, whoever asked.
const watchSession = (error: unknown) => {
  if (isSessionLost(error)) session.expire()
}

/** The one cache of what the gateway said. Reads are retried by the SDK, writes never. */
export const createQueryClient = () =>
  new QueryClient({
    queryCache: new QueryCache({ onError: watchSession }),
    mutationCache: new MutationCache({ onError: watchSession }),
    defaultOptions: {
      queries: { retry: false, staleTime: 30_000, gcTime: 10 * 60_000, networkMode: 'always' },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
