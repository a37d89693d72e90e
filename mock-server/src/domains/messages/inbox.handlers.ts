import type { HandlerCall, Handlers } from '../../kernel/http/http.ts'
import type { Language } from '../../kernel/validation/language.ts'
import { pageOf } from '../../kernel/http/paging.ts'
import type { InboxService, Letter } from './inbox.service.ts'

type InboxOperation = 'listInbox' | 'listInboxByCsp' | 'markInboxRead' | 'markAllInboxRead' | 'deleteInboxMessages'
type InboxCall = Pick<HandlerCall<'listInbox'>, 'query' | 'member' | 'language'>

export const PAGE_SIZE = 13

export const inboxHandlers = ({ inbox }: { inbox: InboxService }): Handlers<InboxOperation> => {
  const list = ({ query: { page = 1, size = PAGE_SIZE }, member, language }: InboxCall) => {
    const { rows, ...count } = pageOf(inbox.list(member().id, 'in'), { page, size })
    return { list: rows.map((letter) => toMessage(letter, language)), ...count }
  }
  return {
    listInbox: list,
    listInboxByCsp: list,
    async markInboxRead({ member, body }) {
      await inbox.markRead(member().id, body.messageIds)
      return true
    },
    async markAllInboxRead({ member }) {
      await inbox.markAllRead(member().id)
      return true
    },
    deleteInboxMessages({ member, body }) {
      inbox.remove(member().id, 'in', body.messageIds)
      return true
    },
  }
}

const toMessage = ({ id, title, content, at, isRead }: Letter, language: Language) => ({
  messageId: id,
  title: title[language],
  content: content[language],
  sendDate: at,
  isRead: isRead ? ('Y' as const) : ('N' as const),
})
