import { prizeModeOf } from '@longan/sdk'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useLocation } from 'react-router-dom'
import { categoriesQuery, recentGamesQuery } from '#api/games/games.queries.ts'
import type { PlayTarget } from '#api/games/launch.queries.ts'
import { openedLotteriesQuery } from '#api/games/lottery.queries.ts'
import { useDebouncedLanguage } from '#api/use-debounced-language.ts'

/**
 * Returns the name of the game. A list passes it along with the navigation; for a URL opened directly it is looked up, once the game
 * runs: a game among the recent ones, a lottery among the open ones, a lobby among the vendors.
 */
export function useGameName(target: PlayTarget, isRunning: boolean): string | undefined {
  const { gameType, vassalage, nodeId, gameCode } = target
  const passedName = (useLocation().state as { name?: string } | null)?.name
  const language = useDebouncedLanguage()
  const isLottery = gameType === 'LOTT' || gameType === 'ELOTT'
  const isLobby = !isLottery && (nodeId === undefined || gameCode === 'lobby')
  const enabledFor = (kind: boolean) => ({ enabled: isRunning && !passedName && kind })

  const recent = useInfiniteQuery({ ...recentGamesQuery(undefined, language), ...enabledFor(!isLottery && !isLobby) })
  const opened = useQuery({ ...openedLotteriesQuery(prizeModeOf(vassalage), language), ...enabledFor(isLottery) })
  const lobbies = useQuery({ ...categoriesQuery(language), ...enabledFor(isLobby) })

  const game = recent.data?.pages.flatMap(({ rows }) => rows).find((one) => one.nodeId === nodeId)
  const lottery = opened.data?.find((one) => one.vendor === vassalage && one.gameCode === gameCode)
  const vendors = lobbies.data?.categories.flatMap((category) => category.vendors)
  const vendor = vendors?.find((one) => one.vassalage === vassalage && one.gameType === gameType)
  return passedName ?? game?.displayName ?? lottery?.labelName ?? vendor?.displayName
}
