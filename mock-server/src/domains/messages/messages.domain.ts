import { defineDomain } from '../../kernel/world/domain.ts'
import type { World } from '../../kernel/world/world.ts'
import type { LaunchesService } from '../games/launches.service.ts'
import type { SessionService } from '../session/session.service.ts'
import { chatService, type ChatService } from './chat.service.ts'
import { feedbackService, type FeedbackService } from './feedback.service.ts'
import { type InboxService, inboxService, SERVICE } from './inbox.service.ts'
import { mailService, type MailService } from './mail.service.ts'
import { mailingsService } from './mailings.service.ts'
import { messagesHandlers } from './messages.handlers.ts'
import { chatLineTable, feedbackTable, letterTable } from './messages.model.ts'
import * as v from 'valibot'
import { letterAt, reminderAt } from '../../catalogue/texts-letters.ts'
import { defineProviderState } from '../../kernel/world/provider-state.ts'
import type { MembersService } from '../member/member.service.ts'

const count = v.pipe(v.number(), v.integer(), v.minValue(0))
const message = v.object({ account: v.string(), messageId: v.number() })
const letter = v.object({ ...message.entries, title: v.optional(v.string()), content: v.optional(v.string()) })

type Dependencies = {
  members: MembersService
  inbox: InboxService
  mail: MailService
  chat: ChatService
  feedback: FeedbackService
}

const messagesStates = (_world: World, { members, inbox, mail, chat, feedback }: Dependencies) => {
  const memberOf = (account: string) => members.getByAccount(account, 'params.account')
  return {
    'a member has unread messages': defineProviderState(
      v.object({ account: v.string(), inbox: count, chat: count }),
      async ({ account, ...counts }) => {
        const { id } = memberOf(account)
        await inbox.markAllRead(id)
        await chat.markSeen(id)
        for (let number = 1; number <= counts.inbox; number++) await inbox.deliver(id, letterAt(number))
        for (let number = 1; number <= counts.chat; number++)
          await chat.addLine(id, { by: 'robot', text: reminderAt(number) })
      },
    ),
    'somebody has just told the operator something': defineProviderState(v.object({}), () =>
      feedback.send({ type: 0, content: 'Provider state' }),
    ),
    'a member has received a message': defineProviderState(letter, ({ account, messageId, ...vietnamese }) => {
      const { title, content } = letterAt(messageId)
      const text = {
        title: { ...title, vi: vietnamese.title ?? title.vi },
        content: { ...content, vi: vietnamese.content ?? content.vi },
      }
      return inbox.deliver(memberOf(account).id, text, messageId)
    }),
    'a member has sent a message': defineProviderState(message, ({ account, messageId }) =>
      mail.send(
        memberOf(account),
        { recipients: [SERVICE], subject: 'Nạp tiền', content: 'Khi nào tiền vào ví?' },
        messageId,
      ),
    ),
  }
}

type Services = { inbox: InboxService; launches: LaunchesService; session: SessionService }

export const messages = defineDomain({
  name: 'messages',
  tables: [letterTable, chatLineTable, feedbackTable],
  services: {
    inbox: inboxService,
    mail: (world: World, { inbox }: Services) => mailService(world, inbox),
    chat: (world: World, { launches }: Services) => chatService(world, launches),
    mailings: (_world: World, services: Parameters<typeof mailingsService>[0]) => mailingsService(services),
    feedback: (world: World, { session }: Services) => feedbackService(world, session),
  },
  handlers: messagesHandlers,
  states: messagesStates,
})
