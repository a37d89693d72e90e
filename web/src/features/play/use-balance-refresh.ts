import { betReads } from '#api/games/records.queries.ts'
import { listRecentGames } from '@longan/react-query/my-games'
import { listTransactions } from '@longan/react-query/records'
import { getWallet, getWalletBalance } from '@longan/react-query/wallet'
import { invalidate } from '@longan/react-query'
import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'

/** A vendor may report to the wallet late, so the balance is fetched again after each of these delays, ms. */
const REFETCH_DELAYS = [500, 2000, 5000]

const invalidateMoney = (client: QueryClient) =>
  void invalidate(client, [getWallet, getWalletBalance, listTransactions, ...betReads])

export function useBalanceRefresh() {
  const client = useQueryClient()
  // The game changes the balance without this page knowing; leaving it is the last chance to notice.
  useEffect(() => {
    const onVisible = () => document.visibilityState === 'visible' && invalidateMoney(client)
    document.addEventListener('visibilitychange', onVisible)
    return () => {
      document.removeEventListener('visibilitychange', onVisible)
      invalidateMoney(client)
      for (const pause of REFETCH_DELAYS) setTimeout(() => invalidateMoney(client), pause)
      void invalidate(client, [listRecentGames])
    }
  }, [client])
}
