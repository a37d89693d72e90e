import type { Handlers } from '../../kernel/http.ts'
import type { Services } from '../services.ts'

type LotteryOperation =
  | 'listLotteries'
  | 'listLotteryMenus'
  | 'listVnLotteryMenus'
  | 'listPopularLotteries'
  | 'listOpenedNumeros'
  | 'getNumerosNear'
  | 'listDraws'
  | 'getPlayMenu'
  | 'placeLotteryBets'
  | 'listOrdersToday'

const COUNT = 12

/** Lottery calls may name the language in the query as well as in the header. */
const languageOf = (asked: string | undefined, header: 'vi' | 'en') =>
  asked ? (asked.toUpperCase().startsWith('EN') ? 'en' : 'vi') : header

export const lotteryHandlers = ({ lottery, lotteryBets }: Services): Handlers<LotteryOperation> => ({
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
  getNumerosNear: ({ query }) => lottery.near(query.gameId),
  listDraws: ({ params, query: { page = 0, size = 10 } }) => lottery.draws(params.gameId, { page, size }),
  getPlayMenu: ({ params, query: { prizeMode, language: asked }, language }) =>
    lottery.playMenu(params.gameId, { prizeMode, language: languageOf(asked, language) }),
  placeLotteryBets: ({ member, body, language }) => lotteryBets.place(member(), { ...body, language }),
  listOrdersToday: ({ member, query: { gameId, page = 0, size = 10, language: asked }, language }) =>
    lotteryBets.list(member().id, { gameId, page, size, isToday: true, language: languageOf(asked, language) }),
})
