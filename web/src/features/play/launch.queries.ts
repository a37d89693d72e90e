import { launchFor } from '@longan/sdk'
import { invalidate } from '@longan/react-query'
import { addRecentGame, launchGameQuery, launchGuestSports } from '@longan/react-query/play'
import { play } from '@longan/sdk/play'
import type { QueryKey, UseQueryOptions } from '@tanstack/react-query'
import { api, http } from '#api/gateway.ts'
import { around } from '#api/query-options.ts'

export type PlayTarget = { vassalage: string; gameType: string; nodeId?: number; gameCode?: string; roomId?: string }

const isLottery = ({ gameType }: PlayTarget) => gameType === 'LOTT' || gameType === 'ELOTT'

/** A lottery opens in the lottery client, any other game in its own page. */
const toLaunchRequest = (target: PlayTarget, backUrl: string) =>
  launchFor({ ...target, gameId: target.nodeId, lottoMode: isLottery(target) }, { backUrl })

/** The address is valid for one opening. */
const singleUse = { staleTime: Infinity, gcTime: 0, refetchOnWindowFocus: false as const }

export const launchQuery = (target: PlayTarget, backUrl: string) => ({
  ...around(launchGameQuery.queryOptions(api, toLaunchRequest(target, backUrl)), {
    after(_address, { client }) {
      // The game opens even if the gateway cannot add it to the recent games.
      const renew = () => invalidate(client, addRecentGame.invalidates)
      if (target.nodeId)
        void play(http)
          .addRecent(target.nodeId)
          .then(renew, () => undefined)
    },
  }),
  ...singleUse,
})

const sportsBook = { vassalage: 'FB', gameType: 'SPORTS' }

type SportsVisit = {
  /** The member's token; a guest can only look. */
  token: string | undefined
  /** The number of the opening: each needs a new address. */
  opening: number
}

export function sportsQuery({ token, opening }: SportsVisit, backUrl: string) {
  const query = token
    ? launchGameQuery.queryOptions(api, launchFor(sportsBook, { backUrl }))
    : launchGuestSports.queryOptions(api)
  const options = query as UseQueryOptions<string, Error, string, QueryKey>
  return { ...options, queryKey: [...options.queryKey, token, opening], ...singleUse }
}
