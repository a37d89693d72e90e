import type { Account, AccountInput, AccountList, AccountRemoval } from '@longan/sdk'
import { accounts } from '@longan/sdk/accounts'
import { mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query'
import type { Language } from '#lib/money/money.ts'
import { http } from '../gateway.ts'
import { session } from './session.ts'

export type { Account, AccountList }
/** The kinds of accounts: bank, e-wallet, coin. */
export type BankKind = 'B' | 'E' | 'V'

export const accountsQuery = (language: Language) =>
  queryOptions({
    queryKey: ['accounts', language, session.get()?.userName],
    queryFn: ({ signal }) => accounts(http).list({ signal }),
  })

export const banksQuery = (kind: BankKind, language: Language) =>
  queryOptions({
    queryKey: ['banks', kind, language],
    meta: { of: 'site' },
    queryFn: ({ signal }) => accounts(http).listBanks(kind, { signal }),
    staleTime: 10 * 60_000,
  })

/** The verifications required to add an account. */
export const bindConfigurationQuery = () =>
  queryOptions({
    queryKey: ['accounts', 'bind', session.get()?.userName],
    queryFn: ({ signal }) => accounts(http).getBindConfiguration({ signal }),
    staleTime: 0,
  })

const invalidateAccounts = (client: QueryClient) =>
  Promise.all(
    [['accounts'], ['withdrawals'], ['member', 'info']].map((queryKey) => client.invalidateQueries({ queryKey })),
  )

export const addAccount = (client: QueryClient) =>
  mutationOptions({
    mutationFn: (input: AccountInput) => accounts(http).add(input),
    onSuccess: () => invalidateAccounts(client),
  })

export const removeAccount = (client: QueryClient) =>
  mutationOptions({
    mutationFn: (input: AccountRemoval) => accounts(http).remove(input),
    onSuccess: () => invalidateAccounts(client),
  })

export const setDefaultAccount = (client: QueryClient) =>
  mutationOptions({
    mutationFn: (id: number) => accounts(http).setDefault(id),
    onSuccess: () => invalidateAccounts(client),
  })
