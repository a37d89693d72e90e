import { wallet } from '@longan/sdk/wallet'
import { queryOptions } from '@tanstack/react-query'
import { http } from '../gateway.ts'
import { session } from '../member/session.ts'

export const walletQuery = () =>
  queryOptions({
    queryKey: ['wallet', session.get()?.userName],
    queryFn: ({ signal }) => wallet(http).get({ signal }),
    enabled: Boolean(session.get()),
    staleTime: 10_000,
  })
