import { walletsQuery } from '#api/wallet/wallet.queries.ts'
import type { Prefetch } from '#api/site/first-view.ts'
import { queryOf } from '#lib/site/paths.ts'
import { accountsQuery, banksQuery, bindConfigurationQuery } from './accounts.queries.ts'
import { kinds } from './accounts.ts'
import { withdrawSettingsQuery } from './withdrawals.queries.ts'

/** Prefetches what the form needs; a withdrawal in the address has its own page. */
export const prefetchWithdraw: Prefetch = (client, language, address) =>
  queryOf(address).has('id')
    ? Promise.resolve()
    : Promise.all([
        client.prefetchQuery(withdrawSettingsQuery(language)),
        client.prefetchQuery(accountsQuery(language)),
        client.prefetchQuery(walletsQuery()),
      ])

/** Prefetches the accounts, or what a new account of the kind in the address needs. */
export const prefetchBankCards: Prefetch = (client, language, address) => {
  const kind = kinds.find((one) => one === queryOf(address).get('add'))
  if (!kind) return client.prefetchQuery(accountsQuery(language))
  return Promise.all([client.prefetchQuery(banksQuery(kind, language)), client.prefetchQuery(bindConfigurationQuery())])
}
