import type { Prefetch } from '#api/site/first-view.ts'
import { announcementsQuery } from '#api/site/content.queries.ts'
import { categoriesQuery, gameListQuery, hotGamesQuery } from '#api/games/games.queries.ts'
import { categoryOf } from './category-of.ts'
import { pathOf, paths, queryOf } from '#lib/site/paths.ts'

/** Prefetches a category; its lobbies only where the address does not choose one of them or a list. */
export const prefetchGameCentre: Prefetch = (client, language, address) => {
  const query = queryOf(address)
  const code = categoryOf(pathOf(address), query.get('gameType'))
  const hasLobbies = !query.has('type') && !query.has('vassalage')
  return Promise.all([
    client.prefetchQuery(categoriesQuery(language)),
    client.prefetchQuery(announcementsQuery({ place: 'gameCenter', groupName: code }, language)),
    hasLobbies && client.prefetchQuery(hotGamesQuery(language)),
    hasLobbies && client.prefetchInfiniteQuery(gameListQuery({ gameType: code, isNew: true }, language)),
  ])
}

/** Prefetches the games, too, of a search in all categories and of the list of slots; elsewhere they depend on more parameters. */
export const prefetchGameList: Prefetch = (client, language, address) => {
  const query = queryOf(address)
  const gameName = query.size === 1 && query.get('q')?.trim()
  const filter = gameName ? { gameName } : address === paths.slotsList() && { gameType: 'RNG' as const }
  return Promise.all([
    client.prefetchQuery(categoriesQuery(language)),
    filter && client.prefetchInfiniteQuery(gameListQuery(filter, language)),
  ])
}
