type Text = { vi: string; en: string }

export const messages = {
  title: { vi: 'Trang định danh giả lập', en: 'Simulated identity page' },
  about: {
    vi: 'Đây không phải {service}, các tài khoản đều là hư cấu. Hãy chọn người sẽ đăng nhập.',
    en: 'This is not {service}. All accounts are fictitious. Choose who logs in.',
  },
  back: { vi: 'Sau khi chọn, bạn trở lại {site}', en: 'You will return to {site}' },
  noAddress: { vi: 'Không có email', en: 'No email address' },
  fail: { vi: 'Dịch vụ báo lỗi', en: 'Simulate an error' },
  cancel: { vi: 'Hủy', en: 'Cancel' },
} satisfies Record<string, Text>

export const serviceNames = { 'google.com': 'Google', 'facebook.com': 'Facebook' } as const
