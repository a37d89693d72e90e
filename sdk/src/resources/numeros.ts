import type { Call, Http } from '../http.ts'
import { numerosOperations } from '../operations/numeros.gen.ts'
import type { PrizeMode } from '../schema.gen.ts'
import { value } from '../value.ts'

type Page = { page?: number; size?: number }

/** Issues and draws of lotteries, and what they add up to. Pages count from 0. */
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
    listLatestDraws: (page: Page = {}, call?: Call) => value(GET('/lgw/draw', { params: { query: page }, ...call })),
    listDrawsByCode: (code: string, page: Page = {}, call?: Call) =>
      value(GET('/lgw/draw/code/{code}', { params: { path: { code }, query: page }, ...call })),
    /** Returns how often pairs of digits were drawn lately, and for how many rounds they were not. */
    getHotGaps: (gameId: number, call?: Call) =>
      value(GET('/lgw/draw/{gameId}/hot_gap_info', { params: { path: { gameId } }, ...call })),
  }
}
