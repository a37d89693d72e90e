import type { WalletTransfer } from '@longan/sdk'
import { wallet } from '@longan/sdk/wallet'
import { mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query'
import { http } from '../gateway.ts'
import { session } from '../member/session.ts'

export const MAIN_WALLET_ID = 2

/** Returns whether the site has a single wallet, so that there are no transfers. */
export const singleWalletQuery = () =>
  queryOptions({
    queryKey: ['wallets', 'single'],
    meta: { of: 'site' },
    queryFn: ({ signal }) => wallet(http).isSingle({ signal }),
  })

/** The balances of all wallets, the main one first. */
export const walletsQuery = () =>
  queryOptions({
    queryKey: ['wallet', session.get()?.userName, 'each'],
    queryFn: async ({ signal }) => (await wallet(http).getBalance(0, { signal })).balance,
    staleTime: 0,
  })

const invalidateWallets = (client: QueryClient) =>
  Promise.all([['wallet'], ['records']].map((queryKey) => client.invalidateQueries({ queryKey })))

type TransferCommand = { body: WalletTransfer; idempotencyKey: string }

/** Transfers money between two wallets: all of the amount or nothing, and once, however often it is sent. */
export const transfer = (client: QueryClient) =>
  mutationOptions({
    mutationFn: ({ body, idempotencyKey }: TransferCommand) => wallet(http).transfer(body, { idempotencyKey }),
    onSettled: () => invalidateWallets(client),
  })

/** Returns the money of all vendors to the main wallet; the result lists what remains. */
export const returnAllBalances = (client: QueryClient) =>
  mutationOptions({ mutationFn: () => wallet(http).returnAll(), onSettled: () => invalidateWallets(client) })
