import {
  type InfiniteData,
  isCancelledError,
  type QueryClient,
  type QueryKey,
  useQueryClient,
} from '@tanstack/react-query'
import { useState } from 'react'
import { isSessionLost, problemText, siteClosureOf } from '#api/problems.ts'
import { showToast } from '#ui/overlay/toast.ts'

export type QueryKeyPrefixes = readonly QueryKey[]

export function useRefresh(of: QueryKeyPrefixes) {
  const client = useQueryClient()
  const [stage, setStage] = useState<'resting' | 'refreshing' | 'refreshed'>('resting')
  const refresh = async () => {
    if (stage === 'refreshing') return
    setStage('refreshing')
    try {
      await refetchFromFirstPage(client, of)
      setStage('refreshed')
    } catch (error) {
      setStage('resting')
      // A lost session or a closed site is shown by the app itself; a cancelled fetch is not an error.
      if (!isSessionLost(error) && !siteClosureOf(error) && !isCancelledError(error))
        void showToast(problemText(error), { kind: 'error', time: 'short' })
    }
  }
  return { stage, refresh }
}

async function refetchFromFirstPage(client: QueryClient, prefixes: QueryKeyPrefixes) {
  const queries = prefixes.map((queryKey) => ({ queryKey, type: 'active' as const }))
  // A refresh happens at the top of the list: only the first page is fetched.
  queries.forEach((query) => client.setQueriesData(query, firstPage))
  await Promise.all(queries.map((query) => client.refetchQueries(query, { throwOnError: true })))
}

const isPaged = (data: unknown): data is InfiniteData<unknown> =>
  typeof data === 'object' && data !== null && 'pages' in data && 'pageParams' in data

const firstPage = (data: unknown) =>
  isPaged(data) ? { pages: data.pages.slice(0, 1), pageParams: data.pageParams.slice(0, 1) } : data
