import type { PaymentResponse } from '../rules/payment.routes.ts'

type Text = { vi: string; en: string }

/** The messages of the payment page. */
export const messages = {
  title: { vi: 'Trang thanh toán giả lập', en: 'Pretend payment page' },
  about: {
    vi: 'Đây không phải ngân hàng. Không có tiền thật: hãy chọn điều sẽ xảy ra.',
    en: 'This is no bank and no real money: choose what happens.',
  },
  order: { vi: 'Lệnh {id}', en: 'Order {id}' },
  left: { vi: 'Còn {minutes} phút', en: '{minutes} minutes left' },
  pay: { vi: 'Trả đúng {amount}', en: 'Pay exactly {amount}' },
  other: { vi: 'Số tiền khác', en: 'Another amount' },
  payOther: { vi: 'Trả số tiền này', en: 'Pay this amount' },
  refuse: { vi: 'Nhà cung cấp từ chối', en: 'The provider refuses' },
  cancel: { vi: 'Hủy lệnh nạp', en: 'Cancel the deposit' },
  slip: { vi: 'Tải ảnh biên lai', en: 'Upload a slip' },
  badSlip: { vi: 'Chọn ảnh jpg, jpeg hoặc png, tối đa 10 MB.', en: 'Choose a jpg, jpeg or png of at most 10 MB.' },
  expire: { vi: 'Rời đi, để lệnh hết hạn', en: 'Leave, and let it expire' },
  back: { vi: 'Quay lại trang nạp tiền', en: 'Back to the deposit' },
  arrived: { vi: 'Đã gửi {amount}', en: '{amount} was sent' },
} satisfies Record<string, Text>

/** The messages of the payment states. */
export const stateMessages: Record<PaymentResponse['state'], Text> = {
  created: { vi: 'Chờ thanh toán', en: 'Waiting for the payment' },
  awaiting: { vi: 'Chờ thanh toán', en: 'Waiting for the payment' },
  proof: { vi: 'Đang xem biên lai', en: 'The slip is being looked at' },
  confirming: { vi: 'Đã trả, đang xác nhận', en: 'Paid, being confirmed' },
  credited: { vi: 'Đã vào ví', en: 'In the wallet' },
  different: { vi: 'Đã vào ví, với số tiền khác', en: 'In the wallet, with another amount' },
  failed: { vi: 'Bị từ chối, chưa trừ tiền', en: 'Refused; nothing was taken' },
  cancelled: { vi: 'Đã hủy', en: 'Cancelled' },
  expired: { vi: 'Đã hết hạn', en: 'Expired' },
}
