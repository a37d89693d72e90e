import { gamePlatform } from '../constants.ts'
import type { Call, Http, Query } from '../http.ts'
import { lobbyOperations } from '../operations/lobby.gen.ts'
import { value } from '../value.ts'

/** Contents of a game lobby in addition to its lists: vendors, tables, rankings. */
export const lobby = (http: Http) => {
  const { merchant, language } = http
  const { GET } = http.clientOf(lobbyOperations)

  return {
    /** The vendors in the older form; `listVendors` has them in the newer one. */
    listVendorLanes: async (call?: Call) => {
      const query = { merchantCode: merchant, platform: gamePlatform, language: language() }
      return (await value(GET('/wps/relay/GCSGAME_gameVendor', { params: { query }, ...call }))).data.lanes
    },
    /** The tables and halls of a vendor; a launch takes their `roomId`. */
    listRooms: async (filter: Omit<Query<'listRooms'>, 'language'>, call?: Call) => {
      const query = { ...filter, language: language() }
      return (await value(GET('/wps/relay/GLS2_roomList', { params: { query }, ...call }))).list
    },
    /** The games of a category that were opened most today; of all without one. */
    listRanked: async ({ gameCategory = 'ALL', limitNum = 50 }: RankFilter = {}, call?: Call) => {
      const query = { gameCategory, limitNum, language: language() }
      return (await value(GET('/wps/relay/GCSGAME_getRankList', { params: { query }, ...call }))).list
    },
  }
}

export type RankFilter = { gameCategory?: string; limitNum?: number }
