import type { Handlers } from '../../kernel/http.ts'
import type { Services } from '../services.ts'

export const contentHandlers = ({ content }: Services): Handlers<'listAnnouncements' | 'markAnnouncementRead'> => ({
  listAnnouncements: ({ query: { types, groupName, platform }, language, memberOrGuest }) =>
    content.list({ types, groupName, platform, language, member: memberOrGuest() }),
  markAnnouncementRead: async ({ body, member }) => {
    await content.markRead(member(), body.announcementId)
    return true
  },
})
