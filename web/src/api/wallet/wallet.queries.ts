import { getWallet, getWalletBalance } from '@longan/react-query/wallet'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../gateway.ts'
import { session } from '../member/session.ts'

export const MAIN_WALLET_ID = 2

export const walletQuery = () => ({
  ...getWallet.queryOptions(api),
  enabled: Boolean(session.get()),
  staleTime: 10_000,
})

/** The balances of all wallets, the main one first. */
export const walletsQuery = () =>
  queryOptions({ ...getWalletBalance.queryOptions(api, 0), select: ({ balance }) => balance, staleTime: 0 })
