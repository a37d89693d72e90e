import type { Prefetch } from '#api/site/first-view.ts'
import {
  lotteryMenusQuery,
  openedLotteriesQuery,
  popularLotteriesQuery,
  seaLotteryMenusQuery,
} from '#api/games/lottery.queries.ts'
import { statusQuery } from '#api/site/system.queries.ts'
import { prefetchDeposit } from '#features/deposit/prefetch.ts'
import { prefetchGameCentre, prefetchSlots } from '#features/games/prefetch.ts'
import { prefetchPromotions } from '#features/promotions/prefetch.ts'
import { paths } from '#lib/site/paths.ts'

const prefetchStatus: Prefetch = (client) => client.prefetchQuery(statusQuery())

const prefetchLotteries: Prefetch = (client, language) =>
  Promise.all([
    client.prefetchQuery(statusQuery()),
    client.prefetchQuery(openedLotteriesQuery('Lott', language)),
    client.prefetchQuery(openedLotteriesQuery('SEA', language)),
    client.prefetchQuery(popularLotteriesQuery(language)),
    client.prefetchQuery(lotteryMenusQuery(language)),
    client.prefetchQuery(seaLotteryMenusQuery(language)),
  ])

/** Prefetches the first data of a page, by its deep link. The page preloads these calls before the app is loaded. */
export const deepLinkPrefetches: Readonly<Record<string, Prefetch>> = {
  [paths.live]: prefetchGameCentre,
  [paths.slots]: prefetchGameCentre,
  [paths.slotsList()]: prefetchSlots,
  [paths.lottery]: prefetchLotteries,
  [paths.promotions()]: prefetchPromotions,
  [paths.login]: prefetchStatus,
}

/** The same for members' pages: a guest is sent to the login. */
export const memberDeepLinkPrefetches: Readonly<Record<string, Prefetch>> = { [paths.deposit]: prefetchDeposit }
