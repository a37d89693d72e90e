export const messages = {
  title: { vi: 'Chăm sóc khách hàng', en: 'Customer service' },
  robot: {
    vi: 'Bạn đang trò chuyện với robot của bản trình diễn. Không có nhân viên nào ở đây.',
    en: 'You are chatting with the demo robot. There are no human agents here.',
  },
  by_robot: { vi: 'Robot', en: 'Robot' },
  typing: { vi: 'Robot đang trả lời…', en: 'The robot is typing…' },
  write: { vi: 'Viết cho robot', en: 'Message the robot' },
  send: { vi: 'Gửi', en: 'Send' },
  back: { vi: 'Quay lại', en: 'Back' },
  ask_deposit: { vi: 'Nạp tiền thế nào?', en: 'How do I deposit?' },
  ask_withdraw: { vi: 'Rút tiền cần gì?', en: 'What do I need to withdraw?' },
  ask_bonus: { vi: 'Có khuyến mãi nào?', en: 'Which promotions are there?' },
}

export const QUESTIONS = ['ask_deposit', 'ask_withdraw', 'ask_bonus'] as const
