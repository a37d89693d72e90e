type Text = { vi: string; en: string }

/** The messages of the identity provider's page. */
export const messages = {
  title: { vi: 'Trang định danh giả lập', en: 'Pretend identity page' },
  about: {
    vi: 'Đây không phải {service}, các tài khoản đều là hư cấu. Hãy chọn người sẽ đăng nhập.',
    en: 'This is not {service}, and all accounts are invented. Choose who signs in.',
  },
  back: { vi: 'Sau khi chọn, bạn trở lại {site}', en: 'After the choice you return to {site}' },
  noAddress: { vi: 'Không có e-mail', en: 'No e-mail address' },
  fail: { vi: 'Dịch vụ báo lỗi', en: 'The service fails' },
  cancel: { vi: 'Hủy', en: 'Cancel' },
} satisfies Record<string, Text>

/** Names of the simulated services. */
export const serviceNames = { 'google.com': 'Google', 'facebook.com': 'Facebook' } as const
