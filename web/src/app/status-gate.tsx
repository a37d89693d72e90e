import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { SiteClosure } from '#api/problems.ts'
import { siteClosure, useSiteClosure } from '#api/site/site-closure.ts'
import { siteStateOf, statusQuery } from '#api/site/system.queries.ts'
import { lazyComponent } from '#ui/page/lazy-component.tsx'

const ClosedScreen = lazyComponent(() => import('#features/closed/closed-page.tsx').then((file) => file.ClosedScreen))

/** Shows the app while the site is open; the stored state counts until the new one is loaded. */
export function StatusGate({ children }: { children: ReactNode }) {
  const closure = useSiteClosure()
  const { data, refetch, isFetching } = useQuery({
    ...statusQuery(),
    refetchInterval: ({ state }) => (reasonOf(state.data, siteClosure.get()) ? 20_000 : false),
  })
  const reason = reasonOf(data, closure)
  if (!reason) return children
  return (
    <ClosedScreen
      reason={reason}
      refused={closure === 'blocked'}
      address={data?.location.ip}
      until={data?.maintenanceEndTime}
      checking={isFetching}
      onCheck={() => void refetch()}
    />
  )
}

/** Returns why the site is closed to this visitor; undefined if it is open. */
function reasonOf(status: Parameters<typeof siteStateOf>[0], closure: SiteClosure | undefined) {
  const state = siteStateOf(status)
  if (state === 'open') return closure
  return state === 'maintenance' ? state : 'blocked'
}
