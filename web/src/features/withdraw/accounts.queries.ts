import { getBindConfiguration, getWithdrawAccountInfo, listBanks } from '@longan/react-query/accounts'
import { api, apiIn } from '#api/gateway.ts'
import type { Language } from '#lib/money/money.ts'
import type { BankKind } from './accounts.ts'

export const accountsQuery = (language: Language) => getWithdrawAccountInfo.queryOptions(apiIn(language))

export const banksQuery = (kind: BankKind, language: Language) => ({
  ...listBanks.queryOptions(apiIn(language), kind),
  staleTime: 10 * 60_000,
})

/** What a new account needs; it changes with the accounts and with the payment password. */
export const bindConfigurationQuery = () => ({ ...getBindConfiguration.queryOptions(api), staleTime: 0 })
