import type { GameFilter } from '@longan/sdk'
import { games } from '@longan/sdk/games'
import { queryOptions } from '@tanstack/react-query'
import type { Language } from '#lib/money/money.ts'
import { http } from '../gateway.ts'

/** The maximum page size of the gateway, and the number of pages fetched in parallel. */
const PAGE_SIZE = 200
const CONCURRENCY = 4
const STALE_TIME = 10 * 60_000

type Filter = Pick<GameFilter, 'gameType' | 'gameClassify'>

/** All games of a list in the operator's order, searched and sorted on the client. */
export const allGamesQuery = (filter: Filter, language: Language) =>
  queryOptions({
    queryKey: ['games', 'whole', filter, language],
    queryFn: async ({ signal }) => {
      const read = (pageNo: number) => games(http).list({ ...filter, pageNo, pageSize: PAGE_SIZE }, { signal })
      const first = await read(1)
      const others = Array.from({ length: Math.max(0, first.totalPages - 1) }, (_, index) => index + 2)
      const pages = [first]
      while (others.length > 0) pages.push(...(await Promise.all(others.splice(0, CONCURRENCY).map(read))))
      return pages.flatMap((one) => one.games)
    },
    staleTime: STALE_TIME,
  })
