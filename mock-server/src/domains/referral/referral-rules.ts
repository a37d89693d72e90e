import type { LocalizedText } from '../../kernel/validation/localized-text.ts'

export const REFERRAL_RULES: readonly { title: LocalizedText; content: LocalizedText }[] = [
  {
    title: { vi: 'Mời bạn', en: 'Refer a friend' },
    content: {
      vi: 'Gửi mã hoặc liên kết của bạn. Bạn bè được tính khi nạp lần đầu từ 100.000.',
      en: 'Share your code or link. A friend qualifies after a first deposit of 100,000.',
    },
  },
  {
    title: { vi: 'Phần thưởng', en: 'Your rewards' },
    content: {
      vi: '50.000 cho mỗi người bạn, một lần, và 0,1% tổng cược của họ mỗi tháng.',
      en: '50,000 for each friend, once, plus 0.1% of their stakes every month.',
    },
  },
  {
    title: { vi: 'Không tự mời', en: 'No self-referral' },
    content: {
      vi: 'Mỗi người chỉ có một tài khoản; tự mời chính mình không được tính.',
      en: 'One account per person; referring yourself does not count.',
    },
  },
]
