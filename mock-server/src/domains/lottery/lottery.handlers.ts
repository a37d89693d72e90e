import type { Handlers } from '../../kernel/http.ts'
import { languageOf } from '../../kernel/language.ts'
import type { LotteryBetsService } from './lottery-bets.service.ts'
import type { LotteryService } from './lottery.service.ts'
import type { RecentLotteriesService } from './recent-lotteries.service.ts'

type LotteryOperation =
  | 'listLotteries'
  | 'listLotteryMenus'
  | 'listVnLotteryMenus'
  | 'listRecentLotteries'
  | 'listPopularLotteries'
  | 'listOpenedNumeros'
  | 'getNumerosNear'
  | 'listDraws'
  | 'getPlayMenu'
  | 'placeLotteryBets'
  | 'listOrdersToday'

const COUNT = 12
const RECENT_COUNT = 100

type Needs = { lottery: LotteryService; lotteryBets: LotteryBetsService; recentLotteries: RecentLotteriesService }

export const lotteryHandlers = ({ lottery, lotteryBets, recentLotteries }: Needs): Handlers<LotteryOperation> => ({
  listLotteries: ({ query, language }) => lottery.list(languageOf(query.language, language)),
  listLotteryMenus: ({ query: { prizeMode, language: asked }, language }) =>
    lottery.menus({ prizeMode, language: languageOf(asked, language) }),
  listVnLotteryMenus: ({ query: { prizeMode, language: asked }, language }) => {
    const groups = lottery.vietnameseMenus({ prizeMode, language: languageOf(asked, language) })
    return Object.fromEntries(groups.map((group) => [group.gameGroupCode, group]))
  },
  listRecentLotteries: ({ member, query: { recentCount: count = RECENT_COUNT, language: asked }, language }) =>
    recentLotteries.list(member().id, { count, language: languageOf(asked, language) }),
  listPopularLotteries: ({ query: { prizeMode, language: asked }, language }) =>
    lottery.popular({ prizeMode, language: languageOf(asked, language) }),
  listOpenedNumeros: ({ query: { prizeMode, count = COUNT, showTableGame = false, language: asked }, language }) => {
    const shown = { prizeMode, count, withTables: showTableGame, language: languageOf(asked, language) }
    return Object.fromEntries(lottery.opened(shown).map((item) => [item.gameCode, item]))
  },
  getNumerosNear: ({ query }) => lottery.near(query.gameId),
  listDraws: ({ params, query: { page = 0, size = 10 } }) => lottery.draws(params.gameId, { page, size }),
  getPlayMenu: ({ params, query: { prizeMode, language: asked }, language }) =>
    lottery.playMenu(params.gameId, { prizeMode, language: languageOf(asked, language) }),
  placeLotteryBets: ({ member, body, language }) => lotteryBets.place(member(), { ...body, language }),
  listOrdersToday: ({ member, query: { gameId, page = 0, size = 10, language: asked }, language }) =>
    lotteryBets.list(member().id, { gameId, page, size, isToday: true, language: languageOf(asked, language) }),
})
