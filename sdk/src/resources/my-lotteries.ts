import { lotteryDevice, recentLotteryCount } from '../constants.ts'
import type { Call, Http, Query } from '../http.ts'
import { myLotteriesOperations } from '../operations/my-lotteries.gen.ts'
import { fromZero, paged } from '../page.ts'
import type { LotteryBetting, LotteryCancel, LotterySlips } from '../schema.gen.ts'
import { value } from '../value.ts'

/** The member's own lotteries: played lately, and bets. */
export const myLotteries = (http: Http) => {
  const { language } = http
  const { GET, POST } = http.clientOf(myLotteriesOperations)

  return {
    /** The lotteries the member opened or bet on, the latest first, with their rounds. */
    listRecent: async (call?: Call) => {
      const query = {
        device: lotteryDevice,
        recentCount: recentLotteryCount,
        prizeMode: 'Lott' as const,
        language: language(),
      }
      return value(GET('/lgw/games/game_menus/recent', { params: { query }, ...call }))
    },
    /** The same of Vietnamese lotteries. */
    listVnRecent: async (call?: Call) => {
      const query = { device: lotteryDevice, recentCount: recentLotteryCount, language: language() }
      return value(GET('/lgw/vn/games/game_menu/recent', { params: { query }, ...call }))
    },
    getSetting: (gameId: number, call?: Call) =>
      value(GET('/lgw/games/{gameId}/setting', { params: { path: { gameId } }, ...call })),
    listPrizeSeries: (call?: Call) => value(GET('/lgw/customers/series', call)),
    /** Places slips in the older form, all or none. */
    placeSlips: (slips: LotterySlips, call?: Call) => {
      return value(POST('/lgw/orders/betting', { body: slips, ...call }))
    },
    /** Takes open bets on an issue back, before it is locked. */
    cancel: (bets: LotteryCancel, call?: Call) => value(POST('/lgw/orders/cancel', { body: bets, ...call })),
    listOrders: (filter: Omit<Query<'listLotteryOrders'>, 'language'> = {}, call?: Call) =>
      paged(filter, (asked) =>
        value(GET('/lgw/orders', { params: { query: { ...fromZero(asked), language: language() } }, ...call })),
      ),
    /** Places all bets of a cart or none. The same idempotency key never bets twice. */
    placeBets: (betting: LotteryBetting, call?: Call) => {
      return value(POST('/lotto-vn/lgw/betting', { body: betting, ...call }))
    },
    listOrdersToday: (filter: Omit<Query<'listOrdersToday'>, 'language'> = {}, call?: Call) =>
      paged(filter, (asked) =>
        value(GET('/lgw/orders/today', { params: { query: { ...fromZero(asked), language: language() } }, ...call })),
      ),
  }
}
