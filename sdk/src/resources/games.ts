import { gameClientType, gamePlatform, hotGamesPlatform, pageSizes } from '../constants.ts'
import type { Call, Http, Query } from '../http.ts'
import { gamesOperations } from '../operations/games.gen.ts'
import { paged, type Paging } from '../page.ts'
import { value } from '../value.ts'

type SentByItself = 'merchant' | 'platform' | 'clientType' | 'language' | 'pageNo' | 'pageSize'
export type GameFilter = Omit<Query<'listGames'>, SentByItself> & Paging

/** The catalogue of games. */
export const games = (http: Http) => {
  const { merchant, language, dialect } = http
  const { GET, POST } = http.clientOf(gamesOperations)

  return {
    listVendors: async (call?: Call) => {
      const query = { merchant, platform: gamePlatform, language: language() }
      return value(GET('/wps/relay/GCSGAME_newGameVendor', { params: { query }, ...call }))
    },
    listTypes: (call?: Call) => {
      const query = { typeId: 1, merchant_code: merchant } as const
      return value(GET(`/wps/relay/${dialect.gameTypeCalls}_getVassGameType`, { params: { query }, ...call }))
    },

    /** A page of games. With a name the language stays out: gateways then find nothing. */
    list: (filter: GameFilter = {}, call?: Call) =>
      paged(filter, ({ page: pageNo = 1, size: pageSize = pageSizes.gameList, ...narrowed }) => {
        const client =
          dialect.gameListClient === 'platform' ? { platform: gamePlatform } : { clientType: gameClientType }
        const site = { merchant, ...client, language: narrowed.gameName ? undefined : language() }
        const query = { ...site, pageNo, pageSize, ...narrowed }
        return value(GET('/wps/relay/GCSGAME_gameList', { params: { query }, ...call }))
      }),
    listHot: async (call?: Call) => {
      const site = dialect.hotGamesParam === 'platform' ? { platform: gamePlatform } : { merchantCode: merchant }
      const query = { isPlatform: hotGamesPlatform, language: language(), ...site }
      return (await value(GET('/wps/relay/GCSGAME_hotGamesV2', { params: { query }, ...call }))).list
    },
    listHotMatches: async (call?: Call) => {
      const query = { language: language() }
      return (await value(GET('/wps/relay/GCSGAME_getGameMatchV2', { params: { query }, ...call }))).list
    },
    listWinners: async (call?: Call) => {
      const { list } = await value(GET('/wps/relay/ODSFE2_getWinnerBoard', call))
      return list.map(({ vo }) => vo)
    },
    getJackpot: (call?: Call) => value(POST('/wps/relay/VIS_getJackpot', call)),
  }
}
