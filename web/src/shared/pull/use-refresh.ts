import {
  type InfiniteData,
  isCancelledError,
  type QueryClient,
  type QueryKey,
  useQueryClient,
} from '@tanstack/react-query'
import { useState } from 'react'
import { isSessionLost, isSiteClosed, problemText } from '#api/problems.ts'
import { showToast } from '#ui/toast.ts'

/** Families of queries, by the first words of their keys. */
export type QueryKeyPrefixes = readonly QueryKey[]

/** Asks for what is on screen anew; says when that is on its way, when it has come, and why it has not. */
export function useRefresh(of: QueryKeyPrefixes) {
  const client = useQueryClient()
  const [stage, setStage] = useState<'resting' | 'asking' | 'answered'>('resting')
  const refresh = async () => {
    if (stage === 'asking') return
    setStage('asking')
    try {
      await refetchFromFirstPage(client, of)
      setStage('answered')
    } catch (error) {
      setStage('resting')
      // The app says by itself that nobody is logged in or the site is closed; what was called off nobody waits for.
      if (!isSessionLost(error) && !isSiteClosed(error) && !isCancelledError(error))
        void showToast(problemText(error), { kind: 'error', time: 'short' })
    }
  }
  return { stage, refresh }
}

async function refetchFromFirstPage(client: QueryClient, prefixes: QueryKeyPrefixes) {
  const queries = prefixes.map((queryKey) => ({ queryKey, type: 'active' as const }))
  // Whoever pulls is at the top of the list: it begins anew with its first page.
  queries.forEach((query) => client.setQueriesData(query, firstPage))
  await Promise.all(queries.map((query) => client.refetchQueries(query, { throwOnError: true })))
}

const isPaged = (data: unknown): data is InfiniteData<unknown> =>
  typeof data === 'object' && data !== null && 'pages' in data && 'pageParams' in data

const firstPage = (data: unknown) =>
  isPaged(data) ? { pages: data.pages.slice(0, 1), pageParams: data.pageParams.slice(0, 1) } : data
