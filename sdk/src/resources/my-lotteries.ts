import { lotteryDevice, recentLotteryCount } from '../constants.ts'
import type { Call, Http, Query } from '../http.ts'
import { myLotteriesOperations } from '../operations/my-lotteries.gen.ts'
import type { LotteryBetting } from '../schema.gen.ts'
import { value } from '../value.ts'

/** The member's own lotteries: played lately, and bets. Pages count from 0. */
export const myLotteries = (http: Http) => {
  const { language } = http
  const { GET, POST } = http.clientOf(myLotteriesOperations)

  return {
    /** The lotteries the member opened or bet on, the latest first, with their rounds. */
    listRecent: (call?: Call) => {
      const query = {
        device: lotteryDevice,
        recentCount: recentLotteryCount,
        prizeMode: 'Lott' as const,
        language: language(),
      }
      return value(GET('/lgw/games/game_menus/recent', { params: { query }, ...call }))
    },
    /** Places all bets of a cart or none. The same idempotency key never bets twice. */
    placeBets: (betting: LotteryBetting, { idempotencyKey, ...call }: Call & { idempotencyKey?: string } = {}) => {
      const header = { 'Idempotency-Key': idempotencyKey }
      return value(POST('/lotto-vn/lgw/betting', { body: betting, params: { header }, ...call }))
    },
    listOrdersToday: (filter: Omit<Query<'listOrdersToday'>, 'language'> = {}, call?: Call) =>
      value(GET('/lgw/orders/today', { params: { query: { ...filter, language: language() } }, ...call })),
  }
}
