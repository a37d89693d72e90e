import {
  pageSizes,
  reshapeVendors,
  type Game,
  type GameFilter,
  type GameVendor,
  type Page,
  type VendorCatalogue,
} from '@longan/sdk'
import {
  getJackpot,
  listGames,
  listHotGames,
  listHotMatches,
  listVendors,
  listWinners,
} from '@longan/react-query/games'
import { addFavourite, listFavouriteGames, listFavouriteIds, listRecentGames } from '@longan/react-query/my-games'
import { invalidating } from '@longan/react-query'
import { myGames } from '@longan/sdk/my-games'
import {
  type InfiniteData,
  keepPreviousData,
  mutationOptions,
  type QueryClient,
  queryOptions,
} from '@tanstack/react-query'
import type { Language } from '#lib/money/money.ts'
import { api, apiIn, http } from '../gateway.ts'
import { allPagesQuery, pagedQuery } from '../query-options.ts'
import { session } from '../member/session.ts'

const minutes = 60_000

export type Category = { code: string; vendors: GameVendor[] }
export type Categories = { categories: Category[]; mapping: VendorCatalogue['mapping'] }

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

export const toCategories = (catalogue: VendorCatalogue): Categories => ({
  categories: categoriesOf(catalogue),
  mapping: catalogue.mapping,
})

export const categoriesQuery = (language: Language) =>
  queryOptions({
    ...listVendors.queryOptions(apiIn(language)),
    select: toCategories,
    staleTime: 10 * minutes,
    placeholderData: keepPreviousData,
  })

export const hotGamesQuery = (language: Language) => ({
  ...listHotGames.queryOptions(apiIn(language)),
  staleTime: 5 * minutes,
  placeholderData: keepPreviousData,
})

export const homeGamesQuery = (gameType: string, language: Language) => ({
  ...listGames.queryOptions(apiIn(language), { gameType, size: pageSizes.homeLobby }),
  staleTime: 5 * minutes,
  placeholderData: keepPreviousData,
})

export const hotMatchesQuery = (language: Language) => ({
  ...listHotMatches.queryOptions(apiIn(language)),
  refetchInterval: minutes,
  placeholderData: keepPreviousData,
})

export const winnersQuery = (language: Language) => ({
  ...listWinners.queryOptions(apiIn(language)),
  refetchInterval: 20_000,
  placeholderData: keepPreviousData,
})

export const JACKPOT_INTERVAL = 10_000

export const jackpotQuery = () => ({ ...getJackpot.queryOptions(api), refetchInterval: JACKPOT_INTERVAL })

type Filter = Pick<GameFilter, 'gameType' | 'vassalage' | 'gameName' | 'gameClassify' | 'isNew'>

export const gameListQuery = (filter: Filter, language: Language) => ({
  ...pagedQuery(listGames, { ...filter, size: pageSizes.gameList }, apiIn(language)),
  staleTime: 5 * minutes,
})

/** What the pages of the games show. */
export const gameReads = [listVendors, listHotGames, listGames, listRecentGames, listFavouriteGames, listFavouriteIds]

/** The games on the pages of lists that are loaded already. */
export const loadedGames = (client: QueryClient): Game[] =>
  client
    .getQueriesData<InfiniteData<Page<Game>>>({ queryKey: [listGames.operation], predicate: isPaged })
    .flatMap(([, list]) => list?.pages.flatMap(({ items }) => items) ?? [])

const isPaged = ({ queryKey: [, , kind] }: { queryKey: readonly unknown[] }) => kind === 'pages'

/** The maximum page size of the gateway. */
const MAX_PAGE_SIZE = 200

/** All games of a list in the operator's order, searched and sorted on the client. */
export const allGamesQuery = (filter: Pick<GameFilter, 'gameType' | 'gameClassify'>, language: Language) =>
  queryOptions({
    ...allPagesQuery(listGames, { ...filter, size: MAX_PAGE_SIZE }, apiIn(language)),
    select: (pages) => pages.flatMap(({ items }) => items),
    staleTime: 10 * minutes,
  })

export const recentGamesQuery = (gameType: string | undefined, language: Language) => ({
  ...pagedQuery(listRecentGames, { gameType }, apiIn(language)),
  enabled: Boolean(session.get()),
})

export const favouriteGamesQuery = (gameType: string | undefined, language: Language) => ({
  ...pagedQuery(listFavouriteGames, { gameType }, apiIn(language)),
  enabled: Boolean(session.get()),
})

export const removeGamePages = (client: QueryClient) =>
  [listGames, listRecentGames, listFavouriteGames].forEach(({ operation }) =>
    client.removeQueries({ queryKey: [operation], predicate: isPaged }),
  )

export const favouriteIdsQuery = () => ({
  ...listFavouriteIds.queryOptions(api),
  enabled: Boolean(session.get()),
  staleTime: 5 * minutes,
})

export type FavouriteGame = Pick<Game, 'nodeId' | 'gameId' | 'vassalage' | 'gameType'>
export type FavouriteChange = { game: FavouriteGame; isFavourite: boolean }

/** Updates the list of favourites at once, then sends the change; an error restores the old list. */
export const changeFavourite = () =>
  mutationOptions({
    mutationFn: ({ game: { nodeId, vassalage, gameType }, isFavourite }: FavouriteChange) =>
      myGames(http)[isFavourite ? 'addFavourite' : 'removeFavourite']({ nodeId, vendor: vassalage, gameType }),
    ...invalidating(addFavourite.invalidates, {
      optimistic(client, { game, isFavourite }: FavouriteChange) {
        const { queryKey } = favouriteIdsQuery()
        const others = (client.getQueryData(queryKey) ?? []).filter((id) => id !== game.nodeId && id !== game.gameId)
        client.setQueryData(queryKey, isFavourite ? [game.nodeId, ...others] : others)
      },
    }),
  })
