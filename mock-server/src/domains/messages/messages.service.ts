import type { World } from '../../kernel/world.ts'
import { type Unread, unreadTable } from './messages.model.ts'

export type MessagesService = ReturnType<typeof messagesService>

/** What waits for a member to read it. */
export const messagesService = (world: World) => {
  const counts = world.table(unreadTable)
  return {
    unreadOf: (memberId: number): Unread => counts.get(memberId) ?? { inbox: 0, chat: 0 },
    async setUnread(memberId: number, unread: Unread) {
      counts.remove(memberId)
      await counts.insert({ id: memberId, ...unread })
    },
  }
}
