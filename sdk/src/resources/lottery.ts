import { lotteryCount, lotteryDevice } from '../constants.ts'
import type { Call, Http } from '../http.ts'
import { lotteryOperations } from '../operations/lottery.gen.ts'
import { fromZero, paged, type Paging } from '../page.ts'
import type { PrizeMode } from '../schema.gen.ts'
import { value } from '../value.ts'

export type OpenedFilter = { prizeMode: PrizeMode; count?: number; showTableGame?: boolean }

/** The groups or lotteries of a map, without what a gateway adds under other keys. */
const valuesIn = async <Row extends { gameMenus?: unknown; gameId?: unknown }>(
  call: Promise<{ data?: Record<string, Row | null> }>,
) => Object.values(await value(call)).filter((row): row is Row => Boolean(row?.gameId ?? row?.gameMenus))

/** Lotteries: rounds, draws and plays. */
export const lottery = (http: Http) => {
  const { language } = http
  const { GET } = http.clientOf(lotteryOperations)
  const device = lotteryDevice

  return {
    list: async (call?: Call) => value(GET('/lgw/games', { params: { query: { language: language() } }, ...call })),
    /** Menu groups: of a prize mode where one is given, else those for phones. */
    listMenus: async ({ prizeMode }: { prizeMode?: PrizeMode } = {}, call?: Call) => {
      const query = { ...(prizeMode ? { prizeMode } : { device }), language: language() }
      return value(GET('/lgw/games/game_menus', { params: { query }, ...call }))
    },
    listVnMenus: async ({ prizeMode }: { prizeMode?: PrizeMode } = {}, call?: Call) => {
      const query = { prizeMode, device, language: language() }
      return valuesIn(GET('/lgw/vn/games/game_menu', { params: { query }, ...call }))
    },
    /** The popular South-East Asian lotteries with their rounds. */
    listPopular: async (call?: Call) => {
      const query = { device, prizeMode: 'SEA' as const, language: language() }
      return value(GET('/lgw/games/popular', { params: { query }, ...call }))
    },
    /** The lotteries of a prize mode with the rounds that take bets now. */
    listOpened: async ({ prizeMode, count = lotteryCount, showTableGame = false }: OpenedFilter, call?: Call) => {
      const query = { device, count, prizeMode, language: language(), showTableGame }
      return valuesIn(GET('/lgw/vn/numeros/opened/game', { params: { query }, ...call }))
    },
    getNear: (gameId: number, call?: Call) =>
      value(GET('/lgw/numeros/near', { params: { query: { gameId } }, ...call })),
    listDraws: (gameId: number, paging: Paging = {}, call?: Call) =>
      paged(paging, (asked) =>
        value(GET('/lgw/draw/{gameId}', { params: { path: { gameId }, query: fromZero(asked) }, ...call })),
      ),
    getPlayMenu: async (gameId: number, prizeMode?: PrizeMode, call?: Call) => {
      const query = { prizeMode, language: language() }
      return value(GET('/lgw/games/{gameId}/play_menu', { params: { path: { gameId }, query }, ...call }))
    },
  }
}
