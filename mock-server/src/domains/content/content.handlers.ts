import type { Handlers } from '../../kernel/http.ts'
import type { ContentService } from './content.service.ts'

type Operations = 'listAnnouncements' | 'markAnnouncementRead'

export const contentHandlers = ({ content }: { content: ContentService }): Handlers<Operations> => ({
  listAnnouncements: ({ query: { types, groupName, platform }, language, memberOrGuest }) =>
    content.list({ types, groupName, platform, language, member: memberOrGuest() }),
  markAnnouncementRead: async ({ body, member }) => {
    await content.markRead(member(), body.announcementId)
    return true
  },
})
