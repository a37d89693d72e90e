import type { HandlerCall, Handlers } from '../../kernel/http/http.ts'
import { pageOf } from '../../kernel/http/paging.ts'
import { type InboxService, type Letter, SERVICE } from './inbox.service.ts'
import type { MailService } from './mail.service.ts'
import { PAGE_SIZE } from './inbox.handlers.ts'
import { isTrial } from './real-account.ts'

type MailboxOperation =
  | 'getMailboxUnreadCount'
  | 'listMailboxRecipients'
  | 'sendMailboxMessage'
  | 'listMailboxInbox'
  | 'deleteMailboxInbox'
  | 'markMailboxRead'
  | 'listMailboxOutbox'
  | 'deleteMailboxOutbox'
type Dependencies = { inbox: InboxService; mail: MailService }
type MailboxCall = Pick<HandlerCall<'listMailboxInbox'>, 'query' | 'member' | 'language'>

const SERVICE_NAME = { vi: 'Chăm sóc khách hàng', en: 'Customer service' }

/** The mailbox of older clients: the same letters under other paths and field names. */
export const mailboxHandlers = ({ inbox, mail }: Dependencies): Handlers<MailboxOperation> => {
  const list = (box: Letter['box'], { query: { page = 1, size = PAGE_SIZE }, member, language }: MailboxCall) => {
    const { id, account } = member()
    const { rows, ...count } = pageOf(inbox.list(id, box), { page, size })
    const mails = rows.map((letter) => ({
      messageId: letter.id,
      subject: letter.title[language],
      content: letter.content[language],
      sender: letter.sender,
      recipients: box === 'in' ? [account] : letter.recipients,
      sendDate: letter.at,
      isRead: letter.isRead ? ('Y' as const) : ('N' as const),
    }))
    return { list: mails, ...count }
  }
  const remove = (memberId: number, box: Letter['box'], messageIds: string) => {
    inbox.remove(memberId, box, parseIds(messageIds))
    return true
  }

  return {
    getMailboxUnreadCount: ({ member }) => inbox.unreadOf(member().id),
    listMailboxRecipients: ({ member, language }) =>
      isTrial(member()) ? [] : [{ recipient: SERVICE, name: SERVICE_NAME[language] }],
    async sendMailboxMessage({ member, body }) {
      await mail.send(member(), body)
      return true
    },
    listMailboxInbox: (call) => list('in', call),
    listMailboxOutbox: (call) => list('out', call),
    deleteMailboxInbox: ({ member, query }) => remove(member().id, 'in', query.messageIds),
    deleteMailboxOutbox: ({ member, query }) => remove(member().id, 'out', query.messageIds),
    async markMailboxRead({ member, body }) {
      await inbox.markRead(member().id, parseIds(body.messageIds))
      return true
    },
  }
}

const parseIds = (csv: string) => csv.split(',').map(Number)
