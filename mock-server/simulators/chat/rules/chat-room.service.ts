import { reminderNumber } from '../../../src/catalogue/texts-letters.ts'
import type { LaunchesService } from '../../../src/domains/games/launches.service.ts'
import type { MembersService } from '../../../src/domains/member/member.service.ts'
import type { ChatLine, ChatService } from '../../../src/domains/messages/chat.service.ts'
import type { World } from '../../../src/kernel/world.ts'
import { answerTo } from './robot.ts'

export type ChatRoomNeeds = { launches: LaunchesService; members: MembersService; chat: ChatService }
export type ChatRoomService = ReturnType<typeof chatRoomService>

const ANSWER = 'chat.answer'
/** The robot thinks this long, ms. */
const THINKS = 1500

/** The page of the live chat: a member writes, a robot answers, and nobody else is there. */
export const chatRoomService = (world: World, { launches, members, chat }: ChatRoomNeeds) => {
  const memberOf = (launch: string) => launches.use(launch, 'chat').memberId
  const robotSays = (memberId: number, text: ChatLine['text']) => chat.say(memberId, { by: 'robot', text })
  world.events.on(ANSWER, async ({ memberId, text }: { memberId: number; text: string }) => {
    await robotSays(memberId, answerTo(text))
  })

  /** What was said after the first `known` lines; from now on the member has seen it. */
  async function lines(launch: string, known = 0): Promise<ChatLine[]> {
    const memberId = memberOf(launch)
    await chat.see(memberId)
    return chat.lines(memberId).slice(known)
  }

  return {
    lines,
    /** Whom the robot talks to. It greets whoever comes for the first time. */
    async open(launch: string) {
      const memberId = memberOf(launch)
      if (chat.lines(memberId).length === 0) await robotSays(memberId, reminderNumber(0))
      const { nickname, account } = members.get(memberId)!
      return { name: nickname || account, lines: await lines(launch) }
    },
    /** The member says something; the robot answers a moment later. */
    async say(launch: string, text: string) {
      const memberId = memberOf(launch)
      await chat.say(memberId, { by: 'member', text: { vi: text, en: text } })
      world.events.schedule(world.clock.now() + THINKS, ANSWER, { memberId, text })
    },
  }
}
