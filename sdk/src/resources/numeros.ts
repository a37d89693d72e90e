import type { Call, Http } from '../http.ts'
import { numerosOperations } from '../operations/numeros.gen.ts'
import { fromZero, paged, type Paging } from '../page.ts'
import type { PrizeMode } from '../schema.gen.ts'
import { value } from '../value.ts'

/** Issues and draws of lotteries, and what they add up to. */
export const numeros = (http: Http) => {
  const { GET } = http.clientOf(numerosOperations)

  return {
    /** The current issue of every lottery, or of those in a prize mode. */
    listOpenIssues: (prizeMode?: PrizeMode, call?: Call) => {
      const site = http.dialect.openIssueCalls
      return value(GET(`${site}/games/opened/numero`, { params: { query: { prizeMode } }, ...call }))
    },
    /** The issues around now of a Vietnamese lottery. */
    getVnNear: (gameId: number, call?: Call) =>
      value(GET('/lotto-vn/lgw/numeros/near', { params: { query: { gameId } }, ...call })),
    /** The latest draw of every lottery. */
    listLatestDraws: (paging: Paging = {}, call?: Call) =>
      paged(paging, (asked) => value(GET('/lgw/draw', { params: { query: fromZero(asked) }, ...call }))),
    listDrawsByCode: (code: string, paging: Paging = {}, call?: Call) =>
      paged(paging, (asked) =>
        value(GET('/lgw/draw/code/{code}', { params: { path: { code }, query: fromZero(asked) }, ...call })),
      ),
    /** Returns how often pairs of digits were drawn lately, and for how many rounds they were not. */
    getHotGaps: (gameId: number, call?: Call) =>
      value(GET('/lgw/draw/{gameId}/hot_gap_info', { params: { path: { gameId } }, ...call })),
  }
}
