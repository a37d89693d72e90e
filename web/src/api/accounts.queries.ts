import type { Account, AccountInput, AccountList, AccountRemoval } from '@longan/sdk'
import { accounts } from '@longan/sdk/accounts'
import { mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query'
import type { Language } from '#lib/money.ts'
import { http } from './gateway.ts'
import { session } from './session.ts'

export type { Account, AccountList }
/** Banks, e-wallets, coins: as the gateway asks for them. */
export type BankKind = 'B' | 'E' | 'V'

/** Where the person's money can be sent, and what may still be withdrawn today. */
export const accountsQuery = (language: Language) =>
  queryOptions({
    queryKey: ['accounts', language, session.get()?.userName],
    queryFn: ({ signal }) => accounts(http).list({ signal }),
  })

/** The banks, e-wallets or coins that an account can be at. */
export const banksQuery = (kind: BankKind, language: Language) =>
  queryOptions({
    queryKey: ['banks', kind, language],
    meta: { of: 'site' },
    queryFn: ({ signal }) => accounts(http).listBanks(kind, { signal }),
    staleTime: 10 * 60_000,
  })

/** Which proofs adding an account asks for. */
export const bindConfigurationQuery = () =>
  queryOptions({
    queryKey: ['accounts', 'bind', session.get()?.userName],
    queryFn: ({ signal }) => accounts(http).getBindConfiguration({ signal }),
    staleTime: 0,
  })

/** What hangs on the accounts: they themselves, who the person is, and what stands in the way of a withdrawal. */
const invalidateAccounts = (client: QueryClient) =>
  Promise.all(
    [['accounts'], ['withdrawals'], ['member', 'info']].map((queryKey) => client.invalidateQueries({ queryKey })),
  )

/** Adds an account that withdrawals can go to. */
export const addAccount = (client: QueryClient) =>
  mutationOptions({ mutationFn: (input: AccountInput) => accounts(http).add(input), onSuccess: () => invalidateAccounts(client) })

/** Removes an account, with the payment password. */
export const removeAccount = (client: QueryClient) =>
  mutationOptions({
    mutationFn: (input: AccountRemoval) => accounts(http).remove(input),
    onSuccess: () => invalidateAccounts(client),
  })

/** Makes an account the one that withdrawals of its kind go to. */
export const setDefaultAccount = (client: QueryClient) =>
  mutationOptions({ mutationFn: (id: number) => accounts(http).setDefault(id), onSuccess: () => invalidateAccounts(client) })
