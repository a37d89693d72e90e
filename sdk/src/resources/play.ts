import type { Call, Http } from '../http.ts'
import type { LaunchQuery } from '../launch-query.ts'
import { playOperations } from '../operations/play.gen.ts'
import { done, value } from '../value.ts'

/** Opening a game. */
export const play = (http: Http) => {
  const { GET } = http.clientOf(playOperations)

  return {
    /** The address at which a game or the lottery client opens; build the query with `gameLaunch` or `lotteryLaunch`. */
    launch: async (target: LaunchQuery, call?: Call): Promise<string> => {
      const query = { merchantCode: http.merchant, language: http.language(), ...target }
      const launch = await value(GET('/wps/game/launchGame', { params: { query }, ...call }))
      return 'gameUrl' in launch ? launch.gameUrl : launch.content.game_url
    },
    /** Puts a game among those played lately. */
    addRecent: (nodeId: number, call?: Call) =>
      done(GET('/wps/relay/GCS_addRecentGame', { params: { query: { nodeId } }, ...call })),
  }
}
