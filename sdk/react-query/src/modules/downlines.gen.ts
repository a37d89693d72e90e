// Generated from openapi/ and sdk/src/resources/ by `npm run generate`. Do not edit.
import type { Http } from '@longan/sdk'
import { downlines } from '@longan/sdk/downlines'
import { type Command, command } from '../command.ts'
import { type Query, query } from '../query.ts'

export const listDownlines: Query<ReturnType<typeof downlines>['listDownlines']> = /* @__PURE__ */ query('listDownlines', [(http: Http) => downlines(http).listDownlines, 1], { secured: true })
export const createDownline: Command<ReturnType<typeof downlines>['createDownline']> = /* @__PURE__ */ command('createDownline', [(http: Http) => downlines(http).createDownline, 1], ['getTeamOverview', 'listDownlineRebates', 'listDownlines', 'listTeamProfitAndLoss'])
export const promoteDownline: Command<ReturnType<typeof downlines>['promoteDownline']> = /* @__PURE__ */ command('promoteDownline', [(http: Http) => downlines(http).promoteDownline, 1], ['getTeamOverview', 'listDownlineRebates', 'listDownlines', 'listRegisteredAffiliates', 'listRegisteredAffiliatesByRelay', 'listTeamProfitAndLoss'])
export const getGlobalRebateSettings: Query<ReturnType<typeof downlines>['getRebateRanges']> = /* @__PURE__ */ query('getGlobalRebateSettings', [(http: Http) => downlines(http).getRebateRanges, 0], { secured: true })
export const listGlobalRebateSettings: Query<ReturnType<typeof downlines>['listRebateRanges']> = /* @__PURE__ */ query('listGlobalRebateSettings', [(http: Http) => downlines(http).listRebateRanges, 1], { secured: true })
export const listDownlineRebates: Query<ReturnType<typeof downlines>['listDownlineRebates']> = /* @__PURE__ */ query('listDownlineRebates', [(http: Http) => downlines(http).listDownlineRebates, 1], { secured: true })
export const setDownlineRebates: Command<ReturnType<typeof downlines>['setDownlineRebates']> = /* @__PURE__ */ command('setDownlineRebates', [(http: Http) => downlines(http).setDownlineRebates, 1], ['getGlobalRebateSettings', 'listDownlineRebates', 'listGlobalRebateSettings'])
