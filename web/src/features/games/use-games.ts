import type { Game } from '@longan/sdk'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { favouriteGamesQuery, gameListQuery, hotGamesQuery, recentGamesQuery } from '#api/games.queries.ts'
import { useSession } from '#api/session.ts'
import { useLanguage } from '#i18n/use-language.ts'
import { gameName } from '#parts/game-tile.tsx'
import { fold } from '#lib/fold.ts'
import type { ListType } from './use-game-filter.ts'

export type Wanted = { type: ListType; gameType?: string; vassalage?: string; gameClass?: string; text: string }

const isSearchedByGateway = ({ type }: Wanted) => type === 'all' || type === 'search'

/** The games of a list. All games are searched by the gateway; hot, recent and favourite ones are sifted here. */
export function useGames(wanted: Wanted) {
  const { type, gameType, vassalage, gameClass: gameClassify, text } = wanted
  const language = useLanguage()
  const isMember = Boolean(useSession())
  const filter = { gameType, vassalage, gameClassify, gameName: text.trim() || undefined }
  const list = useInfiniteQuery({ ...gameListQuery(filter, language), enabled: isSearchedByGateway(wanted) })
  const recent = useInfiniteQuery({ ...recentGamesQuery(gameType, language), enabled: isMember && type === 'recent' })
  const fav = useInfiniteQuery({ ...favouriteGamesQuery(gameType, language), enabled: isMember && type === 'fav' })
  const hot = useQuery({ ...hotGamesQuery(language), enabled: type === 'hot' })
  return { query: { all: list, search: list, recent, fav, hot }[type], sift: sifterOf(wanted) }
}

function sifterOf(wanted: Wanted) {
  const { gameType, vassalage, text } = wanted
  const words = fold(text)
  const isWanted = (game: Game) =>
    (!gameType || game.gameType === gameType) &&
    (!vassalage || game.vassalage === vassalage) &&
    fold(`${gameName(game)} ${game.vendor ?? ''}`).includes(words)
  return isSearchedByGateway(wanted) ? undefined : (games: Game[]) => games.filter(isWanted)
}
