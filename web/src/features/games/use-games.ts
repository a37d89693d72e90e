import type { Game } from '@longan/sdk'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { favouriteGamesQuery, gameListQuery, hotGamesQuery, recentGamesQuery } from '#api/games.queries.ts'
import { useSession } from '#api/session.ts'
import { wholeListQuery } from '#api/whole-list.queries.ts'
import { useLanguage } from '#i18n/use-language.ts'
import { createFinder } from '#lib/fuzzy-search.ts'
import { gameName } from '#shared/game-tile.tsx'
import { sorted } from './sorted.ts'
import type { ListType, SortKey } from './use-game-filter.ts'

export type Wanted = {
  type: ListType
  gameType?: string
  vassalage?: string
  gameClass?: string
  sort?: SortKey
  /** What the gateway is asked for: what stood in the box when the fingers rested. */
  text: string
  /** What stands in the box now. */
  typed: string
  /** Whether a search looks beyond the category, because the person has named none. */
  isEverywhere?: boolean
}

/** A list's query as far as a page of results needs it. */
type Whole = ReturnType<typeof useShelf>

const isSearchedByGateway = ({ type }: Wanted) => type === 'all' || type === 'search'
const textsOf = (game: Game) => ({ name: gameName(game), more: `${game.vendor ?? ''} ${game.vassalage}` })
const isFrom = (vassalage: string | undefined) => (game: Game) => !vassalage || game.vassalage === vassalage

/**
 * The games of a list. Hot, recent and favourite ones are sifted here. All games come page by page from the gateway, which
 * also searches; sorted, or once somebody types, the phone has the whole list and needs nobody: what is found follows each
 * key, and what the gateway knows besides comes behind it.
 */
export function useGames(wanted: Wanted) {
  const own = useOwnGames(wanted)
  const list = useGatewayList(wanted)
  const whole = useShelf(wanted)
  const found = useFound(wanted, whole.data)
  if (own) return { query: own, sift: sifterOf(wanted) }
  if (found) return { query: bothFound(wanted, found, list) }
  return { query: wanted.sort && !wanted.text ? inOrder(wanted, whole) : list }
}

function useGatewayList(wanted: Wanted) {
  const { gameType, vassalage, gameClass: gameClassify, text, sort } = wanted
  const filter = { gameType, vassalage, gameClassify, gameName: text.trim() || undefined }
  const enabled = isSearchedByGateway(wanted) && !(sort && !text)
  return useInfiniteQuery({ ...gameListQuery(filter, useLanguage()), enabled })
}

function useOwnGames({ type, gameType }: Wanted) {
  const language = useLanguage()
  const isMember = Boolean(useSession())
  const recent = useInfiniteQuery({ ...recentGamesQuery(gameType, language), enabled: isMember && type === 'recent' })
  const fav = useInfiniteQuery({ ...favouriteGamesQuery(gameType, language), enabled: isMember && type === 'fav' })
  const hot = useQuery({ ...hotGamesQuery(language), enabled: type === 'hot' })
  return { all: undefined, search: undefined, recent, fav, hot }[type]
}

/** The whole list, where it is needed: for an order of its own, and for what is typed. */
function useShelf(wanted: Wanted) {
  const { gameType, gameClass: gameClassify, sort, typed, isEverywhere } = wanted
  const isSearch = typed.trim() !== ''
  const filter = { gameType: isSearch && isEverywhere ? undefined : gameType, gameClassify }
  const isNeeded = isSearchedByGateway(wanted) && (isSearch || sort !== undefined)
  const query = useQuery({ ...wholeListQuery(filter, useLanguage()), enabled: isNeeded })
  // In its order once, and not again for each key and each vendor.
  const data = useMemo(() => query.data && sorted(query.data, sort), [query.data, sort])
  return { ...query, data }
}

/** What answers to the text on the phone, the best first unless an order is asked for; nothing while there is no text, or no list. */
function useFound({ typed, vassalage, sort }: Wanted, games: readonly Game[] | undefined) {
  const find = useMemo(() => games && createFinder(games, textsOf), [games])
  return useMemo(() => {
    if (!games || !find || typed.trim() === '') return undefined
    const found = find(typed).filter(isFrom(vassalage))
    const isFound = new Set(found)
    return sort ? games.filter((game) => isFound.has(game)) : found
  }, [games, find, typed, vassalage, sort])
}

function bothFound({ text, typed }: Wanted, found: Game[], list: ReturnType<typeof useGatewayList>) {
  const isAnswer = text.trim() === typed.trim()
  const pages = isAnswer ? (list.data?.pages ?? []) : []
  const isPending = found.length === 0 && (list.isPending || !isAnswer)
  return { ...list, isPending, data: [...found, ...pages.flatMap(({ rows }) => rows)] }
}

const inOrder = ({ vassalage }: Wanted, whole: Whole) => ({ ...whole, data: whole.data?.filter(isFrom(vassalage)) })

function sifterOf({ gameType, vassalage, typed }: Wanted) {
  const isWanted = (game: Game) => (!gameType || game.gameType === gameType) && isFrom(vassalage)(game)
  return (games: Game[]) => {
    const wanted = games.filter(isWanted)
    return typed.trim() === '' ? wanted : createFinder(wanted, textsOf)(typed)
  }
}
