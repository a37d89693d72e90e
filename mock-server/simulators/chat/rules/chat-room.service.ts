import { reminderAt } from '#mock/catalogue/texts-letters.ts'
import type { LaunchesService } from '#mock/domains/games/launches.service.ts'
import type { MembersService } from '#mock/domains/member/member.service.ts'
import type { ChatLine, ChatService } from '#mock/domains/messages/chat.service.ts'
import type { World } from '#mock/kernel/world/world.ts'
import { fold } from '#mock/catalogue/fold.ts'
import { type LocalizedText, parseText } from '#mock/catalogue/words.ts'

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

/** Patterns of topics, without diacritics and in lower case, with the robot's answers. */
const TOPICS: readonly [RegExp, LocalizedText][] = [
  [
    /\b(nap|deposit|top ?up)/,
    parseText(
      'Vào Nạp tiền, chọn phương thức và số tiền. Trong bản trình diễn tiền vào ví sau vài giây; đó không phải tiền thật.=Open Deposit, choose a method and an amount. In this demo the money arrives in seconds; it is not real money.',
    ),
  ],
  [
    /\b(rut|withdraw|cash ?out)/,
    parseText(
      'Vào Rút tiền. Bạn cần tên thật, một thẻ ngân hàng và mật khẩu rút tiền.=Open Withdraw. You need your real name, a bank card and a payment password.',
    ),
  ],
  [
    /\b(khuyen mai|thuong|hoan tra|bonus|promo|rebate)/,
    parseText(
      'Các khuyến mãi đang chạy nằm ở trang Khuyến mãi; phần thưởng chờ nhận ở Trung tâm thưởng.=Current offers are on the promotions page; claim your rewards in the reward centre.',
    ),
  ],
  [
    /\b(mat khau|password)/,
    parseText(
      'Đổi mật khẩu ở Cài đặt, hoặc dùng Quên mật khẩu khi đăng nhập. Đừng gửi mật khẩu ở đây.=Change it in Settings, or use Forgot password when you log in. Never share a password here.',
    ),
  ],
  [
    /\b(xo so|quay|lotter|draw)/,
    parseText(
      'Giờ quay và kết quả của từng đài có trong trang Xổ số.=See the lottery page for draw times and results.',
    ),
  ],
  [
    /\b(nhan vien|con nguoi|nguoi that|human|person|agent|somebody)/,
    parseText(
      'Ở đây chỉ có tôi, một robot. Bản trình diễn không có nhân viên nào.=There is only me, a robot. This demo has no staff.',
    ),
  ],
  [/\b(cam on|thank)/, parseText('Rất vui được giúp bạn!=You are welcome!')],
  [/\b(chao|hello|hi)\b/, parseText('Chào bạn! Bạn cần giúp gì?=Hello! How can I help?')],
]

const FALLBACK = parseText(
  'Tôi là robot nên chưa hiểu câu này. Hãy hỏi về nạp tiền, rút tiền, khuyến mãi, xổ số hoặc mật khẩu.=Sorry, I am a robot and did not understand. Ask me about deposits, withdrawals, promotions, lotteries or passwords.',
)

/** Returns the robot's answer to `text` in both languages. It never claims to be a person. */
export const answerTo = (text: string): LocalizedText =>
  TOPICS.find(([pattern]) => pattern.test(fold(text)))?.[1] ?? FALLBACK
