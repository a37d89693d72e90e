// Generated from openapi/ and sdk/src/resources/ by `npm run generate`. Do not edit.
import type { Http } from '@longan/sdk'
import { agent } from '@longan/sdk/agent'
import { type Query, query } from '../query.ts'

export const getTeamOverview: Query<ReturnType<typeof agent>['getOverview']> = /* @__PURE__ */ query('getTeamOverview', [(http: Http) => agent(http).getOverview, 1], { secured: true })
export const listTeamProfitAndLoss: Query<ReturnType<typeof agent>['listProfitAndLoss']> = /* @__PURE__ */ query('listTeamProfitAndLoss', [(http: Http) => agent(http).listProfitAndLoss, 1], { secured: true })
export const listCommissions: Query<ReturnType<typeof agent>['listCommissions']> = /* @__PURE__ */ query('listCommissions', [(http: Http) => agent(http).listCommissions, 1], { secured: true })
