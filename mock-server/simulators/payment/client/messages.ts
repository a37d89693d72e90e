import type { PaymentResponse } from '../rules/payment.routes.ts'

type Text = { vi: string; en: string }

export const messages = {
  title: { vi: 'Trang thanh toán giả lập', en: 'Simulated payment page' },
  about: {
    vi: 'Đây không phải ngân hàng. Không có tiền thật: hãy chọn điều sẽ xảy ra.',
    en: 'This is not a bank. No real money is involved: choose what happens.',
  },
  order: { vi: 'Lệnh {id}', en: 'Order {id}' },
  left: { vi: 'Còn {minutes} phút', en: '{minutes} minutes left' },
  pay: { vi: 'Trả đúng {amount}', en: 'Pay exactly {amount}' },
  other: { vi: 'Số tiền khác', en: 'Different amount' },
  payOther: { vi: 'Trả số tiền này', en: 'Pay this amount' },
  refuse: { vi: 'Nhà cung cấp từ chối', en: 'Provider declines' },
  cancel: { vi: 'Hủy lệnh nạp', en: 'Cancel deposit' },
  slip: { vi: 'Tải ảnh biên lai', en: 'Upload receipt' },
  badSlip: { vi: 'Chọn ảnh jpg, jpeg hoặc png, tối đa 10 MB.', en: 'Choose a jpg, jpeg or png, up to 10 MB.' },
  expire: { vi: 'Rời đi, để lệnh hết hạn', en: 'Leave and let it expire' },
  back: { vi: 'Quay lại trang nạp tiền', en: 'Back to deposit' },
  arrived: { vi: 'Đã gửi {amount}', en: '{amount} sent' },
} satisfies Record<string, Text>

export const stateMessages: Record<PaymentResponse['state'], Text> = {
  created: { vi: 'Chờ thanh toán', en: 'Awaiting payment' },
  awaiting: { vi: 'Chờ thanh toán', en: 'Awaiting payment' },
  proof: { vi: 'Đang kiểm tra biên lai', en: 'Checking receipt' },
  confirming: { vi: 'Đã trả, đang xác nhận', en: 'Paid, confirming' },
  credited: { vi: 'Đã vào ví', en: 'Added to wallet' },
  different: { vi: 'Đã vào ví, với số tiền khác', en: 'Added to wallet, different amount' },
  failed: { vi: 'Bị từ chối, chưa trừ tiền', en: 'Declined, not charged' },
  cancelled: { vi: 'Đã hủy', en: 'Cancelled' },
  expired: { vi: 'Đã hết hạn', en: 'Expired' },
}
