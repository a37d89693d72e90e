import { gameClientType, gamePlatform, hotGamesPlatform, pageSizes } from '../constants.ts'
import type { Call, Http, Query } from '../http.ts'
import type { LaunchQuery } from '../launch-query.ts'
import { value } from '../transport.ts'
import { myGames } from './my-games.ts'

export type GameFilter = Omit<Query<'listGames'>, 'merchant' | 'platform' | 'clientType' | 'language'>

/** Vendors, games, favourites and launches. */
export const games = (http: Http) => {
  const { merchant, language, profile } = http

  return {
    ...myGames(http),

    listVendors: (call?: Call) => {
      const query = { merchant, platform: gamePlatform, language: language() }
      return value(http.GET('/wps/relay/GCSGAME_newGameVendor', { params: { query }, ...call }))
    },
    listTypes: (call?: Call) =>
      value(
        http.GET('/wps/relay/GLS2_getVassGameType', {
          params: { query: { typeId: 1, merchant_code: merchant } },
          ...call,
        }),
      ),

    /** A page of games. With a name the language stays out: gateways then find nothing. */
    list: (filter: GameFilter = {}, call?: Call) => {
      const client = profile.gameListClient === 'platform' ? { platform: gamePlatform } : { clientType: gameClientType }
      const paging = { pageNo: 1, pageSize: pageSizes.gameList }
      const query = {
        merchant,
        ...client,
        ...paging,
        ...filter,
        language: filter.gameName ? undefined : language(),
      }
      return value(http.GET('/wps/relay/GCSGAME_gameList', { params: { query }, ...call }))
    },
    listHot: async (call?: Call) => {
      const site = profile.hotGamesParam === 'platform' ? { platform: gamePlatform } : { merchantCode: merchant }
      const query = { isPlatform: hotGamesPlatform, language: language(), ...site }
      return (await value(http.GET('/wps/relay/GCSGAME_hotGamesV2', { params: { query }, ...call }))).list
    },
    listHotMatches: async (call?: Call) => {
      const query = { language: language() }
      return (await value(http.GET('/wps/relay/GCSGAME_getGameMatchV2', { params: { query }, ...call }))).list
    },

    /** The address at which a game or the lottery client opens; build the query with `gameLaunch` or `lotteryLaunch`. */
    launch: async (target: LaunchQuery, call?: Call): Promise<string> => {
      const query = { merchantCode: merchant, language: language(), ...target }
      const launch = await value(http.GET('/wps/game/launchGame', { params: { query }, ...call }))
      return 'gameUrl' in launch ? launch.gameUrl : launch.content.game_url
    },
    listWinners: async (call?: Call) => {
      const { list } = await value(http.GET('/wps/relay/ODSFE2_getWinnerBoard', call))
      return list.map(({ vo }) => vo)
    },
    getJackpot: (call?: Call) => value(http.POST('/wps/relay/VIS_getJackpot', call)),
  }
}
