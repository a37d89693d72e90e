import { reminderAt } from '../../../src/catalogue/texts-letters.ts'
import type { LaunchesService } from '../../../src/domains/games/launches.service.ts'
import type { MembersService } from '../../../src/domains/member/member.service.ts'
import type { ChatLine, ChatService } from '../../../src/domains/messages/chat.service.ts'
import type { World } from '../../../src/kernel/world/world.ts'
import { answerTo } from './robot.ts'

export type ChatRoomDependencies = { launches: LaunchesService; members: MembersService; chat: ChatService }
export type ChatRoomService = ReturnType<typeof chatRoomService>

const ANSWER = 'chat.answer'
/** Delay of the robot's answer, ms. */
const ANSWER_DELAY = 1500

export const chatRoomService = (world: World, { launches, members, chat }: ChatRoomDependencies) => {
  const memberIdOf = (launch: string) => launches.use(launch, 'chat').memberId
  const robotSays = (memberId: number, text: ChatLine['text']) => chat.addLine(memberId, { by: 'robot', text })
  world.events.on(ANSWER, async ({ memberId, text }: { memberId: number; text: string }) => {
    await robotSays(memberId, answerTo(text))
  })

  /** Returns the lines after the first `known`, and marks them as read. */
  async function lines(launch: string, known = 0): Promise<ChatLine[]> {
    const memberId = memberIdOf(launch)
    await chat.markSeen(memberId)
    return chat.lines(memberId).slice(known)
  }

  return {
    lines,
    async open(launch: string) {
      const memberId = memberIdOf(launch)
      if (chat.lines(memberId).length === 0) await robotSays(memberId, reminderAt(0))
      const { nickname, account } = members.get(memberId)!
      return { name: nickname || account, lines: await lines(launch) }
    },
    async say(launch: string, text: string) {
      const memberId = memberIdOf(launch)
      await chat.addLine(memberId, { by: 'member', text: { vi: text, en: text } })
      world.events.schedule(world.clock.now() + ANSWER_DELAY, ANSWER, { memberId, text })
    },
  }
}
