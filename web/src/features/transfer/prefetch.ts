import { api } from '#api/gateway.ts'
import type { Prefetch } from '#api/site/first-view.ts'
import { walletsQuery } from '#api/wallet/wallet.queries.ts'
import { getMerchantWallet } from '@longan/react-query/wallet'

/** Prefetches the wallets, and whether the site has only one. */
export const prefetchTransfer: Prefetch = (client) =>
  Promise.all([client.prefetchQuery(getMerchantWallet.queryOptions(api)), client.prefetchQuery(walletsQuery())])
