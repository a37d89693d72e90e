import { type LocalizedText, parseText } from './words.ts'

export type LetterText = { key: string; title: LocalizedText; content: LocalizedText }

/** key|title in both languages|text in both languages */
const TABLE = `welcome|Chào mừng đến với {site}=Welcome to {site}|Đây là bản trình diễn: mọi trò chơi và số tiền đều là dữ liệu mẫu.=This is a demo: all games and amounts are sample data.
security|Giữ an toàn cho tài khoản=Keep your account safe|Chúng tôi không bao giờ hỏi mật khẩu hay mã xác nhận của bạn.=We never ask for your password or a verification code.
deposit|Tiền nạp đã vào ví=Your deposit is in your wallet|Khoản nạp của bạn đã được cộng vào ví chính. Xem chi tiết trong Lịch sử tài khoản.=Your deposit has been added to the main wallet. See the account record for details.
withdraw|Lệnh rút tiền đã hoàn tất=Your withdrawal is complete|Tiền đã được chuyển tới thẻ ngân hàng *6789.=The money has been sent to the bank card *6789.
rebate|Hoàn trả tuần này đã sẵn sàng=This week’s rebate is ready|Nhận trong Trung tâm thưởng từ 12:00; sau bảy ngày hoàn trả sẽ hết hạn. Cảm ơn bạn đã đồng hành.=Claim it in the reward centre from 12:00. It expires after seven days. Thank you for playing with us.
vip|Chúc mừng lên hạng VIP=Welcome to your new VIP level|Hạng mới mang lại hạn mức rút cao hơn và quà sinh nhật.=The new level brings a higher withdrawal limit and a birthday gift.
games|Trò chơi mới trong tuần=New games this week|Kim Long mang đến mười trò chơi mới với chủ đề dân gian. Vào mục Nổ hũ để thử.=Golden Dragon brings ten new games with folk themes. Find them under Slots.
lottery|Lịch quay số dịp lễ=Holiday draw schedule|Các đài truyền thống nghỉ quay một ngày; xổ số siêu tốc vẫn mở như thường lệ.=The traditional draws pause for one day; speed lotteries continue as usual.
limits|Nhắc nhở chơi có trách nhiệm=A reminder to play responsibly|Hãy tự đặt giới hạn về tiền và thời gian trước khi chơi, và dừng lại khi không còn vui.=Set a money and time limit before you play, and stop when it is no longer fun.
contract|Hợp đồng lương mới chờ trả lời=New salary contract to review|Mở trang Đại lý để xem điều khoản rồi chấp nhận hoặc từ chối.=Open the agent page to review the terms, then accept or decline.
downline|Hội viên mới trong nhóm của bạn=A new member in your team|Một hội viên đã đăng ký bằng mã mời của bạn.=A member has registered with your invitation code.
survey|Bạn thấy trang thế nào?=How do you like the site?|Gửi góp ý cho chúng tôi trong phần Trợ giúp, chỉ mất một phút.=Send us feedback in the help centre. It only takes a minute.`

function readLetter(line: string): LetterText {
  const [key = '', title = '', content = ''] = line.split('|')
  const { vi, en } = parseText(content)
  return { key, title: parseText(title), content: { vi: `<p>${vi}</p>`, en: `<p>${en}</p>` } }
}

const LETTERS: ReadonlyMap<string, LetterText> = new Map(
  TABLE.split('\n')
    .map(readLetter)
    .map((letter) => [letter.key, letter]),
)

export function getLetter(key: string): LetterText {
  const letter = LETTERS.get(key)
  if (!letter) throw new Error(`Failed to find the letter ${key}: catalogue/texts-letters.ts has none of this name`)
  return letter
}

export const letterAt = (number: number): LetterText => [...LETTERS.values()][number % LETTERS.size]!

const REMINDERS = [
  parseText(
    'Xin chào, tôi là robot của bộ phận hỗ trợ. Bạn cần giúp gì không?=Hello, I am the support robot. How can I help?',
  ),
  parseText(
    'Bạn có thể hỏi tôi về nạp tiền, rút tiền, khuyến mãi hoặc mật khẩu.=Ask me about deposits, withdrawals, promotions or passwords.',
  ),
  parseText(
    'Trò chuyện này là của bản trình diễn: tôi trả lời theo mẫu, không có nhân viên nào đọc.=This is a demo chat: replies are automatic and no one reads it.',
  ),
  parseText('Khi nào cần, cứ nhắn cho tôi nhé.=Message me any time.'),
]
export const reminderAt = (number: number): LocalizedText => REMINDERS[number % REMINDERS.length]!
