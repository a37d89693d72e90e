import { system } from '@longan/sdk/system'
import { queryOptions } from '@tanstack/react-query'
import { http } from '../gateway.ts'
import { statusQuery } from './system.queries.ts'

/** The modules of the site, fetched when a menu opens. The status query is updated with them. */
export const menuQuery = () =>
  queryOptions({
    queryKey: ['system', 'menu'],
    meta: { of: 'site' },
    queryFn: async ({ signal, client }) => {
      const whitelabel = await system(http).getWhitelabel({ signal })
      const { queryKey } = statusQuery()
      // The rest of the status keeps its age.
      const { dataUpdatedAt: updatedAt } = client.getQueryState(queryKey) ?? {}
      client.setQueryData(queryKey, (known) => known && { ...known, info: { ...known.info, whitelabel } }, {
        updatedAt,
      })
      return whitelabel
    },
    staleTime: 60_000,
  })
