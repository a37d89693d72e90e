import { system } from '@longan/sdk/system'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { http } from '../gateway.ts'
import { statusQuery } from './system.queries.ts'

export const templatesQuery = () =>
  queryOptions({
    queryKey: ['system', 'templates'],
    meta: { of: 'site' },
    queryFn: ({ signal }) => system(http).getTemplates({ signal }),
    staleTime: 60_000,
  })

/** The layout of the members hub, from the templates; until they are loaded, or if they fail, from the status. Undefined until either is known. */
export function useMemberLayout() {
  const templates = useQuery(templatesQuery()).data
  const status = useQuery(statusQuery()).data
  const chosen = templates?.parameters.mem_cen ?? status?.info.mobileTemplate.mem_cen
  return chosen === undefined ? undefined : Number(chosen) === 1 ? 'new' : 'base'
}
