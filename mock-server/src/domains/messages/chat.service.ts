import type { Caller } from '../../kernel/caller.ts'
import type { World } from '../../kernel/world.ts'
import type { LaunchesService } from '../games/launches.service.ts'
import { type ChatLine, chatLineTable } from './messages.model.ts'
import { refuseTrial } from './real-account.ts'

export type { ChatLine } from './messages.model.ts'
export type ChatService = ReturnType<typeof chatService>

/** The live chat between members and the service's robot. */
export const chatService = (world: World, launches: LaunchesService) => {
  const { clock, ids } = world
  const lines = world.table(chatLineTable)
  const unseen = (memberId: number) => lines.where({ memberId, isSeen: false })

  return {
    /** A way into the chat for `member`; it ends together with the login of `token`. */
    async open(member: Caller, token: string | undefined): Promise<{ id: string }> {
      refuseTrial(member, 'chat')
      return launches.open(member, { partner: 'chat', gameCode: 'chat', vassalage: 'CBS', gameType: 'CHAT' }, token)
    },
    /** Everything said, in order. */
    lines: (memberId: number): ChatLine[] => lines.where({ memberId }),
    unreadOf: (memberId: number): number => unseen(memberId).length,
    /** Adds a line. What the member says, the member has seen. */
    say: (memberId: number, { by, text }: Pick<ChatLine, 'by' | 'text'>): Promise<ChatLine> =>
      lines.insert({ id: ids.next('chat-line'), memberId, by, text, at: clock.now(), isSeen: by === 'member' }),
    /** The member has seen everything said so far. */
    async see(memberId: number) {
      for (const { id } of unseen(memberId)) await lines.update(id, { isSeen: true })
    },
  }
}
