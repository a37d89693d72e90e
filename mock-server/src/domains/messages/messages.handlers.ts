import { captchaIdOf } from '../../kernel/validation/captcha-id.ts'
import type { Handlers } from '../../kernel/http/http.ts'
import { type ChatDependencies, chatHandlers } from './chat.handlers.ts'
import { inboxHandlers } from './inbox.handlers.ts'
import { mailboxHandlers } from './mailbox.handlers.ts'
import type { FeedbackService } from './feedback.service.ts'
import type { InboxService } from './inbox.service.ts'
import type { MailService } from './mail.service.ts'

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
