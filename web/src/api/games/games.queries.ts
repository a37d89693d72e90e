import { pageSizes, reshapeVendors, type GameFilter, type GameVendor, type VendorCatalogue } from '@longan/sdk'
import { games } from '@longan/sdk/games'
import { myGames } from '@longan/sdk/my-games'
import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query'
import type { Language } from '#lib/money/money.ts'
import { http } from '../gateway.ts'
import { pagedQuery } from '../paged-query.ts'
import { session } from '../member/session.ts'

const minutes = 60_000
const userName = () => session.get()?.userName

export type Category = { code: string; vendors: GameVendor[] }

/** Reshapes the gateway's groups: separate esports and cockfights, football before sports. */
function categoriesOf({ sorting, mapping }: VendorCatalogue): Category[] {
  const all = Object.values(mapping).flat()
  const esports = all.filter(({ gameType }) => gameType === 'ESPORTS').map(({ vassalage }) => vassalage)
  return reshapeVendors(sorting, ['TF', ...esports]).map(({ gameCategory: code, vendorNames }) => {
    const find = (name: string) => {
      const entries = all.filter(({ vassalage }) => vassalage === name)
      return entries.find(({ gameType }) => gameType === code) ?? entries[0] ?? []
    }
    return { code, vendors: vendorNames.flatMap(({ vassalage }) => find(vassalage)) }
  })
}

export const categoriesQuery = (language: Language) =>
  queryOptions({
    queryKey: ['games', 'vendors', language],
    queryFn: async ({ signal }) => {
      const catalogue = await games(http).listVendors({ signal })
      return { categories: categoriesOf(catalogue), mapping: catalogue.mapping }
    },
    staleTime: 10 * minutes,
    placeholderData: keepPreviousData,
  })

export const hotGamesQuery = (language: Language) =>
  queryOptions({
    queryKey: ['games', 'hot', language],
    queryFn: ({ signal }) => games(http).listHot({ signal }),
    staleTime: 5 * minutes,
    placeholderData: keepPreviousData,
  })

export const homeGamesQuery = (gameType: string, language: Language) =>
  queryOptions({
    queryKey: ['games', 'home', gameType, language],
    queryFn: async ({ signal }) => {
      const page = await games(http).list({ gameType, pageSize: pageSizes.homeLobby }, { signal })
      return { games: page.games, total: page.totalCount }
    },
    staleTime: 5 * minutes,
    placeholderData: keepPreviousData,
  })

export const hotMatchesQuery = (language: Language) =>
  queryOptions({
    queryKey: ['games', 'matches', language],
    queryFn: ({ signal }) => games(http).listHotMatches({ signal }),
    refetchInterval: minutes,
    placeholderData: keepPreviousData,
  })

export const winnersQuery = (language: Language) =>
  queryOptions({
    queryKey: ['games', 'winners', language],
    queryFn: ({ signal }) => games(http).listWinners({ signal }),
    refetchInterval: 20_000,
    placeholderData: keepPreviousData,
  })

export const JACKPOT_INTERVAL = 10_000

export const jackpotQuery = () =>
  queryOptions({
    queryKey: ['games', 'jackpot'],
    queryFn: ({ signal }) => games(http).getJackpot({ signal }),
    refetchInterval: JACKPOT_INTERVAL,
  })

type Filter = Pick<GameFilter, 'gameType' | 'vassalage' | 'gameName' | 'gameClassify' | 'isNew'>

export const gameListQuery = (filter: Filter, language: Language) => ({
  ...pagedQuery(['games', 'list', filter, language], async (pageNo, signal) => {
    const query = { ...filter, pageNo, pageSize: pageSizes.gameList }
    const { games: rows, totalPages } = await games(http).list(query, { signal })
    return { rows, totalPages }
  }),
  staleTime: 5 * minutes,
})

export const recentGamesQuery = (gameType: string | undefined, language: Language) => ({
  ...pagedQuery(['games', 'recent', gameType, language, userName()], async (page, signal) => {
    const { list: rows, totalPages } = await myGames(http).listRecent({ page, gameType }, { signal })
    return { rows, totalPages }
  }),
  enabled: Boolean(session.get()),
})

export const favouriteGamesQuery = (gameType: string | undefined, language: Language) => ({
  ...pagedQuery(['games', 'favourites', gameType, language, userName()], async (pageNo, signal) => {
    const { content: rows, totalPages } = await myGames(http).listFavourites({ pageNo, gameType }, { signal })
    return { rows, totalPages }
  }),
  enabled: Boolean(session.get()),
})

export const removeGamePages = (client: QueryClient) =>
  ['list', 'recent', 'favourites'].forEach((list) => client.removeQueries({ queryKey: ['games', list] }))

export const favouriteIdsQuery = () =>
  queryOptions({
    queryKey: ['games', 'favourite-ids', userName()],
    queryFn: ({ signal }) => myGames(http).listFavouriteIds({ signal }),
    enabled: Boolean(session.get()),
    staleTime: 5 * minutes,
  })
