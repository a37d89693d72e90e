import { launchFor } from '@longan/sdk'
import { play } from '@longan/sdk/play'
import { queryOptions } from '@tanstack/react-query'
import { http } from '../gateway.ts'

export type PlayTarget = { vassalage: string; gameType: string; nodeId?: number; gameCode?: string; roomId?: string }

const isLottery = ({ gameType }: PlayTarget) => gameType === 'LOTT' || gameType === 'ELOTT'

/** A lottery opens in the lottery client, any other game in its own page. */
const toLaunchRequest = (target: PlayTarget, backUrl: string) =>
  launchFor({ ...target, gameId: target.nodeId, lottoMode: isLottery(target) }, { backUrl })

/** The options of a query whose address is valid for one opening. */
const singleUse = { staleTime: Infinity, gcTime: 0, refetchOnWindowFocus: false } as const

export const launchQuery = (target: PlayTarget, backUrl: string) =>
  queryOptions({
    queryKey: ['launch', target],
    queryFn: async ({ signal, client }) => {
      const { launch, addRecent } = play(http)
      const address = await launch(toLaunchRequest(target, backUrl), { signal })
      // The game opens even if the gateway cannot add it to the recent games.
      const renew = () => client.invalidateQueries({ queryKey: ['games', 'recent'] })
      if (target.nodeId) void addRecent(target.nodeId).then(renew, () => undefined)
      return address
    },
    ...singleUse,
  })

const sportsBook = { vassalage: 'FB', gameType: 'SPORTS' }

type SportsVisit = {
  /** The member's token; a guest can only look. */
  token: string | undefined
  /** The number of the opening: each needs a new address. */
  opening: number
}

export const sportsQuery = ({ token, opening }: SportsVisit, backUrl: string) =>
  queryOptions({
    queryKey: ['launch', 'sports', token, opening],
    queryFn: ({ signal }) => {
      const { launch, launchGuestSports } = play(http)
      return token ? launch(launchFor(sportsBook, { backUrl }), { signal }) : launchGuestSports({ signal })
    },
    ...singleUse,
  })
