// Generated from openapi/ and sdk/src/resources/ by `npm run generate`. Do not edit.
import type { Http } from '@longan/sdk'
import { notices } from '@longan/sdk/notices'
import { type Query, query } from '../query.ts'

export const listSiteNotices: Query<ReturnType<typeof notices>['listNotices']> = /* @__PURE__ */ query('listSiteNotices', [(http: Http) => notices(http).listNotices, 1], { secured: true, localized: true })
export const listAgentNotices: Query<ReturnType<typeof notices>['listAgentNotices']> = /* @__PURE__ */ query('listAgentNotices', [(http: Http) => notices(http).listAgentNotices, 0], { secured: true, localized: true })
