// Generated from openapi/ and sdk/src/resources/ by `npm run generate`. Do not edit.
import type { Http } from '@longan/sdk'
import { missions } from '@longan/sdk/missions'
import { type Command, command } from '../command.ts'
import { type Query, query } from '../query.ts'

export const listMissions: Query<ReturnType<typeof missions>['list']> = /* @__PURE__ */ query('listMissions', [(http: Http) => missions(http).list, 1], { secured: true, localized: true })
export const getMissionLeaderboard: Query<ReturnType<typeof missions>['getLeaderboard']> = /* @__PURE__ */ query('getMissionLeaderboard', [(http: Http) => missions(http).getLeaderboard, 1], { secured: true })
export const claimMissions: Command<ReturnType<typeof missions>['claim']> = /* @__PURE__ */ command('claimMissions', [(http: Http) => missions(http).claim, 1], ['getAvailablePromotions', 'getStatement', 'getWallet', 'getWalletBalance', 'listClaimedRewards', 'listMissions', 'listQuests', 'listTransactions'])
export const listQuests: Query<ReturnType<typeof missions>['listQuests']> = /* @__PURE__ */ query('listQuests', [(http: Http) => missions(http).listQuests, 0], { secured: true, localized: true })
export const listRankBoards: Query<ReturnType<typeof missions>['listRankBoards']> = /* @__PURE__ */ query('listRankBoards', [(http: Http) => missions(http).listRankBoards, 0], { localized: true })
export const recordHeartbeat: Command<ReturnType<typeof missions>['recordHeartbeat']> = /* @__PURE__ */ command('recordHeartbeat', [(http: Http) => missions(http).recordHeartbeat, 0], ['listMissions', 'listQuests'])
