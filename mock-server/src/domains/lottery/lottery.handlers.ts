import type { Handlers } from '../../kernel/http.ts'
import { languageOf } from '../../kernel/language.ts'
import type { LotteryBetsService } from './lottery-bets.service.ts'
import type { LotteryService } from './lottery.service.ts'
import { numerosHandlers } from './numeros.handlers.ts'
import type { RecentLotteriesService } from './recent-lotteries.service.ts'

type Browsing =
  | 'listLotteries'
  | 'listLotteryMenus'
  | 'listVnLotteryMenus'
  | 'listPopularLotteries'
  | 'listOpenedNumeros'
  | 'getPlayMenu'
type Mine =
  | 'listRecentLotteries'
  | 'listVnRecentLotteries'
  | 'getLotterySetting'
  | 'listPrizeSeries'
  | 'placeLotteryBets'
  | 'placeLotterySlips'
  | 'listOrdersToday'
  | 'listLotteryOrders'
  | 'cancelLotteryOrder'

const COUNT = 12
const RECENT_COUNT = 100

type Needs = { lottery: LotteryService; lotteryBets: LotteryBetsService; recentLotteries: RecentLotteriesService }

export const lotteryHandlers = (needs: Needs) => ({
  ...browsing(needs),
  ...numerosHandlers(needs),
  ...myLotteries(needs),
})

const browsing = ({ lottery }: Needs): Handlers<Browsing> => ({
  listLotteries: ({ query, language }) => lottery.list(languageOf(query.language, language)),
  listLotteryMenus: ({ query: { prizeMode, language: asked }, language }) =>
    lottery.menus({ prizeMode, language: languageOf(asked, language) }),
  listVnLotteryMenus: ({ query: { prizeMode, language: asked }, language }) => {
    const groups = lottery.vietnameseMenus({ prizeMode, language: languageOf(asked, language) })
    return Object.fromEntries(groups.map((group) => [group.gameGroupCode, group]))
  },
  listPopularLotteries: ({ query: { prizeMode, language: asked }, language }) =>
    lottery.popular({ prizeMode, language: languageOf(asked, language) }),
  listOpenedNumeros: ({ query: { prizeMode, count = COUNT, showTableGame = false, language: asked }, language }) => {
    const shown = { prizeMode, count, withTables: showTableGame, language: languageOf(asked, language) }
    return Object.fromEntries(lottery.opened(shown).map((item) => [item.gameCode, item]))
  },
  getPlayMenu: ({ params, query: { prizeMode, language: asked }, language }) =>
    lottery.playMenu(params.gameId, { prizeMode, language: languageOf(asked, language) }),
})

const myLotteries = ({ lottery, lotteryBets, recentLotteries }: Needs): Handlers<Mine> => ({
  listRecentLotteries: ({ member, query: { recentCount: count = RECENT_COUNT, language: asked }, language }) =>
    recentLotteries.list(member().id, { count, language: languageOf(asked, language) }),
  listVnRecentLotteries: ({ member, query: { recentCount: count = RECENT_COUNT, language: asked }, language }) =>
    recentLotteries.list(member().id, { count, vendor: 'TCG_LOTTO_VN', language: languageOf(asked, language) }),
  getLotterySetting: ({ params }) => lottery.setting(params.gameId),
  listPrizeSeries: () => lottery.prizeSeries(),
  placeLotteryBets: ({ member, body, language }) => lotteryBets.place(member(), { ...body, language }),
  listOrdersToday: ({ member, query: { gameId, page = 0, size = 10, language: asked }, language }) =>
    lotteryBets.list(member().id, { gameId, page, size, isToday: true, language: languageOf(asked, language) }),
  placeLotterySlips: ({ member, body, language }) => lotteryBets.placeSlips(member(), body, language),
  cancelLotteryOrder: ({ member, body, language }) => lotteryBets.cancel(member().id, { ...body, language }),
  listLotteryOrders: ({ member, query: { gameId, status, page = 0, size = 10, language: asked }, language }) =>
    lotteryBets.list(member().id, {
      gameId,
      status,
      page,
      size,
      isToday: false,
      language: languageOf(asked, language),
    }),
})
