import type { HandlerCall, Handlers } from '../../kernel/http/http.ts'
import type { ContentService } from './content.service.ts'

type Operations =
  | 'listAnnouncements'
  | 'listAnnouncementsByCcsfe'
  | 'markAnnouncementRead'
  | 'listSiteNotices'
  | 'listAgentNotices'
type ListCall = Pick<HandlerCall<'listAnnouncements'>, 'query' | 'language' | 'memberOrGuest'>

export const contentHandlers = ({ content }: { content: ContentService }): Handlers<Operations> => {
  const list = ({ query, language, memberOrGuest }: ListCall) => {
    const { types, groupName, platform } = query
    return content.list({ types, groupName, platform, language, member: memberOrGuest() })
  }
  return {
    listAnnouncements: list,
    listAnnouncementsByCcsfe: list,
    markAnnouncementRead: async ({ body, member }) => {
      await content.markRead(member(), body.announcementId)
      return true
    },
    listSiteNotices: ({ query: { type = 'PL' }, language, memberOrGuest }) =>
      content.notices(type, { language, member: memberOrGuest() }),
    listAgentNotices: ({ language, memberOrGuest }) => content.notices('A', { language, member: memberOrGuest() }),
  }
}
