export const messages = {
  title: { vi: 'Chăm sóc khách hàng', en: 'Customer service' },
  robot: {
    vi: 'Bạn đang trò chuyện với robot của bản trình diễn. Không có nhân viên nào ở đây.',
    en: 'You are talking to the robot of the demonstration. There is no person here.',
  },
  by_robot: { vi: 'Robot', en: 'Robot' },
  typing: { vi: 'Robot đang trả lời…', en: 'The robot is answering…' },
  write: { vi: 'Viết cho robot', en: 'Write to the robot' },
  send: { vi: 'Gửi', en: 'Send' },
  back: { vi: 'Quay lại', en: 'Back' },
  ask_deposit: { vi: 'Nạp tiền thế nào?', en: 'How do I deposit?' },
  ask_withdraw: { vi: 'Rút tiền cần gì?', en: 'What does a withdrawal need?' },
  ask_bonus: { vi: 'Có khuyến mãi nào?', en: 'Which promotions are there?' },
}

export const QUESTIONS = ['ask_deposit', 'ask_withdraw', 'ask_bonus'] as const
