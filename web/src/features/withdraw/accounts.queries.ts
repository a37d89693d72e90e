import { getBindConfiguration, getWithdrawAccountInfo, listBanks } from '@longan/react-query/accounts'
import { api, apiIn } from '#api/gateway.ts'
import type { Prefetch } from '#api/site/first-view.ts'
import { queryOf } from '#lib/site/paths.ts'
import type { Language } from '#lib/money/money.ts'
import { type BankKind, kinds } from './accounts.ts'

export const accountsQuery = (language: Language) => getWithdrawAccountInfo.queryOptions(apiIn(language))

export const banksQuery = (kind: BankKind, language: Language) => ({
  ...listBanks.queryOptions(apiIn(language), kind),
  staleTime: 10 * 60_000,
})

/** What a new account needs; it changes with the accounts and with the payment password. */
export const bindConfigurationQuery = () => ({ ...getBindConfiguration.queryOptions(api), staleTime: 0 })

/** Prefetches the accounts, or what a new account of the kind in the address needs. */
export const prefetchBankCards: Prefetch = (client, language, address) => {
  const kind = kinds.find((one) => one === queryOf(address).get('add'))
  if (!kind) return client.prefetchQuery(accountsQuery(language))
  return Promise.all([client.prefetchQuery(banksQuery(kind, language)), client.prefetchQuery(bindConfigurationQuery())])
}
