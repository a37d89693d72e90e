import { defineDomain } from '../../kernel/domain.ts'
import type { World } from '../../kernel/world.ts'
import { messagesHandlers } from './messages.handlers.ts'
import { unreadTable } from './messages.model.ts'
import { messagesService } from './messages.service.ts'
import { messagesStates } from './messages.states.ts'

export const messages = defineDomain({
  name: 'messages',
  tables: [unreadTable],
  services: (world: World) => ({ messages: messagesService(world) }),
  handlers: messagesHandlers,
  states: messagesStates,
})
