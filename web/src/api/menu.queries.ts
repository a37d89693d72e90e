import { system } from '@longan/sdk/system'
import { queryOptions } from '@tanstack/react-query'
import { http } from './gateway.ts'
import { statusQuery } from './system.queries.ts'

/** The ways that the site has now. Whoever opens a menu asks, and every way that is shown follows the answer. */
export const menuQuery = () =>
  queryOptions({
    queryKey: ['system', 'menu'],
    meta: { of: 'site' },
    queryFn: async ({ signal, client }) => {
      const whitelabel = await system(http).getWhitelabel({ signal })
      const { queryKey } = statusQuery()
      // The rest of the status is as old as it was.
      const { dataUpdatedAt: updatedAt } = client.getQueryState(queryKey) ?? {}
      client.setQueryData(queryKey, (known) => known && { ...known, info: { ...known.info, whitelabel } }, {
        updatedAt,
      })
      return whitelabel
    },
    staleTime: 60_000,
  })
