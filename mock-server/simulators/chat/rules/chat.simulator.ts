import { defineDomain } from '../../../src/kernel/domain.ts'
import type { World } from '../../../src/kernel/world.ts'
import { type ChatRoomNeeds, chatRoomService } from './chat-room.service.ts'
import { chatRoutes } from './chat.routes.ts'

export const chatRoom = defineDomain({
  name: 'chat-room',
  services: (world: World, needs: ChatRoomNeeds) => ({ chatRoom: chatRoomService(world, needs) }),
  routes: chatRoutes,
})
