import { type Handlers, type GatewayRequest, success } from './dialect.ts'
import { withSession, type Members } from './members.ts'

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

export function messages(members: Members): Handlers {
  let letters = [letter(903, 'Quà tháng Mười Một'), letter(902, 'Lịch bảo trì quầy'), letter(901, 'Chào bạn mới', 'Y')]
  const named = ({ text }: GatewayRequest) => (JSON.parse(text) as { messageIds: number[] }).messageIds
  return {
    'GET /wps/relay/EMFE_getInboxUnreadCount': withSession(members, () =>
      success({ unReadCount: letters.filter(({ isRead }) => isRead === 'N').length, total: letters.length }),
    ),
    'GET /wps/relay/EMFE_getInbox': withSession(members, () =>
      success({ list: letters, totalPages: 1, total: letters.length, pageNo: 1 }),
    ),
    'POST /wps/relay/EMFE_markInboxRead': withSession(members, (_person, request) => {
      const ids = named(request)
      letters = letters.map((one) => (ids.includes(one.messageId) ? { ...one, isRead: 'Y' } : one))
      return success(null)
    }),
    'DELETE /wps/relay/EMFE_deleteInbox': withSession(members, (_person, request) => {
      const ids = named(request)
      letters = letters.filter(({ messageId }) => !ids.includes(messageId))
      return success(null)
    }),
  }
}

export const announcements = (): Handlers => ({
  'GET /wps/relay/CCSFE_getListAnnouncements': () =>
    success({
      banners: [],
      player: [
        { id: 41, title: 'Quầy mở cửa cả đêm', content: '<p>Từ thứ Sáu.</p>', startDate: 1, read: false, tag: 'NEW' },
      ],
      popup: [],
      promotion: [],
      agent: [],
    }),
})
