import { captchaIdOf } from '../../kernel/captcha-id.ts'
import type { Handlers } from '../../kernel/http.ts'
import { type ChatNeeds, chatHandlers } from './chat.handlers.ts'
import { inboxHandlers } from './inbox.handlers.ts'
import { mailboxHandlers } from './mailbox.handlers.ts'
import type { FeedbackService } from './feedback.service.ts'
import type { InboxService } from './inbox.service.ts'
import type { MailService } from './mail.service.ts'

type Counters = 'getInboxUnreadCount' | 'getInboxUnreadCountByEmfe' | 'getChatUnreadCount'
type Needs = ChatNeeds & { inbox: InboxService; mail: MailService; feedback: FeedbackService }

export const messagesHandlers = (services: Needs) => ({
  ...counterHandlers(services),
  ...inboxHandlers(services),
  ...mailboxHandlers(services),
  ...chatHandlers(services),
  ...feedbackHandlers(services),
})

/** The inbox counts in a bare number, the chat in an object: both forms the gateway is seen to use. */
const counterHandlers = ({ inbox, chat }: Needs): Handlers<Counters> => ({
  getInboxUnreadCount: ({ member }) => inbox.unreadOf(member().id),
  getInboxUnreadCountByEmfe: ({ member }) => inbox.unreadOf(member().id),
  getChatUnreadCount: ({ member }) => ({ unReadCount: chat.unreadOf(member().id) }),
})

const feedbackHandlers = ({ feedback }: Needs): Handlers<'sendFeedback'> => ({
  async sendFeedback({ body, header }) {
    await feedback.send({ ...body, captchaId: captchaIdOf(header) })
    return true
  },
})
