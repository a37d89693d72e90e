import { defineDomain } from '../../kernel/domain.ts'
import type { World } from '../../kernel/world.ts'
import type { LaunchesService } from '../games/launches.service.ts'
import { chatService } from './chat.service.ts'
import { inboxService } from './inbox.service.ts'
import { mailService } from './mail.service.ts'
import { messagesHandlers } from './messages.handlers.ts'
import { chatLineTable, letterTable } from './messages.model.ts'
import { messagesStates } from './messages.states.ts'

export const messages = defineDomain({
  name: 'messages',
  tables: [letterTable, chatLineTable],
  services(world: World, { launches }: { launches: LaunchesService }) {
    const inbox = inboxService(world)
    return { inbox, mail: mailService(world, inbox), chat: chatService(world, launches) }
  },
  handlers: messagesHandlers,
  states: messagesStates,
})
