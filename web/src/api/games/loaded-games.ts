import type { Game } from '@longan/sdk'
import type { InfiniteData, QueryClient } from '@tanstack/react-query'
import type { Page } from '../paged-query.ts'

/** The games on the pages of lists that are loaded already. */
export const loadedGames = (client: QueryClient): Game[] =>
  client
    .getQueriesData<InfiniteData<Page<Game>>>({ queryKey: ['games', 'list'] })
    .flatMap(([, list]) => list?.pages.flatMap(({ rows }) => rows) ?? [])
