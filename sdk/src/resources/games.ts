import type { Call, Http } from '../http.ts'
import type { LaunchQuery } from '../launch-query.ts'
import { value } from '../transport.ts'
import { catalogue } from './catalogue.ts'
import { myGames } from './my-games.ts'

/** Vendors, games, favourites and launches. */
export const games = (http: Http) => ({
  ...catalogue(http),
  ...myGames(http),

  /** The address at which a game or the lottery client opens; build the query with `gameLaunch` or `lotteryLaunch`. */
  launch: async (target: LaunchQuery, call?: Call): Promise<string> => {
    const query = { merchantCode: http.merchant, language: http.language(), ...target }
    const launch = await value(http.GET('/wps/game/launchGame', { params: { query }, ...call }))
    return 'gameUrl' in launch ? launch.gameUrl : launch.content.game_url
  },
  listWinners: async (call?: Call) => {
    const { list } = await value(http.GET('/wps/relay/ODSFE2_getWinnerBoard', call))
    return list.map(({ vo }) => vo)
  },
  getJackpot: (call?: Call) => value(http.POST('/wps/relay/VIS_getJackpot', call)),
})
