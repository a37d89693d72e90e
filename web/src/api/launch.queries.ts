import { launchFor } from '@longan/sdk'
import { play } from '@longan/sdk/play'
import { queryOptions } from '@tanstack/react-query'
import { http } from './gateway.ts'

/** What the address of the play page says about the game: text, as addresses are. */
export type PlayTarget = { vassalage: string; gameType: string; nodeId?: number; gameCode?: string; roomId?: string }

const isLottery = ({ gameType }: PlayTarget) => gameType === 'LOTT' || gameType === 'ELOTT'

/** A lottery opens in its client, everything else in the game's own page. */
const toLaunchRequest = (target: PlayTarget, backUrl: string) =>
  launchFor({ ...target, gameId: target.nodeId, lottoMode: isLottery(target) }, { backUrl })

/** An address that is good for one opening. */
const singleUse = { staleTime: Infinity, gcTime: 0, refetchOnWindowFocus: false } as const

/** An address to open the game at. It is good for one opening, so nothing is kept and every visit asks anew. */
export const launchQuery = (target: PlayTarget, backUrl: string) =>
  queryOptions({
    queryKey: ['launch', target],
    queryFn: async ({ signal, client }) => {
      const { launch, addRecent } = play(http)
      const address = await launch(toLaunchRequest(target, backUrl), { signal })
      // The game is open; a gateway that cannot note it among the recent ones takes nothing from the player.
      const renew = () => client.invalidateQueries({ queryKey: ['games', 'recent'] })
      if (target.nodeId) void addRecent(target.nodeId).then(renew, () => undefined)
      return address
    },
    ...singleUse,
  })

/** The sports book, which has a page of its own. */
const sportsBook = { vassalage: 'FB', gameType: 'SPORTS' }

type SportsVisit = {
  /** Of whoever is logged in; a guest looks, and does not bet. */
  token: string | undefined
  /** Which opening of the book it is: each has an address of its own. */
  opening: number
}

/** An address to open the sports book at: a member's own, or one for guests. */
export const sportsQuery = ({ token, opening }: SportsVisit, backUrl: string) =>
  queryOptions({
    queryKey: ['launch', 'sports', token, opening],
    queryFn: ({ signal }) => {
      const { launch, launchGuestSports } = play(http)
      return token ? launch(launchFor(sportsBook, { backUrl }), { signal }) : launchGuestSports({ signal })
    },
    ...singleUse,
  })
