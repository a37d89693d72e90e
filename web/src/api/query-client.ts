import { MutationCache, onlineManager, QueryCache, QueryClient, type QueryKey } from '@tanstack/react-query'
import { checkServer, subscribeToNetwork } from '#lib/network.ts'
import { isSessionLost, isSiteClosed, sessionLossReason, problemCode } from './problems.ts'
import { session } from './session.ts'

// What failed while the network was gone is asked again when it is back. Told always: a listener of the manager's own is
// taken away with the last page, and a network that comes back meanwhile would be thought gone for good.
onlineManager.setEventListener(() => () => undefined)
subscribeToNetwork((isGone) => onlineManager.setOnline(!isGone))

const isStatus = ([domain, name]: QueryKey) => domain === 'system' && name === 'status'

/** The one cache of what the gateway said. Reads are retried by the SDK, writes never. */
export function createQueryClient() {
  // Whoever asked shows the failure; a lost session or a closed site concerns the whole app, whoever asked.
  const onError = (error: unknown, isStatusQuery = false) => {
    if (isSessionLost(error)) session.expire(sessionLossReason(error))
    if (problemCode(error) === 'network.failed') void checkServer()
    // A status that cannot be told would be asked for ever.
    if (isSiteClosed(error) && !isStatusQuery) refetchStatus()
  }
  // A call that is still open may tell of before: whoever waits for it hears the new one.
  const refetchStatus = () => {
    const status = client.getQueryCache().find({ queryKey: ['system', 'status'] })
    void status?.cancel({ silent: true })
    void status?.fetch().catch(() => undefined)
  }
  const client = new QueryClient({
    queryCache: new QueryCache({ onError: (error, { queryKey }) => onError(error, isStatus(queryKey)) }),
    mutationCache: new MutationCache({ onError: (error) => onError(error) }),
    defaultOptions: {
      queries: {
        retry: false,
        staleTime: 30_000,
        gcTime: 10 * 60_000,
        networkMode: 'always',
        refetchOnReconnect: true,
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
  return client
}
