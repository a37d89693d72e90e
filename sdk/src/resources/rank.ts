import type { Call, Http } from '../http.ts'
import { rankOperations } from '../operations/rank.gen.ts'
import { value } from '../value.ts'

/** The ranks of the VIP club. */
export const rank = (http: Http) => {
  const { GET } = http.clientOf(rankOperations)

  return {
    getProgress: (call?: Call) => value(GET('/wps/relay/MCSFE_getPlayerRankProgress', call)),
    list: (call?: Call) => value(GET('/wps/relay/MCSFE_getPlayerRankList', call)),
  }
}
