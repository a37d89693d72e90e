import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { siteStateOf, statusQuery } from '#api/system.queries.ts'
import { lazyComponent } from '#ui/lazy-component.tsx'

const ClosedScreen = lazyComponent(() => import('#features/closed/closed-page.tsx').then((file) => file.ClosedScreen))

/** Shows the app while the site is open; the stored state counts until the new one is loaded. */
export function StatusGate({ children }: { children: ReactNode }) {
  const { data, refetch, isFetching } = useQuery({
    ...statusQuery(),
    // A closed site is polled until it opens.
    refetchInterval: ({ state }) => (siteStateOf(state.data) === 'open' ? false : 20_000),
  })
  const state = siteStateOf(data)
  if (state === 'open') return children
  return (
    <ClosedScreen
      reason={state === 'maintenance' ? 'maintenance' : 'blocked'}
      address={data?.location.ip}
      until={data?.maintenanceEndTime}
      checking={isFetching}
      onCheck={() => void refetch()}
    />
  )
}
