export const cashierErrorMessages = {
  'payment.password.locked': {
    vi: 'Mật khẩu rút tiền bị khóa sau nhiều lần nhập sai, vui lòng thử lại sau',
    en: 'Payment password locked after too many failed attempts, please try again later',
  },
  'amount.invalid': { vi: 'Số tiền không hợp lệ', en: 'Invalid amount' },
  'deposit.channel.unavailable': {
    vi: 'Kênh nạp này tạm đóng, vui lòng chọn kênh khác',
    en: 'This deposit method is unavailable, please choose another one',
  },
  'deposit.state.invalid': {
    vi: 'Lệnh nạp không còn ở trạng thái cho phép thao tác này',
    en: 'This deposit can no longer be changed',
  },
  'withdraw.limit.reached': {
    vi: 'Bạn đã dùng hết hạn mức rút tiền hôm nay',
    en: 'You have reached today’s withdrawal limit',
  },
  'withdraw.in.review': {
    vi: 'Bạn có một lệnh rút đang được xử lý',
    en: 'You already have a withdrawal in progress',
  },
  'account.limit.reached': {
    vi: 'Bạn đã thêm đủ số tài khoản cho phép',
    en: 'You have reached the maximum number of accounts',
  },
  'account.exists': { vi: 'Tài khoản này đã được thêm', en: 'This account has already been added' },
  'payee.name.mismatch': {
    vi: 'Tên chủ tài khoản phải trùng với họ tên người nhận',
    en: 'The account holder must match your payee name',
  },
}
