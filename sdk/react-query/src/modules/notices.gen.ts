// Generated from openapi/ and sdk/src/resources/ by `npm run generate`. Do not edit.
import { notices } from '@longan/sdk/notices'
import { type Query, query } from '../query.ts'

export const listSiteNotices: Query<ReturnType<typeof notices>['listNotices']> = /* @__PURE__ */ query<ReturnType<typeof notices>['listNotices']>(['listSiteNotices', notices, 1, 'listNotices'], { secured: true, localized: true })
export const listAgentNotices: Query<ReturnType<typeof notices>['listAgentNotices']> = /* @__PURE__ */ query<ReturnType<typeof notices>['listAgentNotices']>(['listAgentNotices', notices, 0], { secured: true, localized: true })
