import { session } from '@longan/sdk/session'
import { queryOptions } from '@tanstack/react-query'
import { http } from '../gateway.ts'
import { siteClosure } from '../site/site-closure.ts'

/** Checks whether the gateway answers a blocked address again, with its smallest public call. */
export const accessQuery = () =>
  queryOptions({
    queryKey: ['system', 'access'],
    meta: { of: 'site' },
    queryFn: async ({ signal }) => {
      await session(http).getKey({ signal })
      siteClosure.set(undefined)
      return true
    },
    staleTime: 0,
  })
