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

/** Prefetches the games, too, for the list of slots; at the other address of the list they depend on its parameters. */
export const prefetchGameList: Prefetch = (client, language, path) =>
  Promise.all([
    client.prefetchQuery(statusQuery()),
    client.prefetchQuery(categoriesQuery(language)),
    path === paths.slotsList() && client.prefetchInfiniteQuery(gameListQuery({ gameType: 'RNG' }, language)),
  ])

/** Also prefetches the games that the address of the page searches for in all categories. */
export const prefetchGamesOfAddress: Prefetch = (client, language, path) => {
  const parameters = new URLSearchParams(path === location.pathname ? location.search : '')
  const gameName = parameters.size === 1 && parameters.get('q')?.trim()
  return Promise.all([
    prefetchGameList(client, language, path),
    gameName && client.prefetchInfiniteQuery(gameListQuery({ gameName }, language)),
  ])
}
