import type { LocalizedText } from './words.ts'

export type HelpTopicText = { title: LocalizedText; content: LocalizedText }

const list = (items: string[]) => `<ol>${items.map((item) => `<li>${item}</li>`).join('')}</ol>`
const text = (sentence: string) => `<p>${sentence}</p>`

const TOPICS: readonly HelpTopicText[] = [
  {
    title: { vi: 'Bắt đầu', en: 'Getting started' },
    content: {
      vi: list([
        'Chọn Đăng ký và điền tên đăng nhập.',
        'Đặt mật khẩu dài ít nhất 6 ký tự.',
        'Đăng nhập và chọn trò chơi.',
      ]),
      en: list([
        'Choose Register and enter a username.',
        'Set a password of at least 6 characters.',
        'Log in and choose a game.',
      ]),
    },
  },
  {
    title: { vi: 'Nạp tiền', en: 'Deposits' },
    content: {
      vi: list([
        'Mở Nạp tiền và chọn kênh.',
        'Nhập số tiền trong hạn mức của kênh.',
        'Chuyển khoản đúng nội dung được hiển thị.',
      ]),
      en: list([
        'Open Deposit and choose a method.',
        'Enter an amount within its limits.',
        'Use exactly the transfer message shown.',
      ]),
    },
  },
  {
    title: { vi: 'Rút tiền', en: 'Withdrawals' },
    content: {
      vi: list(['Liên kết thẻ ngân hàng chính chủ.', 'Đặt mật khẩu rút tiền.', 'Nhập số tiền và xác nhận.']),
      en: list(['Add a bank card in your own name.', 'Set a payment password.', 'Enter the amount and confirm.']),
    },
  },
  {
    title: { vi: 'Xổ số', en: 'Lotteries' },
    content: {
      vi: text(
        'Mỗi kỳ có giờ khóa cược. Sau giờ khóa, phiếu không đổi được nữa; kết quả và tiền thưởng vào ví ngay khi mở thưởng.',
      ),
      en: text(
        'Every round has a cut-off time. After it, bets are final; winnings are added to your wallet right after the draw.',
      ),
    },
  },
  {
    title: { vi: 'Khuyến mãi', en: 'Promotions' },
    content: {
      vi: text('Đọc điều kiện trước khi nhận thưởng: số vòng cược, thời hạn và trò chơi được tính.'),
      en: text('Read the terms before you claim: wagering requirement, period and eligible games.'),
    },
  },
  {
    title: { vi: 'Bảo mật', en: 'Security' },
    content: {
      vi: text('Bật xác minh bằng điện thoại, không cho ai mượn tài khoản và đăng xuất trên thiết bị dùng chung.'),
      en: text('Turn on phone verification, never share your account and log out on shared devices.'),
    },
  },
  {
    title: { vi: 'Chơi có trách nhiệm', en: 'Responsible gaming' },
    content: {
      vi: text('Chỉ chơi với số tiền bạn có thể mất. Đặt hạn mức, nghỉ giữa các ván và tìm hỗ trợ khi cần.'),
      en: text('Only play with money you can afford to lose. Set limits, take breaks and ask for help.'),
    },
  },
  {
    title: { vi: 'Liên hệ', en: 'Contact' },
    content: {
      vi: text('Bộ phận hỗ trợ trực tuyến mở suốt ngày đêm ở mục Hỗ trợ cuối trang.'),
      en: text('Online support is available 24/7 under Support at the bottom of the page.'),
    },
  },
]

export const helpTopics = () => TOPICS
