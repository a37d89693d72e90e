import type { QueryClient } from '@tanstack/react-query'
import type { Language } from '#lib/money/money.ts'
import { announcementsQuery } from './content.queries.ts'
import { categoriesQuery, hotGamesQuery } from '../games/games.queries.ts'

/** Fetches the first data of a page, by its address: path and query. */
export type Prefetch = (client: QueryClient, language: Language, address: string) => Promise<unknown>

/** Prefetches the data of home's first screen. The page preloads the same calls before the app is loaded. */
export const prefetchFirstView: Prefetch = (client, language) =>
  Promise.all([
    client.prefetchQuery(announcementsQuery({ place: 'home', groupName: 'm_home' }, language)),
    client.prefetchQuery(hotGamesQuery(language)),
    client.prefetchQuery(categoriesQuery(language)),
  ])
