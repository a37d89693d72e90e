import { defineDomain } from '../../kernel/world/domain.ts'
import type { World } from '../../kernel/world/world.ts'
import type { LaunchesService } from '../games/launches.service.ts'
import type { SessionService } from '../session/session.service.ts'
import { chatService } from './chat.service.ts'
import { feedbackService } from './feedback.service.ts'
import { type InboxService, inboxService } from './inbox.service.ts'
import { mailService } from './mail.service.ts'
import { messagesHandlers } from './messages.handlers.ts'
import { chatLineTable, feedbackTable, letterTable } from './messages.model.ts'
import { messagesStates } from './messages.states.ts'

type Services = { inbox: InboxService; launches: LaunchesService; session: SessionService }

export const messages = defineDomain({
  name: 'messages',
  tables: [letterTable, chatLineTable, feedbackTable],
  services: {
    inbox: inboxService,
    mail: (world: World, { inbox }: Services) => mailService(world, inbox),
    chat: (world: World, { launches }: Services) => chatService(world, launches),
    feedback: (world: World, { session }: Services) => feedbackService(world, session),
  },
  handlers: messagesHandlers,
  states: messagesStates,
})
