import type { Prefetch } from '#api/site/first-view.ts'
import { announcementsQuery } from '#api/site/content.queries.ts'
import { categoriesQuery, gameListQuery, hotGamesQuery } from '#api/games/games.queries.ts'
import { categoryOf } from './category-of.ts'
import { statusQuery } from '#api/site/system.queries.ts'
import { paths } from '#lib/site/paths.ts'

export const prefetchGameCentre: Prefetch = (client, language, path) => {
  const code = categoryOf(path, null)
  return Promise.all([
    client.prefetchQuery(statusQuery()),
    client.prefetchQuery(categoriesQuery(language)),
    client.prefetchQuery(announcementsQuery({ place: 'gameCenter', groupName: code }, language)),
    client.prefetchQuery(hotGamesQuery(language)),
    client.prefetchInfiniteQuery(gameListQuery({ gameType: code, isNew: true }, language)),
  ])
}

/** Prefetches the games, too, for the list of slots and for a search in all categories; else they depend on the parameters of the address. */
export const prefetchGameList: Prefetch = (client, language, path) =>
  Promise.all([
    client.prefetchQuery(statusQuery()),
    client.prefetchQuery(categoriesQuery(language)),
    path === paths.slotsList() && client.prefetchInfiniteQuery(gameListQuery({ gameType: 'RNG' }, language)),
    path === location.pathname && prefetchSearch(client, language, path),
  ])

const prefetchSearch: Prefetch = async (client, language) => {
  const parameters = new URLSearchParams(location.search)
  const gameName = parameters.size === 1 && parameters.get('q')?.trim()
  if (gameName) await client.prefetchInfiniteQuery(gameListQuery({ gameName }, language))
}
