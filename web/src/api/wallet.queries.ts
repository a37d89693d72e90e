import { queryOptions } from '@tanstack/react-query'
import { gateway } from './gateway.ts'
import { session } from './session.ts'

/** What the person has to play with. */
export const walletQuery = () =>
  queryOptions({
    queryKey: ['wallet', session.get()?.userName],
    queryFn: ({ signal }) => gateway.wallet.get({ signal }),
    enabled: Boolean(session.get()),
    staleTime: 10_000,
  })
