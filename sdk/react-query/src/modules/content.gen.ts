// Generated from openapi/ and sdk/src/resources/ by `npm run generate`. Do not edit.
import { content } from '@longan/sdk/content'
import { type Command, command } from '../command.ts'
import { type Query, query } from '../query.ts'

export const listAnnouncements: Query<ReturnType<typeof content>['listAnnouncements']> = /* @__PURE__ */ query<ReturnType<typeof content>['listAnnouncements']>(['listAnnouncements', content, 1], { secured: true, localized: true })
export const markAnnouncementRead: Command<ReturnType<typeof content>['markAnnouncementRead']> = /* @__PURE__ */ command<ReturnType<typeof content>['markAnnouncementRead']>(['markAnnouncementRead', content, 1], ['listAnnouncements', 'listSiteNotices'])
