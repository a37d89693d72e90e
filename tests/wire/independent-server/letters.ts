import { type Answers, type Asked, well } from './dialect.ts'
import { only, type People } from './people.ts'

type Letter = {
  messageId: number
  title: string
  content: string
  sendDate: number
  isRead: 'Y' | 'N'
  priority: number
}

const letter = (messageId: number, title: string, isRead: 'Y' | 'N' = 'N'): Letter => ({
  messageId,
  title,
  content: `<p>${title}, tại quầy số 2.</p>`,
  sendDate: Date.UTC(2026, 10, 1) + messageId,
  isRead,
  priority: 1,
})

/** The inbox of the house, by the newer family of calls, and its unread count as an object. */
export function messages(people: People): Answers {
  let letters = [letter(903, 'Quà tháng Mười Một'), letter(902, 'Lịch bảo trì quầy'), letter(901, 'Chào bạn mới', 'Y')]
  const named = ({ text }: Asked) => (JSON.parse(text) as { messageIds: number[] }).messageIds
  return {
    'GET /wps/relay/EMFE_getInboxUnreadCount': only(people, () =>
      well({ unReadCount: letters.filter(({ isRead }) => isRead === 'N').length, total: letters.length }),
    ),
    'GET /wps/relay/EMFE_getInbox': only(people, () =>
      well({ list: letters, totalPages: 1, total: letters.length, pageNo: 1 }),
    ),
    'POST /wps/relay/EMFE_markInboxRead': only(people, (_person, asked) => {
      const ids = named(asked)
      letters = letters.map((one) => (ids.includes(one.messageId) ? { ...one, isRead: 'Y' } : one))
      return well(null)
    }),
    'DELETE /wps/relay/EMFE_deleteInbox': only(people, (_person, asked) => {
      const ids = named(asked)
      letters = letters.filter(({ messageId }) => !ids.includes(messageId))
      return well(null)
    }),
  }
}

/** What the house wants everybody to see, by the newer family of calls. */
export const announcements = (): Answers => ({
  'GET /wps/relay/CCSFE_getListAnnouncements': () =>
    well({
      banners: [],
      player: [
        { id: 41, title: 'Quầy mở cửa cả đêm', content: '<p>Từ thứ Sáu.</p>', startDate: 1, read: false, tag: 'NEW' },
      ],
      popup: [],
      promotion: [],
      agent: [],
    }),
})
