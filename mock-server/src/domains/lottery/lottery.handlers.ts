import type { Handlers } from '../../kernel/http/http.ts'
import { languageOf } from '../../kernel/validation/language.ts'
import type { LotteryBetsService } from './lottery-bets.service.ts'
import type { LotteryService } from './lottery.service.ts'
import type { RecentLotteriesService } from './recent-lotteries.service.ts'
import { invalidField } from '../../kernel/validation/refusal.ts'
import { lotteryById } from './lotteries.ts'

type NumeroOperation =
  | 'listOpenIssues'
  | 'listOpenIssuesByLotto'
  | 'getNumerosNear'
  | 'getVnNumerosNear'
  | 'listLatestDraws'
  | 'listDraws'
  | 'listDrawsByCode'
  | 'getHotGapInfo'

const numerosHandlers = ({ lottery }: { lottery: LotteryService }): Handlers<NumeroOperation> => ({
  listOpenIssues: ({ query }) => lottery.openIssues(query.prizeMode),
  listOpenIssuesByLotto: ({ query }) => lottery.openIssues(query.prizeMode),
  getNumerosNear: ({ query }) => lottery.near(query.gameId),
  getVnNumerosNear: ({ query }) => {
    if (lotteryById(query.gameId).vendor !== 'TCG_LOTTO_VN') throw invalidField('gameId', 'is not a Vietnamese lottery')
    return lottery.near(query.gameId)
  },
  listLatestDraws: ({ query: { page = 0, size = 10 } }) => lottery.latestDraws({ page, size }),
  listDraws: ({ params, query: { page = 0, size = 10 } }) => lottery.draws(params.gameId, { page, size }),
  listDrawsByCode: ({ params, query: { page = 0, size = 10 } }) => lottery.drawsByCode(params.code, { page, size }),
  getHotGapInfo: ({ params }) => lottery.hotGaps(params.gameId),
})

type BrowsingOperation =
  | 'listLotteries'
  | 'listLotteryMenus'
  | 'listVnLotteryMenus'
  | 'listPopularLotteries'
  | 'listOpenedNumeros'
  | 'getPlayMenu'
type MemberOperation =
  | 'listRecentLotteries'
  | 'listVnRecentLotteries'
  | 'getLotterySetting'
  | 'listPrizeSeries'
  | 'placeLotteryBets'
  | 'placeLotterySlips'
  | 'listOrdersToday'
  | 'listLotteryOrders'
  | 'cancelLotteryOrder'

const DEFAULT_COUNT = 12
const DEFAULT_RECENT_COUNT = 100

type Dependencies = {
  lottery: LotteryService
  lotteryBets: LotteryBetsService
  recentLotteries: RecentLotteriesService
}

export const lotteryHandlers = (dependencies: Dependencies) => ({
  ...browsing(dependencies),
  ...numerosHandlers(dependencies),
  ...myLotteries(dependencies),
})

const browsing = ({ lottery }: Dependencies): Handlers<BrowsingOperation> => ({
  listLotteries: ({ query, language }) => lottery.list(languageOf(query.language, language)),
  listLotteryMenus: ({ query: { prizeMode, language: queryLanguage }, language }) =>
    lottery.menus({ prizeMode, language: languageOf(queryLanguage, language) }),
  listVnLotteryMenus: ({ query: { prizeMode, language: queryLanguage }, language }) => {
    const groups = lottery.vietnameseMenus({ prizeMode, language: languageOf(queryLanguage, language) })
    return Object.fromEntries(groups.map((group) => [group.gameGroupCode, group]))
  },
  listPopularLotteries: ({ query: { prizeMode, language: queryLanguage }, language }) =>
    lottery.popular({ prizeMode, language: languageOf(queryLanguage, language) }),
  listOpenedNumeros: ({
    query: { prizeMode, count = DEFAULT_COUNT, showTableGame = false, language: queryLanguage },
    language,
  }) => {
    const query = { prizeMode, count, withTables: showTableGame, language: languageOf(queryLanguage, language) }
    return Object.fromEntries(lottery.opened(query).map((item) => [item.gameCode, item]))
  },
  getPlayMenu: ({ params, query: { prizeMode, language: queryLanguage }, language }) =>
    lottery.playMenu(params.gameId, { prizeMode, language: languageOf(queryLanguage, language) }),
})

const myLotteries = ({ lottery, lotteryBets, recentLotteries }: Dependencies): Handlers<MemberOperation> => ({
  listRecentLotteries: ({
    member,
    query: { recentCount: count = DEFAULT_RECENT_COUNT, language: queryLanguage },
    language,
  }) => recentLotteries.list(member().id, { count, language: languageOf(queryLanguage, language) }),
  listVnRecentLotteries: ({
    member,
    query: { recentCount: count = DEFAULT_RECENT_COUNT, language: queryLanguage },
    language,
  }) =>
    recentLotteries.list(member().id, { count, vendor: 'TCG_LOTTO_VN', language: languageOf(queryLanguage, language) }),
  getLotterySetting: ({ params }) => lottery.setting(params.gameId),
  listPrizeSeries: () => lottery.prizeSeries(),
  placeLotteryBets: ({ member, body, language }) => lotteryBets.place(member(), { ...body, language }),
  listOrdersToday: ({ member, query: { gameId, page = 0, size = 10, language: queryLanguage }, language }) =>
    lotteryBets.list(member().id, { gameId, page, size, isToday: true, language: languageOf(queryLanguage, language) }),
  placeLotterySlips: ({ member, body, language }) => lotteryBets.placeSlips(member(), body, language),
  cancelLotteryOrder: ({ member, body, language }) => lotteryBets.cancel(member().id, { ...body, language }),
  listLotteryOrders: ({ member, query: { gameId, status, page = 0, size = 10, language: queryLanguage }, language }) =>
    lotteryBets.list(member().id, {
      gameId,
      status,
      page,
      size,
      isToday: false,
      language: languageOf(queryLanguage, language),
    }),
})
