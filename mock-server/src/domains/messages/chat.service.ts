import type { Caller } from '../../kernel/world/caller.ts'
import type { World } from '../../kernel/world/world.ts'
import type { LaunchesService } from '../games/launches.service.ts'
import { type ChatLine, chatLineTable } from './messages.model.ts'
import { assertNotTrial } from './real-account.ts'

export type { ChatLine } from './messages.model.ts'
export type ChatService = ReturnType<typeof chatService>

export const chatService = (world: World, launches: LaunchesService) => {
  const { clock, ids } = world
  const lines = world.table(chatLineTable)
  const unseen = (memberId: number) => lines.where({ memberId, isSeen: false })

  return {
    /** Opens a launch of the chat, which ends together with the login of `token`. */
    async open(member: Caller, token: string | undefined): Promise<{ id: string }> {
      assertNotTrial(member, 'chat')
      return launches.open(member, { partner: 'chat', gameCode: 'chat', vassalage: 'CBS', gameType: 'CHAT' }, token)
    },
    lines: (memberId: number): ChatLine[] => lines.where({ memberId }),
    unreadOf: (memberId: number): number => unseen(memberId).length,
    /** Adds a line. The member's own lines count as read. */
    addLine: (memberId: number, { by, text }: Pick<ChatLine, 'by' | 'text'>): Promise<ChatLine> =>
      lines.insert({ id: ids.next('chat-line'), memberId, by, text, at: clock.now(), isSeen: by === 'member' }),
    async markSeen(memberId: number) {
      for (const { id } of unseen(memberId)) await lines.update(id, { isSeen: true })
    },
  }
}
