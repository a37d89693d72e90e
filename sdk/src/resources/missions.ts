import type { Call, Http, Query } from '../http.ts'
import { missionsOperations } from '../operations/missions.gen.ts'
import { paged } from '../page.ts'
import { done, value } from '../value.ts'

/** Daily and weekly goals, and their leaderboard. */
export const missions = (http: Http) => {
  const { GET, POST } = http.clientOf(missionsOperations)

  return {
    /** The footer says whether a goal can be claimed. */
    list: (filter: Query<'listMissions'> = {}, call?: Call) =>
      paged(filter, async (query) => {
        const { list, totalPages, ...footer } = await value(
          GET('/wps/relay/MCSFE_getMissionSummaryDetails', { params: { query }, ...call }),
        )
        return { list, totalPages, footer }
      }),
    /** The member's own place is in the footer. */
    getLeaderboard: (filter: Query<'getMissionLeaderboard'> = {}, call?: Call) =>
      paged(filter, async (query) => {
        const { list, totalPages, ...footer } = await value(
          GET('/wps/relay/MCSFE_getMissionLeaderboard', { params: { query }, ...call }),
        )
        return { list, totalPages, footer }
      }),
    /** Claims every goal that is reached, or the prize of last week's leaderboard. */
    claim: (claimLeaderboard: 'Y' | 'N' = 'N', call?: Call) =>
      value(POST('/wps/relay/MCSFE_claimMission', { body: { claimLeaderboard }, ...call })),
    listQuests: (call?: Call) => value(GET('/wps/relay/PROMOFE_getParticipableQuestList', call)),
    listRankBoards: (call?: Call) => value(GET('/wps/relay/PROMOFE_getRankBoardList', call)),
    recordHeartbeat: (call?: Call) => done(POST('/wps/relay/PROMOFE_recordCustomerHeartbeatDaily', call)),
  }
}
