import { defineDomain } from '#mock/kernel/world/domain.ts'
import type { World } from '#mock/kernel/world/world.ts'
import { type ChatRoomDependencies, chatRoomService } from './chat-room.service.ts'
import { chatRoutes } from './chat.routes.ts'

export const chatRoom = defineDomain({
  name: 'chat-room',
  services: {
    chatRoom: (world: World, dependencies: ChatRoomDependencies) => chatRoomService(world, dependencies),
  },
  routes: chatRoutes,
})
