/** Messages for players about errors of the cashier. */
export const cashierErrorMessages = {
  'payment.password.locked': {
    vi: 'Mật khẩu rút tiền bị khóa sau nhiều lần nhập sai, vui lòng thử lại sau',
    en: 'The withdrawal password is locked after too many wrong ones, please try later',
  },
  'amount.invalid': { vi: 'Số tiền không hợp lệ', en: 'This amount is not valid' },
  'deposit.channel.unavailable': {
    vi: 'Kênh nạp này tạm đóng, vui lòng chọn kênh khác',
    en: 'This deposit channel is closed, please choose another one',
  },
  'deposit.state.invalid': {
    vi: 'Lệnh nạp không còn ở trạng thái cho phép thao tác này',
    en: 'The deposit no longer allows this',
  },
  'withdraw.limit.reached': {
    vi: 'Bạn đã dùng hết hạn mức rút tiền hôm nay',
    en: 'The withdrawal limit of today is used up',
  },
  'withdraw.in.review': {
    vi: 'Bạn có một lệnh rút đang được xử lý',
    en: 'A withdrawal is already being processed',
  },
  'account.limit.reached': {
    vi: 'Bạn đã thêm đủ số tài khoản cho phép',
    en: 'No more accounts of this kind can be added',
  },
  'account.exists': { vi: 'Tài khoản này đã được thêm', en: 'This account has been added already' },
  'payee.name.mismatch': {
    vi: 'Tên chủ tài khoản phải trùng với họ tên người nhận',
    en: 'The holder’s name must equal your payee name',
  },
}
