import { MutationCache, onlineManager, type Query, QueryCache, QueryClient, type QueryKey } from '@tanstack/react-query'
import { getSystemStatus } from '@longan/react-query/system'
import { checkServer, subscribeToNetwork } from '#lib/device/network.ts'
import { isSessionLost, sessionLossReason, problemCode, siteClosureOf } from './problems.ts'
import { siteClosure } from './site/system.queries.ts'
import { session } from './member/session.ts'

/** The query of the site's status. */
const STATUS = getSystemStatus.operation

// Failed queries are fetched again when the network is back. The manager's own listener is removed with the last page, so a network that comes back meanwhile
// would be missed; this subscription is permanent.
onlineManager.setEventListener(() => () => undefined)
subscribeToNetwork((isOffline) => onlineManager.setOnline(!isOffline))

const isStatus = ([operation]: QueryKey) => operation === STATUS

/** Creates the query cache. The SDK retries reads, never writes. */
export function createQueryClient() {
  // The caller shows the error; a lost session or a closed site concerns the whole app.
  const onError = (error: unknown, isStatusQuery = false) => {
    if (isSessionLost(error)) session.expire(sessionLossReason(error))
    if (problemCode(error) === 'network.failed') void checkServer()
    const closure = siteClosureOf(error)
    // The status describes a maintenance; it may not describe a blocked address.
    if (closure === 'blocked' || (closure && isStatusQuery)) siteClosure.set(closure)
    // Refetching a failed status would loop.
    if (closure && !isStatusQuery) refetchStatus()
  }
  // A pending call may have an outdated response: it is replaced by the new one.
  const refetchStatus = () => {
    for (const status of client.getQueryCache().findAll({ queryKey: [STATUS], type: 'active' })) {
      void status.cancel({ silent: true })
      void status.fetch().catch(() => undefined)
    }
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

/**
 * A component that mounts does not read again what was read since this moment, ms since the epoch, however short the query's `staleTime` is. Returns a function
 * that ends this.
 */
export function keepReadSince(client: QueryClient, moment: number) {
  const defaults = client.getDefaultOptions()
  const refetchOnMount = ({ state }: Pick<Query, 'state'>) => state.dataUpdatedAt < moment
  client.setDefaultOptions({ ...defaults, queries: { ...defaults.queries, refetchOnMount } })
  return () => client.setDefaultOptions(defaults)
}
