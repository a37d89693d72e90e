import { launchFor } from '@longan/sdk'
import { play } from '@longan/sdk/play'
import { queryOptions } from '@tanstack/react-query'
import { http } from './gateway.ts'

/** The game in the URL of the play page, as text. */
export type PlayTarget = { vassalage: string; gameType: string; nodeId?: number; gameCode?: string; roomId?: string }

const isLottery = ({ gameType }: PlayTarget) => gameType === 'LOTT' || gameType === 'ELOTT'

/** A lottery opens in the lottery client, any other game in its own page. */
const toLaunchRequest = (target: PlayTarget, backUrl: string) =>
  launchFor({ ...target, gameId: target.nodeId, lottoMode: isLottery(target) }, { backUrl })

/** The options of a query whose address is valid for one opening. */
const singleUse = { staleTime: Infinity, gcTime: 0, refetchOnWindowFocus: false } as const

/** The address of a game. It is valid for one opening, so it is never cached. */
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

/** The sports book, which has its own page. */
const sportsBook = { vassalage: 'FB', gameType: 'SPORTS' }

type SportsVisit = {
  /** The member's token; a guest can only look. */
  token: string | undefined
  /** The number of the opening: each needs a new address. */
  opening: number
}

/** The address of the sports book: the member's own, or the one for guests. */
export const sportsQuery = ({ token, opening }: SportsVisit, backUrl: string) =>
  queryOptions({
    queryKey: ['launch', 'sports', token, opening],
    queryFn: ({ signal }) => {
      const { launch, launchGuestSports } = play(http)
      return token ? launch(launchFor(sportsBook, { backUrl }), { signal }) : launchGuestSports({ signal })
    },
    ...singleUse,
  })
