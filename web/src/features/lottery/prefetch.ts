import {
  lotteryMenusQuery,
  openedLotteriesQuery,
  popularLotteriesQuery,
  seaLotteryMenusQuery,
} from '#api/games/lottery.queries.ts'
import type { Prefetch } from '#api/site/first-view.ts'
import { paths } from '#lib/site/paths.ts'

export const kindAt = (path: string) => (path.toLowerCase().startsWith(paths.electronicLottery) ? 'ELOTT' : 'LOTT')

/** Prefetches the lotteries of the kind at this address, with their groups. */
export const prefetchLotteries: Prefetch = (client, language, address) =>
  Promise.all([
    client.prefetchQuery(openedLotteriesQuery(kindAt(address) === 'ELOTT' ? 'Elott' : 'Lott', language)),
    client.prefetchQuery(openedLotteriesQuery('SEA', language)),
    client.prefetchQuery(popularLotteriesQuery(language)),
    client.prefetchQuery(lotteryMenusQuery(language)),
    client.prefetchQuery(seaLotteryMenusQuery(language)),
  ])
