import type { Ask } from '#api/prefetch.ts'
import { announcementsQuery } from '#api/content.queries.ts'
import { categoriesQuery, gameListQuery, hotGamesQuery } from '#api/games.queries.ts'
import { statusQuery } from '#api/system.queries.ts'

/** What the game centre shows first of a category. */
export const askGameCentre =
  (groupName: string): Ask =>
  (client, language) =>
    Promise.all([
      client.prefetchQuery(statusQuery()),
      client.prefetchQuery(categoriesQuery(language)),
      client.prefetchQuery(announcementsQuery({ place: 'gameCenter', groupName }, language)),
      client.prefetchQuery(hotGamesQuery(language)),
    ])

/** What the list of slots shows first. */
export const askSlots: Ask = (client, language) =>
  Promise.all([
    client.prefetchQuery(statusQuery()),
    client.prefetchQuery(categoriesQuery(language)),
    client.prefetchInfiniteQuery(gameListQuery({ gameType: 'RNG' }, language)),
  ])
