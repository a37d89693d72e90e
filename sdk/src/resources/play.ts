import { gamePlatform } from '../constants.ts'
import type { Call, Http } from '../http.ts'
import type { LaunchQuery } from '../launch-query.ts'
import { playOperations } from '../operations/play.gen.ts'
import { done, value } from '../value.ts'

/** Opening a game. */
export const play = (http: Http) => {
  const { GET } = http.clientOf(playOperations)

  return {
    /** The address at which a game or the lottery client opens; build the query with `launchFor`. */
    launch: async (target: LaunchQuery, call?: Call): Promise<string> => {
      const query = { merchantCode: http.merchant, language: http.language(), ...target }
      const launch = await value(GET('/wps/game/launchGame', { params: { query }, ...call }))
      return 'gameUrl' in launch ? launch.gameUrl : launch.content.game_url
    },
    /** Returns the address of a game with play money, without an account. */
    launchTrial: async (game: Pick<LaunchQuery, 'vassalage' | 'gameType' | 'gameCode' | 'nodeId'>, call?: Call) => {
      const query = { ...game, platform: gamePlatform, language: http.language() }
      return (await value(GET('/wps/relay/GCS_gameTrialLaunch', { params: { query }, ...call }))).content.game_url
    },
    /** The address at which a guest looks at the sports book. */
    launchGuestSports: async (call?: Call) => {
      const query = { platform: gamePlatform, language: http.language() }
      return (await value(GET('/wps/relay/GCS_gameLaunchFB', { params: { query }, ...call }))).content.game_url
    },
    /** Puts a game among those played lately. */
    addRecent: (nodeId: number, call?: Call) =>
      done(GET('/wps/relay/GCS_addRecentGame', { params: { query: { nodeId } }, ...call })),
  }
}
