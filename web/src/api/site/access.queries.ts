import { getRsaKey } from '@longan/react-query/session'
import { api } from '../gateway.ts'
import { around } from '../query-options.ts'
import { siteClosure } from './system.queries.ts'

/** Checks whether the gateway answers a blocked address again, with its smallest public call. */
export const accessQuery = () => ({
  ...around(getRsaKey.queryOptions(api), { after: () => siteClosure.set(undefined) }),
  staleTime: 0,
})
