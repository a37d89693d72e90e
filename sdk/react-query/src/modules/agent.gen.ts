// Generated from openapi/ and sdk/src/resources/ by `npm run generate`. Do not edit.
import { agent } from '@longan/sdk/agent'
import { type Query, query } from '../query.ts'

export const getTeamOverview: Query<ReturnType<typeof agent>['getOverview']> = /* @__PURE__ */ query<ReturnType<typeof agent>['getOverview']>(['getTeamOverview', agent, 1, 'getOverview'], { secured: true })
export const listTeamProfitAndLoss: Query<ReturnType<typeof agent>['listProfitAndLoss']> = /* @__PURE__ */ query<ReturnType<typeof agent>['listProfitAndLoss']>(['listTeamProfitAndLoss', agent, 1, 'listProfitAndLoss'], { secured: true })
export const listCommissions: Query<ReturnType<typeof agent>['listCommissions']> = /* @__PURE__ */ query<ReturnType<typeof agent>['listCommissions']>(['listCommissions', agent, 1], { secured: true })
