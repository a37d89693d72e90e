import { defineDomain } from '../../kernel/domain.ts'
import type { World } from '../../kernel/world.ts'
import type { LaunchesService } from '../games/launches.service.ts'
import type { SessionService } from '../session/session.service.ts'
import { chatService } from './chat.service.ts'
import { feedbackService } from './feedback.service.ts'
import { inboxService } from './inbox.service.ts'
import { mailService } from './mail.service.ts'
import { messagesHandlers } from './messages.handlers.ts'
import { chatLineTable, feedbackTable, letterTable } from './messages.model.ts'
import { messagesStates } from './messages.states.ts'

export const messages = defineDomain({
  name: 'messages',
  tables: [letterTable, chatLineTable, feedbackTable],
  services(world: World, { launches, session }: { launches: LaunchesService; session: SessionService }) {
    const inbox = inboxService(world)
    return {
      inbox,
      mail: mailService(world, inbox),
      chat: chatService(world, launches),
      feedback: feedbackService(world, session),
    }
  },
  handlers: messagesHandlers,
  states: messagesStates,
})
