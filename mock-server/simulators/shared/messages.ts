import type { Language } from './frame.ts'

type Messages = Record<string, { vi: string; en: string }>
export type Translate = (key: keyof typeof sharedMessages, values?: Record<string, string | number>) => string

/**
 * Creates the translate function of a client: `t('spin')`; `{name}` in a message is replaced by a value.
 * @example const t = createTranslate({ win: { vi: 'Thắng {amount}', en: 'Won {amount}' } }, frame.language)
 * t('win', { amount: '12,50' })
 */
export const createTranslate =
  <Known extends Messages>(messages: Known, language: Language) =>
  (key: keyof Known & string, values: Record<string, string | number> = {}): string =>
    messages[key]![language].replaceAll(/\{(\w+)\}/g, (placeholder, name: string) =>
      String(values[name] ?? placeholder),
    )

const errorMessages = {
  sessionEnd: {
    vi: 'Phiên chơi đã hết hạn. Hãy đăng nhập lại để chơi tiếp.',
    en: 'Your session has expired. Log in again to keep playing.',
  },
  lowBalance: { vi: 'Số dư không đủ cho mức cược này.', en: 'Insufficient balance for this stake.' },
  badStake: { vi: 'Mức cược không hợp lệ.', en: 'Invalid stake.' },
  roundClosed: { vi: 'Kỳ quay đã khóa, lệnh chưa được nhận.', en: 'This round is closed. No bet was placed.' },
  marketClosed: { vi: 'Đã hết giờ đặt cược, chưa trừ tiền.', en: 'Betting is closed. No bet was placed.' },
  offline: { vi: 'Mất kết nối mạng.', en: 'No connection.' },
  unreadable: { vi: 'Máy chủ chưa trả lời được.', en: 'The server is not responding.' },
  outcomeUnknown: {
    vi: 'Chưa rõ lệnh vừa gửi có được nhận hay không. Hỏi lại sẽ không bị tính hai lần.',
    en: 'We could not confirm your request. Checking again never counts twice.',
  },
  cycleShort: {
    vi: 'Ván trước vừa bắt đầu. Hãy chờ giây lát, chưa trừ tiền.',
    en: 'The last round has just begun. Please wait a moment. Nothing was staked.',
  },
  parallel: {
    vi: 'Mỗi lần chỉ được mở một trò chơi, chưa trừ tiền.',
    en: 'Only one game may be open at a time. Nothing was staked.',
  },
  overRulebook: {
    vi: 'Mức cược này cao hơn mức quy định cho phép, chưa trừ tiền.',
    en: 'This stake is higher than the rules allow. Nothing was staked.',
  },
  limitReached: {
    vi: 'Bạn đã đạt giới hạn của mình, chưa trừ tiền. Xem phần Chơi có trách nhiệm.',
    en: 'You have reached a limit of yours. Nothing was staked. See responsible gaming.',
  },
  limitMissing: {
    vi: 'Cần đặt giới hạn nạp tiền trước khi chơi, chưa trừ tiền.',
    en: 'Set a deposit limit before you play. Nothing was staked.',
  },
  timeUsed: {
    vi: 'Đã hết thời gian chơi, chưa trừ tiền.',
    en: 'Your play time is over for now. Nothing was staked.',
  },
  break: {
    vi: 'Bạn đang tạm nghỉ chơi, chưa trừ tiền.',
    en: 'You are taking a break. Nothing was staked.',
  },
  checkWaits: {
    vi: 'Hãy trả lời phần nhắc nghỉ trước khi chơi tiếp, chưa trừ tiền.',
    en: 'Answer the reality check before you go on. Nothing was staked.',
  },
  statementWaits: {
    vi: 'Hãy xác nhận sao kê trước khi chơi, chưa trừ tiền.',
    en: 'Confirm your statement before you play. Nothing was staked.',
  },
  notAllowed: {
    vi: 'Quy định không cho phép thao tác này, chưa trừ tiền.',
    en: 'The rules do not allow this. Nothing was staked.',
  },
  maintenance: { vi: 'Hệ thống đang bảo trì.', en: 'The system is under maintenance.' },
  unknown: { vi: 'Có lỗi xảy ra ({code}).', en: 'Something went wrong ({code}).' },
} satisfies Messages

export const sharedMessages = {
  ...errorMessages,
  loading: { vi: 'Đang mở trò chơi…', en: 'Opening the game…' },
  balance: { vi: 'Số dư', en: 'Balance' },
  sound: { vi: 'Âm thanh', en: 'Sound' },
  close: { vi: 'Đóng', en: 'Close' },
  retry: { vi: 'Thử lại', en: 'Try again' },
  askAgain: { vi: 'Hỏi lại', en: 'Check again' },
  signIn: { vi: 'Đăng nhập', en: 'Log in' },
  deposit: { vi: 'Nạp tiền', en: 'Deposit' },
  more: { vi: 'Xem thêm', en: 'Show more' },
  time: { vi: 'Thời gian', en: 'Time' },
  stake: { vi: 'Mức cược', en: 'Stake' },
  win: { vi: 'Thắng', en: 'Won' },
  otherStake: { vi: 'Khác', en: 'Other' },
  round: { vi: 'Kỳ {numero}', en: 'Round {numero}' },
  open: { vi: 'Khóa cược sau {time}', en: 'Bets close in {time}' },
  closing: { vi: 'Sắp khóa: {time}', en: 'Closing: {time}' },
  locked: { vi: 'Đã khóa, chờ quay', en: 'Betting closed, drawing soon' },
  drawing: { vi: 'Đang quay số…', en: 'Drawing…' },
  paused: { vi: 'Tạm ngừng nhận cược', en: 'Betting paused' },
  played: { vi: 'Đã chơi {minutes} phút', en: 'Played {minutes} min' },
  net: { vi: 'Thắng/thua', en: 'Net win/loss' },
  demo: { vi: 'Tiền chơi thử', en: 'Play money' },
  playMoney: { vi: 'Tiền chơi thử, không có giá trị thật', en: 'Play money, no real value' },
} satisfies Messages

const ERROR_MESSAGE_KEYS: Record<string, keyof typeof errorMessages> = {
  offline: 'offline',
  'answer.unreadable': 'unreadable',
  'outcome.unknown': 'outcomeUnknown',
  'balance.not.enough': 'lowBalance',
  'stake.invalid': 'badStake',
  'lottery.round.closed': 'roundClosed',
  'market.closed': 'marketClosed',
  'game.cycle.short': 'cycleShort',
  'game.parallel': 'parallel',
  'stake.over.rulebook': 'overRulebook',
  'limit.loss.exceeded': 'limitReached',
  'limit.stake.exceeded': 'limitReached',
  'limit.required': 'limitMissing',
  'limit.time.exceeded': 'timeUsed',
  'account.time.out': 'break',
  'account.self.excluded': 'break',
  'reality.check.pending': 'checkWaits',
  'statement.pending': 'statementWaits',
  'function.not.available': 'notAllowed',
  'system.maintenance': 'maintenance',
  vendor_under_maintenance: 'maintenance',
}

export const errorMessageKey = ({ status, code }: { status: number; code: string }): keyof typeof errorMessages =>
  status === 401 ? 'sessionEnd' : (ERROR_MESSAGE_KEYS[code] ?? 'unknown')
