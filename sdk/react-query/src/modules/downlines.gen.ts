// Generated from openapi/ and sdk/src/resources/ by `npm run generate`. Do not edit.
import { downlines } from '@longan/sdk/downlines'
import { type Command, command } from '../command.ts'
import { type Query, query } from '../query.ts'

export const listDownlines: Query<ReturnType<typeof downlines>['listDownlines']> = /* @__PURE__ */ query<ReturnType<typeof downlines>['listDownlines']>(['listDownlines', downlines, 1], { secured: true })
export const createDownline: Command<ReturnType<typeof downlines>['createDownline']> = /* @__PURE__ */ command<ReturnType<typeof downlines>['createDownline']>(['createDownline', downlines, 1], ['getTeamOverview', 'listDownlineRebates', 'listDownlines', 'listTeamProfitAndLoss'])
export const promoteDownline: Command<ReturnType<typeof downlines>['promoteDownline']> = /* @__PURE__ */ command<ReturnType<typeof downlines>['promoteDownline']>(['promoteDownline', downlines, 1], ['getTeamOverview', 'listDownlineRebates', 'listDownlines', 'listRegisteredAffiliates', 'listRegisteredAffiliatesByRelay', 'listTeamProfitAndLoss'])
export const getGlobalRebateSettings: Query<ReturnType<typeof downlines>['getRebateRanges']> = /* @__PURE__ */ query<ReturnType<typeof downlines>['getRebateRanges']>(['getGlobalRebateSettings', downlines, 0, 'getRebateRanges'], { secured: true })
export const listGlobalRebateSettings: Query<ReturnType<typeof downlines>['listRebateRanges']> = /* @__PURE__ */ query<ReturnType<typeof downlines>['listRebateRanges']>(['listGlobalRebateSettings', downlines, 1, 'listRebateRanges'], { secured: true })
export const listDownlineRebates: Query<ReturnType<typeof downlines>['listDownlineRebates']> = /* @__PURE__ */ query<ReturnType<typeof downlines>['listDownlineRebates']>(['listDownlineRebates', downlines, 1], { secured: true })
export const setDownlineRebates: Command<ReturnType<typeof downlines>['setDownlineRebates']> = /* @__PURE__ */ command<ReturnType<typeof downlines>['setDownlineRebates']>(['setDownlineRebates', downlines, 1], ['getGlobalRebateSettings', 'listDownlineRebates', 'listGlobalRebateSettings'])
