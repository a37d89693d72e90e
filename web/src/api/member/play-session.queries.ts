import { getPlaySession } from '@longan/react-query/responsible-gaming'
import type { PlaySession } from '@longan/sdk'
import { useQuery } from '@tanstack/react-query'
import { api } from '../gateway.ts'
import { useModule } from '../site/system.queries.ts'
import { useSession } from './session.ts'

/** Another tab, or the site, may change it: it is read again after this time, ms. */
const REFETCH_INTERVAL = 30_000

export const playSessionQuery = () => ({ ...getPlaySession.queryOptions(api), staleTime: 0 })

/** The session of play while a game is open; undefined for guests and sites without responsible gaming. */
export function usePlaySession(isRunning: boolean) {
  const isOn = useModule('RESPGAME3') === true
  const isMember = useSession() !== undefined
  return useQuery({
    ...playSessionQuery(),
    enabled: isRunning && isOn && isMember,
    refetchInterval: REFETCH_INTERVAL,
  }).data
}

/** When the gateway read it, by its clock, ms. */
export const readAt = ({ startTime, elapsed }: PlaySession) => startTime + elapsed
