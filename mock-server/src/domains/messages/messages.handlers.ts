import { captchaIdOf } from '../../kernel/validation/inputs.ts'
import type { Handlers, HandlerCall } from '../../kernel/http/http.ts'
import type { FeedbackService } from './feedback.service.ts'
import { type InboxService, type Letter, SERVICE } from './inbox.service.ts'
import type { MailService } from './mail.service.ts'
import { languageOf, type Language } from '../../kernel/validation/language.ts'
import { simulatorUrl } from '../../kernel/world/simulator.ts'
import type { ChatService } from './chat.service.ts'
import { isTrial } from './real-account.ts'
import { pageOf } from '../../kernel/http/paging.ts'

type ChatOperation = 'launchChat' | 'getImUrl' | 'getChatPermission' | 'listChatModels' | 'getCustomerServiceScript'
type ChatDependencies = { chat: ChatService }

const LINE_LENGTH = 500
const MODEL_NAMES = {
  B2C: { vi: 'Trò chuyện với chăm sóc khách hàng', en: 'Chat with customer service' },
  C2C: { vi: 'Trò chuyện giữa hội viên', en: 'Chat between members' },
}
const SCRIPT = `window.customerService = { url: 'https://support.site.example/chat' }`

const chatHandlers = ({ chat }: ChatDependencies): Handlers<ChatOperation> => {
  async function addressFor(call: HandlerCall<'launchChat'> | HandlerCall<'getImUrl'>, extra: Record<string, string>) {
    const { id: launch } = await chat.open(call.member(), call.token)
    const queryLanguage = 'language' in call.query ? call.query.language : undefined
    return simulatorUrl(call.world, { page: 'chat', launch, language: languageOf(queryLanguage, call.language), extra })
  }

  return {
    launchChat: async (call) => {
      const { title, headerColor, backUrl } = call.query
      const appearance = { ...(title && { title }), ...(headerColor && { headerColor }), ...(backUrl && { backUrl }) }
      return { chatUrl: await addressFor(call, appearance) }
    },
    getImUrl: (call) => addressFor(call, {}),
    getChatPermission: ({ member }) => ({
      chatAllowed: isTrial(member()) ? 'N' : 'Y',
      imageAllowed: 'N',
      maxLength: LINE_LENGTH,
    }),
    listChatModels: ({ language }) => [
      { modelCode: 'B2C', modelName: MODEL_NAMES.B2C[language], enabled: 'Y' },
      { modelCode: 'C2C', modelName: MODEL_NAMES.C2C[language], enabled: 'N' },
    ],
    getCustomerServiceScript: () => SCRIPT,
  }
}

type MailboxOperation =
  | 'getMailboxUnreadCount'
  | 'listMailboxRecipients'
  | 'sendMailboxMessage'
  | 'listMailboxInbox'
  | 'deleteMailboxInbox'
  | 'markMailboxRead'
  | 'listMailboxOutbox'
  | 'deleteMailboxOutbox'
type MailboxDependencies = { inbox: InboxService; mail: MailService }
type MailboxCall = Pick<HandlerCall<'listMailboxInbox'>, 'query' | 'member' | 'language'>

const SERVICE_NAME = { vi: 'Chăm sóc khách hàng', en: 'Customer service' }

/** The mailbox of older clients: the same letters under other paths and field names. */
const mailboxHandlers = ({ inbox, mail }: MailboxDependencies): Handlers<MailboxOperation> => {
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

type InboxOperation = 'listInbox' | 'listInboxByCsp' | 'markInboxRead' | 'markAllInboxRead' | 'deleteInboxMessages'
type InboxCall = Pick<HandlerCall<'listInbox'>, 'query' | 'member' | 'language'>

const PAGE_SIZE = 13

const inboxHandlers = ({ inbox }: { inbox: InboxService }): Handlers<InboxOperation> => {
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

type CounterOperation = 'getInboxUnreadCount' | 'getInboxUnreadCountByEmfe' | 'getChatUnreadCount'
type Dependencies = ChatDependencies & { inbox: InboxService; mail: MailService; feedback: FeedbackService }

export const messagesHandlers = (services: Dependencies) => ({
  ...counterHandlers(services),
  ...inboxHandlers(services),
  ...mailboxHandlers(services),
  ...chatHandlers(services),
  ...feedbackHandlers(services),
})

/** The inbox counter is a number, the chat counter an object: the gateway uses both forms. */
const counterHandlers = ({ inbox, chat }: Dependencies): Handlers<CounterOperation> => ({
  getInboxUnreadCount: ({ member }) => inbox.unreadOf(member().id),
  getInboxUnreadCountByEmfe: ({ member }) => inbox.unreadOf(member().id),
  getChatUnreadCount: ({ member }) => ({ unReadCount: chat.unreadOf(member().id) }),
})

const feedbackHandlers = ({ feedback }: Dependencies): Handlers<'sendFeedback'> => ({
  async sendFeedback({ body, header }) {
    await feedback.send({ ...body, captchaId: captchaIdOf(header) })
    return true
  },
})
