import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'

/** A vendor may tell the wallet late, so it is asked again a few times after a game, ms. */
const ASK_AGAIN_AFTER = [500, 2000, 5000]

function renew(client: QueryClient) {
  for (const family of ['wallet', 'records']) void client.invalidateQueries({ queryKey: [family] })
}

/** Keeps balance and records true around a game: when the page is seen again, and after the game is left. */
export function useFreshMoney() {
  const client = useQueryClient()
  // The game moves money outside of this page's knowledge; leaving it is the last moment to notice.
  useEffect(() => {
    const onVisible = () => document.visibilityState === 'visible' && renew(client)
    document.addEventListener('visibilitychange', onVisible)
    return () => {
      document.removeEventListener('visibilitychange', onVisible)
      renew(client)
      for (const pause of ASK_AGAIN_AFTER) setTimeout(() => renew(client), pause)
      void client.invalidateQueries({ queryKey: ['games', 'recent'] })
    }
  }, [client])
}
