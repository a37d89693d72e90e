import type { ErrorCode } from '@longan/sdk'
import type { LocalizedText } from './language.ts'

const promotionErrorMessages = {
  promotion_turnover_not_enough: {
    vi: 'Chưa đủ vòng cược của khuyến mãi',
    en: 'Wagering requirement of the promotion not met',
  },
  'prom.claim.req.field': { vi: 'Cần bổ sung thông tin để nhận thưởng', en: 'More information is required to claim' },
  claim_deposit_required: { vi: 'Cần nạp tiền để nhận thưởng', en: 'A deposit is required to claim' },
  claim_bet_required: { vi: 'Cần đặt cược để nhận thưởng', en: 'A bet is required to claim' },
  claim_deposit_and_bet_required: {
    vi: 'Cần nạp tiền và đặt cược để nhận thưởng',
    en: 'A deposit and a bet are required to claim',
  },
  no_mission_claim: { vi: 'Chưa có phần thưởng để nhận', en: 'No rewards to claim yet' },
  user_record_not_exists: { vi: 'Chưa có dữ liệu đăng ký', en: 'No registration data' },
  'reward.claimed': {
    vi: 'Bạn đã nhận hoặc đã đăng ký phần thưởng này',
    en: 'You have already claimed or applied for this reward',
  },
  'reward.expired': {
    vi: 'Phần thưởng này đã hết hạn',
    en: 'This reward has expired',
  },
  'reward.not.ready': {
    vi: 'Chưa đến lúc nhận phần thưởng này',
    en: 'This reward is not available yet',
  },
  'promo.code.invalid': {
    vi: 'Mã khuyến mãi không đúng hoặc đã hết lượt',
    en: 'This promo code is invalid or used up',
  },
  'points.not.enough': {
    vi: 'Bạn chưa đủ điểm',
    en: 'Not enough points',
  },
  'goods.sold.out': {
    vi: 'Phần quà này đã hết',
    en: 'This item is sold out',
  },
} as const satisfies Partial<Record<ErrorCode, LocalizedText>>

const cashierErrorMessages = {
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

const responsibleErrorMessages = {
  'limit.deposit.exceeded': {
    vi: 'Số tiền này vượt quá hạn mức nạp bạn đã đặt',
    en: 'This amount is more than remains of your deposit limit',
  },
  'limit.loss.exceeded': {
    vi: 'Mức cược này vượt quá hạn mức thua bạn đã đặt',
    en: 'This stake is more than remains of your loss limit',
  },
  'limit.stake.exceeded': {
    vi: 'Mức cược này vượt quá hạn mức cược bạn đã đặt',
    en: 'This stake is more than remains of your stake limit',
  },
  'limit.time.exceeded': {
    vi: 'Bạn đã dùng hết thời gian chơi đã đặt',
    en: 'You have used up your play-time limit',
  },
  'limit.required': {
    vi: 'Vui lòng đặt hạn mức nạp trước khi nạp tiền và chơi',
    en: 'Please set a deposit limit before you deposit and play',
  },
  'limit.pending': {
    vi: 'Chưa đến lúc xác nhận thay đổi này',
    en: 'This change cannot be confirmed yet',
  },
  'reality.check.pending': {
    vi: 'Vui lòng xem lại thời gian chơi trước khi cược tiếp',
    en: 'Please answer the reality check before your next stake',
  },
  'statement.pending': {
    vi: 'Vui lòng xác nhận sao kê 30 ngày gần nhất trước khi chơi',
    en: 'Please confirm the statement of your last 30 days before you play',
  },
  'account.time.out': {
    vi: 'Bạn đang trong thời gian tạm nghỉ',
    en: 'You are taking a break',
  },
  'account.self.excluded': {
    vi: 'Tài khoản này đang tự loại trừ khỏi trò chơi',
    en: 'This account is self-excluded from gambling',
  },
  'stake.over.rulebook': {
    vi: 'Mức cược này cao hơn mức quy định cho phép',
    en: 'This stake is higher than the rules allow',
  },
  'game.cycle.short': {
    vi: 'Ván trước vừa bắt đầu, vui lòng chờ thêm giây lát',
    en: 'The last round has just begun, please wait a moment',
  },
  'game.parallel': {
    vi: 'Mỗi lần chỉ được mở một trò chơi',
    en: 'Only one game may be open at a time',
  },
  'bonus.not.allowed': {
    vi: 'Quy định không cho phép khuyến mãi này',
    en: 'The rules do not allow this promotion',
  },
} as const satisfies Partial<Record<ErrorCode, LocalizedText>>

export type { LocalizedText } from './language.ts'

/** Messages for players by error code. A code without both languages fails to compile. */
export const errorMessages: Record<ErrorCode, LocalizedText> = {
  ...cashierErrorMessages,
  ...responsibleErrorMessages,
  'login.not.session': {
    vi: 'Xin lỗi, bạn chưa đăng nhập! Vui lòng đăng nhập trước',
    en: 'Sorry, you are not logged in! please login first',
  },
  'user.or.token.invalid': {
    vi: 'Phiên đăng nhập đã hết hạn',
    en: 'Your session has expired',
  },
  CUSTOMER_NOT_LOGIN: { vi: 'Bạn chưa đăng nhập, vui lòng đăng nhập', en: 'You are not logged in, please log in' },
  token_ip_different: {
    vi: 'Phiên này đang dùng ở mạng khác, vui lòng đăng nhập lại',
    en: 'This session is in use on another network, please log in again',
  },
  'merchant.acct.setup.err': {
    vi: 'Tài khoản đang được thiết lập, vui lòng thử lại sau',
    en: 'Your account is being set up, please try again later',
  },
  login_verify_required: { vi: 'Cần xác minh trước khi đăng nhập', en: 'Verification is required before login' },
  TOO_MANY_REQUEST: {
    vi: 'Bạn thao tác quá nhanh, vui lòng chờ một chút',
    en: 'Too many requests, please wait a moment',
  },
  TOO_MANY_REQUESTS: {
    vi: 'Bạn thao tác quá nhanh, vui lòng chờ một chút',
    en: 'Too many requests, please wait a moment',
  },
  bind_customer_required: { vi: 'Vui lòng liên kết tài khoản trước', en: 'Please link your account first' },
  'function.not.available': { vi: 'Chức năng tạm thời không khả dụng', en: 'This feature is temporarily unavailable' },
  domain_not_available: { vi: 'Tên miền này chưa được cấu hình', en: 'This domain is not configured' },
  request_param_err: {
    vi: 'Thông tin gửi đi chưa đúng, vui lòng kiểm tra lại',
    en: 'Some information is incorrect, please check it',
  },
  request_body_required: {
    vi: 'Yêu cầu không đọc được, vui lòng thử lại',
    en: 'The request could not be read, please try again',
  },
  'request.too.large': { vi: 'Dữ liệu gửi đi quá lớn', en: 'The request is too large' },
  missing_encryption: {
    vi: 'Yêu cầu thiếu phần mã hóa, vui lòng tải lại trang',
    en: 'The request is not encrypted, please reload the page',
  },
  'idempotency.key.reused': {
    vi: 'Yêu cầu này đã được gửi với nội dung khác',
    en: 'This request was already sent with different content',
  },
  'login.incorrect': { vi: 'Tên đăng nhập hoặc mật khẩu không đúng', en: 'Incorrect username or password' },
  'login.not.member': {
    vi: 'Tài khoản không phải hội viên không thể đăng nhập tại đây',
    en: 'A non-member cannot log in here',
  },
  'login.not.agent': {
    vi: 'Tài khoản không phải đại lý không thể đăng nhập tại đây',
    en: 'A non-agent cannot log in here',
  },
  'member.locked': {
    vi: 'Xin lỗi, tài khoản không tồn tại hoặc đã bị khóa',
    en: 'Sorry, the user does not exist or is disabled',
  },
  'member.exists': { vi: 'Xin lỗi, tên đăng nhập đã tồn tại', en: 'Sorry, the username already exists' },
  'account.in.use': { vi: 'Tài khoản đã được sử dụng', en: 'This account is already in use' },
  'captcha.required': { vi: 'Vui lòng nhập mã xác minh', en: 'Please enter the verification code' },
  'captcha.incorrect': { vi: 'Mã xác minh không đúng', en: 'Verification code error' },
  'verification.code.incorrect': { vi: 'Mã xác thực không đúng', en: 'Verification code error' },
  'geetest.required': { vi: 'Vui lòng hoàn tất bước xác minh', en: 'Please complete the verification' },
  'geetest.failed': {
    vi: 'Xác minh chưa thành công, vui lòng thử lại',
    en: 'Verification failed, please try again',
  },
  'agent.link.incorrect': { vi: 'Liên kết đại lý không đúng', en: 'The agent link is incorrect' },
  'referrer.link.incorrect': { vi: 'Liên kết giới thiệu không đúng', en: 'Referrer link error' },
  'affiliate.code.invalid': { vi: 'Mã mời không hợp lệ', en: 'Invalid invitation code' },
  'account.format.invalid': { vi: 'Tên đăng nhập chưa đúng định dạng', en: 'Invalid username format' },
  'password.format.invalid': { vi: 'Mật khẩu chưa đúng định dạng', en: 'Invalid password format' },
  'email.format.invalid': { vi: 'Email chưa đúng định dạng', en: 'Invalid email format' },
  'name.format.invalid': { vi: 'Họ tên chưa đúng định dạng', en: 'Invalid name format' },
  'mobile.format.invalid': { vi: 'Số điện thoại chưa đúng định dạng', en: 'Invalid mobile number format' },
  'modify.new.old.same': {
    vi: 'Mật khẩu mới phải khác mật khẩu cũ',
    en: 'The new password must differ from the old one',
  },
  'permission.denied': {
    vi: 'Xin lỗi, tài khoản không có quyền hoặc chức năng tạm thời không khả dụng',
    en: 'Sorry, this account does not have permission or the feature is temporarily unavailable',
  },
  'balance.not.enough': { vi: 'Số dư không đủ', en: 'Insufficient balance' },
  'stake.invalid': { vi: 'Tiền cược không hợp lệ', en: 'Invalid stake' },
  'lottery.round.closed': {
    vi: 'Kỳ này đã đóng, vui lòng chọn kỳ sau',
    en: 'This round is closed, please choose the next one',
  },
  'market.closed': { vi: 'Cửa cược này đã đóng', en: 'This market is closed' },
  'odds.changed': {
    vi: 'Tỷ lệ cược đã thay đổi, vui lòng xác nhận lại',
    en: 'The odds have changed, please confirm them',
  },
  launch_game_balance_not_enough: {
    vi: 'Số dư không đủ để mở game',
    en: 'Insufficient balance to open this game',
  },
  'launch.failed': {
    vi: 'Chưa mở được game, vui lòng thử lại #727',
    en: 'The game could not be opened, please try again #727',
  },
  vendor_under_maintenance: { vi: 'Nhà cung cấp đang bảo trì', en: 'This provider is under maintenance' },
  withdraw_turnover_not_enough: {
    vi: 'Chưa đủ vòng cược để rút tiền',
    en: 'Wagering requirement for withdrawal not met',
  },
  required_deposit_amount_not_reached: {
    vi: 'Chưa đạt mức nạp yêu cầu',
    en: 'Required deposit not reached',
  },
  required_member_information_incomplete: {
    vi: 'Vui lòng hoàn tất thông tin cá nhân',
    en: 'Please complete your personal information',
  },
  'invalid.payment.pw': { vi: 'Mật khẩu rút tiền không đúng', en: 'Incorrect payment password' },
  'not.exists.payment.password': { vi: 'Bạn chưa đặt mật khẩu rút tiền', en: 'You have not set a payment password' },
  withdraw_not_supported: { vi: 'Tài khoản này chưa hỗ trợ rút tiền', en: 'This account does not support withdrawals' },
  ...promotionErrorMessages,
  'ip.restricted': { vi: 'IP bị giới hạn hoặc khu vực bị chặn', en: 'IP restricted or region blocked' },
  'region.restricted': { vi: 'Khu vực của bạn chưa được hỗ trợ', en: 'Your region is not supported' },
  'system.upgrading': {
    vi: 'Hệ thống đang nâng cấp, vui lòng thử lại sau',
    en: 'System upgrading, please try again later',
  },
  'system.maintenance': {
    vi: 'Hệ thống đang bảo trì, vui lòng thử lại sau',
    en: 'Under maintenance, please try again later',
  },
  'system.error': { vi: 'Lỗi hệ thống, vui lòng thử lại', en: 'System error, please try again' },
  'response.invalid': { vi: 'Phản hồi từ hệ thống không hợp lệ', en: 'The system sent an invalid response' },
  'ledger.broken': { vi: 'Hệ thống tạm dừng để kiểm tra sổ cái', en: 'The system has paused to check the ledger' },
}
