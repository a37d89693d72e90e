import type { Account, AccountInput, AccountList, AccountRemoval } from '@longan/sdk'
import { accounts } from '@longan/sdk/accounts'
import { mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query'
import type { Language } from '#lib/money.ts'
import { http } from './gateway.ts'
import { session } from './session.ts'

export type { Account, AccountList }
/** The kinds of accounts: bank, e-wallet, coin. */
export type BankKind = 'B' | 'E' | 'V'

/** The member's withdrawal accounts, and the remaining limit of today. */
export const accountsQuery = (language: Language) =>
  queryOptions({
    queryKey: ['accounts', language, session.get()?.userName],
    queryFn: ({ signal }) => accounts(http).list({ signal }),
  })

/** The banks, e-wallets or coins for a new account. */
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

/** Invalidates all data that depends on the accounts, including the member info and the obstacles to a withdrawal. */
const invalidateAccounts = (client: QueryClient) =>
  Promise.all(
    [['accounts'], ['withdrawals'], ['member', 'info']].map((queryKey) => client.invalidateQueries({ queryKey })),
  )

export const addAccount = (client: QueryClient) =>
  mutationOptions({
    mutationFn: (input: AccountInput) => accounts(http).add(input),
    onSuccess: () => invalidateAccounts(client),
  })

/** Removes an account; needs the payment password. */
export const removeAccount = (client: QueryClient) =>
  mutationOptions({
    mutationFn: (input: AccountRemoval) => accounts(http).remove(input),
    onSuccess: () => invalidateAccounts(client),
  })

/** Makes an account the default of its kind. */
export const setDefaultAccount = (client: QueryClient) =>
  mutationOptions({
    mutationFn: (id: number) => accounts(http).setDefault(id),
    onSuccess: () => invalidateAccounts(client),
  })
