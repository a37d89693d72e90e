import { prizeModeOf } from '@longan/sdk'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useLocation } from 'react-router-dom'
import { categoriesQuery, recentGamesQuery } from '#api/games.queries.ts'
import type { PlayTarget } from '#api/launch.queries.ts'
import { openedLotteriesQuery } from '#api/lottery.queries.ts'
import { useSettledLanguage } from '#api/use-settled-language.ts'

/**
 * What is played, by name. Who came from a list brings the name along; whoever opened the address finds a game among those
 * played last, once it runs, a lottery among the open ones, and a lobby among the vendors.
 */
export function useGameName(target: PlayTarget, runs: boolean): string | undefined {
  const { gameType, vassalage, nodeId, gameCode } = target
  const given = (useLocation().state as { name?: string } | null)?.name
  const language = useSettledLanguage()
  const isLottery = gameType === 'LOTT' || gameType === 'ELOTT'
  const isLobby = !isLottery && (nodeId === undefined || gameCode === 'lobby')
  const asks = (kind: boolean) => ({ enabled: runs && !given && kind })

  const recent = useInfiniteQuery({ ...recentGamesQuery(undefined, language), ...asks(!isLottery && !isLobby) })
  const opened = useQuery({ ...openedLotteriesQuery(prizeModeOf(vassalage), language), ...asks(isLottery) })
  const lobbies = useQuery({ ...categoriesQuery(language), ...asks(isLobby) })

  const game = recent.data?.pages.flatMap(({ rows }) => rows).find((one) => one.nodeId === nodeId)
  const lottery = opened.data?.find((one) => one.vendor === vassalage && one.gameCode === gameCode)
  const vendors = lobbies.data?.categories.flatMap((category) => category.vendors)
  const vendor = vendors?.find((one) => one.vassalage === vassalage && one.gameType === gameType)
  return given ?? game?.displayName ?? lottery?.labelName ?? vendor?.displayName
}
