import type { Prefetch } from './prefetch.ts'
import { announcementsQuery } from './content.queries.ts'
import { categoriesQuery, hotGamesQuery } from './games.queries.ts'
import { statusQuery } from './system.queries.ts'

/** Asks what the first screen of home shows. The page begins the same calls before the app is there. */
export const prefetchFirstView: Prefetch = (client, language) =>
  Promise.all([
    client.prefetchQuery(announcementsQuery({ place: 'home', groupName: 'm_home' }, language)),
    client.prefetchQuery(hotGamesQuery(language)),
    client.prefetchQuery(categoriesQuery(language)),
    client.prefetchQuery(statusQuery()),
  ])
