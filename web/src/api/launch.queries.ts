import { gameLaunch, lotteryLaunch, prizeModeOf } from '@longan/sdk'
import { play } from '@longan/sdk/play'
import { queryOptions } from '@tanstack/react-query'
import { http } from './gateway.ts'

/** What the address of the play page says about the game: text, as addresses are. */
export type PlayTarget = { vassalage: string; gameType: string; nodeId?: number; gameCode?: string; roomId?: string }

const isLottery = ({ gameType }: PlayTarget) => gameType === 'LOTT' || gameType === 'ELOTT'

/** A lottery opens in its client, everything else in the game's own page. */
function launchOf(target: PlayTarget, backUrl: string) {
  const { vassalage, gameType, nodeId, gameCode, roomId } = target
  if (!isLottery(target))
    return gameLaunch({ vassalage, gameType, nodeId, gameId: nodeId, gameCode, roomId }, { backUrl })
  return lotteryLaunch({ vendor: vassalage, gameCode: gameCode ?? '', prizeMode: prizeModeOf(vassalage), backUrl })
}

/** An address to open the game at. It is good for one opening, so nothing is kept and every visit asks anew. */
export const launchQuery = (target: PlayTarget, backUrl: string) =>
  queryOptions({
    queryKey: ['launch', target],
    queryFn: async ({ signal, client }) => {
      const { launch, addRecent } = play(http)
      const address = await launch(launchOf(target, backUrl), { signal })
      // The game is open; a gateway that cannot note it among the recent ones takes nothing from the player.
      const renew = () => client.invalidateQueries({ queryKey: ['games', 'recent'] })
      if (target.nodeId) void addRecent(target.nodeId).then(renew, () => undefined)
      return address
    },
    staleTime: Infinity,
    gcTime: 0,
    refetchOnWindowFocus: false,
  })
