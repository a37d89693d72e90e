// Generated from openapi/ and sdk/src/resources/ by `npm run generate`. Do not edit.
import { missions } from '@longan/sdk/missions'
import { type Command, command } from '../command.ts'
import { type Query, query } from '../query.ts'

export const listMissions: Query<ReturnType<typeof missions>['list']> = /* @__PURE__ */ query<ReturnType<typeof missions>['list']>(['listMissions', missions, 1, 'list'], { secured: true, localized: true })
export const getMissionLeaderboard: Query<ReturnType<typeof missions>['getLeaderboard']> = /* @__PURE__ */ query<ReturnType<typeof missions>['getLeaderboard']>(['getMissionLeaderboard', missions, 1, 'getLeaderboard'], { secured: true })
export const claimMissions: Command<ReturnType<typeof missions>['claim']> = /* @__PURE__ */ command<ReturnType<typeof missions>['claim']>(['claimMissions', missions, 1, 'claim'], ['getAvailablePromotions', 'getStatement', 'getWallet', 'getWalletBalance', 'listClaimedRewards', 'listMissions', 'listQuests', 'listTransactions'])
export const listQuests: Query<ReturnType<typeof missions>['listQuests']> = /* @__PURE__ */ query<ReturnType<typeof missions>['listQuests']>(['listQuests', missions, 0], { secured: true, localized: true })
export const listRankBoards: Query<ReturnType<typeof missions>['listRankBoards']> = /* @__PURE__ */ query<ReturnType<typeof missions>['listRankBoards']>(['listRankBoards', missions, 0], { localized: true })
export const recordHeartbeat: Command<ReturnType<typeof missions>['recordHeartbeat']> = /* @__PURE__ */ command<ReturnType<typeof missions>['recordHeartbeat']>(['recordHeartbeat', missions, 0], ['listMissions', 'listQuests'])
