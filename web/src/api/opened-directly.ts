import type { QueryClient } from '@tanstack/react-query'
import type { Language } from '#lib/money.ts'
import { paths } from '#lib/paths.ts'
import { announcementsQuery } from './content.queries.ts'
import { categoriesQuery, gameListQuery, hotGamesQuery } from './games.queries.ts'
import { lotteryMenusQuery, seaLotteryMenusQuery } from './lottery-menus.queries.ts'
import { openedLotteriesQuery, popularLotteriesQuery } from './lottery.queries.ts'
import { promotionsQuery } from './promotions.queries.ts'
import { statusQuery } from './system.queries.ts'

type Ask = (client: QueryClient, language: Language) => Promise<unknown>

const status: Ask = (client) => client.prefetchQuery(statusQuery())

const gameCentre =
  (groupName: string): Ask =>
  (client, language) =>
    Promise.all([
      status(client, language),
      client.prefetchQuery(categoriesQuery(language)),
      client.prefetchQuery(announcementsQuery({ place: 'gameCenter', groupName }, language)),
      client.prefetchQuery(hotGamesQuery(language)),
    ])

const slots: Ask = (client, language) =>
  Promise.all([
    status(client, language),
    client.prefetchQuery(categoriesQuery(language)),
    client.prefetchInfiniteQuery(gameListQuery({ gameType: 'RNG' }, language)),
  ])

const lotteries: Ask = (client, language) =>
  Promise.all([
    status(client, language),
    client.prefetchQuery(openedLotteriesQuery('Lott', language)),
    client.prefetchQuery(openedLotteriesQuery('SEA', language)),
    client.prefetchQuery(popularLotteriesQuery(language)),
    client.prefetchQuery(lotteryMenusQuery(language)),
    client.prefetchQuery(seaLotteryMenusQuery(language)),
  ])

const promotions: Ask = (client, language) =>
  Promise.all([status(client, language), client.prefetchQuery(promotionsQuery(language))])

/** Asks what a page shows first, by the address at which it is opened from outside. The page begins these calls before the app is there. */
export const openedDirectly: Readonly<Record<string, Ask>> = {
  [paths.live]: gameCentre('LIVE'),
  [paths.slots]: gameCentre('RNG'),
  [paths.slotsList()]: slots,
  [paths.lottery]: lotteries,
  [paths.promotions()]: promotions,
  [paths.login]: status,
}
