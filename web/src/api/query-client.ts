import { MutationCache, onlineManager, QueryCache, QueryClient } from '@tanstack/react-query'
import { serverAnswers, watchNetwork } from '#lib/network.ts'
import { isSessionLost, isSiteClosed, lossReason, problemCode } from './problems.ts'
import { session } from './session.ts'

// What failed while the network was gone is asked again when it is back.
onlineManager.setEventListener((setOnline) => watchNetwork((isGone) => setOnline(!isGone)))

/** The one cache of what the gateway said. Reads are retried by the SDK, writes never. */
export function createQueryClient() {
  // Whoever asked shows the failure; a lost session or a closed site concerns the whole app, whoever asked.
  const onError = (error: unknown) => {
    if (isSessionLost(error)) session.expire(lossReason(error))
    if (problemCode(error) === 'network.failed') void serverAnswers()
    if (isSiteClosed(error)) askStatusAnew()
  }
  // A call that is still open may tell of before: whoever waits for it hears the new one.
  const askStatusAnew = () => {
    const status = client.getQueryCache().find({ queryKey: ['system', 'status'] })
    void status?.cancel({ silent: true })
    void status?.fetch().catch(() => undefined)
  }
  const client = new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
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
