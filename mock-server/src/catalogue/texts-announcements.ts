import type { LocalizedText } from './words.ts'

/** `PL` is a line of the notice marquee and the notice list, `PU` a popup of the home page, `A` is for agents. */
export type AnnouncementText = {
  id: number
  type: 'PL' | 'PU' | 'A'
  title: LocalizedText
  content: LocalizedText
  /** Days between its publication and the creation of the world. */
  daysOld: number
  /** It advertises games. Members in a break do not get it. */
  isMarketing?: true
}

const paragraph = (vi: string, en: string): LocalizedText => ({ vi: `<p>${vi}</p>`, en: `<p>${en}</p>` })

const ANNOUNCEMENTS: readonly AnnouncementText[] = [
  {
    id: 501,
    type: 'PL',
    title: { vi: 'Bảo trì sảnh Hạ Long', en: 'Ha Long lobby maintenance' },
    content: paragraph(
      'Sảnh Hạ Long bảo trì từ <strong>02:00 đến 03:00</strong> sáng mai. Ván đang chơi được giữ nguyên và số dư không thay đổi.',
      'The Ha Long lobby is closed for maintenance from <strong>02:00 to 03:00</strong> tomorrow. Games in progress are kept and balances are not affected.',
    ),
    daysOld: 0,
  },
  {
    id: 502,
    type: 'PL',
    title: { vi: 'Nạp nhanh qua mã QR', en: 'Faster deposits by QR code' },
    content: paragraph(
      'Quét mã QR của ngân hàng, tiền vào ví trong khoảng một phút. Kiểm tra kỹ nội dung chuyển khoản trước khi xác nhận.',
      'Scan your bank’s QR code and your wallet is credited in about a minute. Check the transfer message before you confirm.',
    ),
    daysOld: 1,
  },
  {
    id: 503,
    type: 'PL',
    title: { vi: 'Lịch mở thưởng xổ số dịp lễ', en: 'Holiday lottery schedule' },
    content: paragraph(
      'Các đài truyền thống nghỉ quay một ngày vào dịp lễ. Xổ số siêu tốc vẫn mở thưởng như thường lệ.',
      'The traditional draws pause for one day over the holiday. Speed lotteries continue as usual.',
    ),
    daysOld: 2,
  },
  {
    id: 504,
    type: 'PL',
    title: { vi: 'Giữ an toàn cho tài khoản', en: 'Keep your account safe' },
    content: paragraph(
      'Chúng tôi không bao giờ hỏi mật khẩu hoặc mã xác nhận của bạn. Hãy đổi mật khẩu sáu tháng một lần và không dùng chung với trang khác.',
      'We never ask for your password or a verification code. Change your password every six months and do not reuse it on other sites.',
    ),
    daysOld: 4,
  },
  {
    id: 505,
    type: 'PL',
    title: { vi: 'Hơn 100 trò chơi mới từ Kim Long', en: 'Over 100 new games by Golden Dragon' },
    content: paragraph(
      'Bộ sưu tập mới gồm nổ hũ dân gian, trống đồng và lễ hội mùa xuân. Mở mục Nổ hũ và chọn Kim Long để xem.',
      'The new collection brings folk tales, bronze drums and spring fairs. Open Slots and choose Golden Dragon.',
    ),
    daysOld: 6,
    isMarketing: true,
  },
  {
    id: 506,
    type: 'PL',
    title: { vi: 'Chơi có trách nhiệm', en: 'Play responsibly' },
    content: paragraph(
      'Đặt hạn mức nạp và thời gian chơi trong phần Cài đặt. Nếu cần tạm nghỉ, bộ phận hỗ trợ sẽ giúp bạn khóa tài khoản tạm thời.',
      'Set deposit and time limits in Settings. If you need a break, support can suspend your account.',
    ),
    daysOld: 9,
  },
  {
    id: 521,
    type: 'PU',
    title: { vi: 'Chào mừng đến với {site}', en: 'Welcome to {site}' },
    content: paragraph(
      'Đây là bản trình diễn: trò chơi, người thắng và số tiền đều là dữ liệu mẫu. Không có tiền thật ở bất cứ đâu.',
      'This is a demo: games, winners and amounts are sample data. No real money is involved.',
    ),
    daysOld: 0,
  },
  {
    id: 541,
    type: 'A',
    title: { vi: 'Hoa hồng tháng này', en: 'This month’s commission' },
    content: paragraph(
      'Hoa hồng của nhóm được tính mỗi ngày và vào ví lúc 00:30 hôm sau. Xem chi tiết ở trang Đại lý.',
      'Team commission is calculated daily and credited at 00:30 the next day. See the agent page for details.',
    ),
    daysOld: 1,
  },
  {
    id: 542,
    type: 'A',
    title: { vi: 'Liên kết giới thiệu mới', en: 'New referral links' },
    content: paragraph(
      'Từ nay mỗi đại lý có thể tạo nhiều liên kết với mức hoàn trả riêng.',
      'Agents can now create several links, each with its own rebate.',
    ),
    daysOld: 8,
  },
]

export const announcements = () => ANNOUNCEMENTS
