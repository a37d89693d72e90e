import { launchFor } from '@longan/sdk'
import { invalidate } from '@longan/react-query'
import { addRecentGame, launchGame } from '@longan/react-query/play'
import { play } from '@longan/sdk/play'
import { queryOptions } from '@tanstack/react-query'
import { http } from '../gateway.ts'
import { session } from '../member/session.ts'

export type PlayTarget = { vassalage: string; gameType: string; nodeId?: number; gameCode?: string; roomId?: string }

const isLottery = ({ gameType }: PlayTarget) => gameType === 'LOTT' || gameType === 'ELOTT'

/** A lottery opens in the lottery client, any other game in its own page. */
const toLaunchRequest = (target: PlayTarget, backUrl: string) =>
  launchFor({ ...target, gameId: target.nodeId, lottoMode: isLottery(target) }, { backUrl })

/** The address is valid for one opening, and for this member. */
const singleUse = (...launch: unknown[]) => ({
  queryKey: [...launchGame.mutationKey, { account: session.get()?.userName ?? null, input: launch }],
  staleTime: Infinity,
  gcTime: 0,
  refetchOnWindowFocus: false as const,
})

export const launchQuery = (target: PlayTarget, backUrl: string) =>
  queryOptions({
    ...singleUse(target),
    queryFn: async ({ signal, client }) => {
      const { launch, addRecent } = play(http)
      const address = await launch(toLaunchRequest(target, backUrl), { signal })
      // The game opens even if the gateway cannot add it to the recent games.
      const renew = () => invalidate(client, addRecentGame.invalidates)
      if (target.nodeId) void addRecent(target.nodeId).then(renew, () => undefined)
      return address
    },
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
    ...singleUse('sports', token, opening),
    queryFn: ({ signal }) => {
      const { launch, launchGuestSports } = play(http)
      return token ? launch(launchFor(sportsBook, { backUrl }), { signal }) : launchGuestSports({ signal })
    },
  })
