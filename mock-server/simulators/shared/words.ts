import type { Language } from './frame.ts'

type Texts = Record<string, { vi: string; en: string }>
export type KitWords = (key: keyof typeof kitTexts, values?: Record<string, string | number>) => string

/**
 * The words of one partner: `t('spin')`; `{name}` in a text is filled in.
 * @example
 * const t = wordsOf({ win: { vi: 'Thắng {amount}', en: 'Won {amount}' } }, frame.language)
 * t('win', { amount: '12,50' })
 */
export const wordsOf =
  <Known extends Texts>(texts: Known, language: Language) =>
  (key: keyof Known & string, values: Record<string, string | number> = {}): string =>
    texts[key]![language].replaceAll(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole))

/** What every partner may have to say about a failed call; `problemOf` picks one. */
const problemTexts = {
  sessionEnd: {
    vi: 'Phiên chơi đã hết hạn. Hãy đăng nhập lại để chơi tiếp.',
    en: 'Your session has ended. Sign in again to keep playing.',
  },
  lowBalance: { vi: 'Số dư không đủ cho mức cược này.', en: 'Your balance is too low for this stake.' },
  badStake: { vi: 'Mức cược không hợp lệ.', en: 'This stake is not allowed.' },
  roundClosed: { vi: 'Kỳ quay đã khóa, lệnh chưa được nhận.', en: 'The round is closed; nothing was staked.' },
  marketClosed: { vi: 'Đã hết giờ đặt cược, chưa trừ tiền.', en: 'Betting has closed; nothing was staked.' },
  offline: { vi: 'Mất kết nối mạng.', en: 'No connection.' },
  unreadable: { vi: 'Máy chủ chưa trả lời được.', en: 'The server cannot answer right now.' },
  outcomeUnknown: {
    vi: 'Chưa rõ lệnh vừa gửi có được nhận hay không. Hỏi lại sẽ không bị tính hai lần.',
    en: 'We do not know yet whether this was taken. Asking again never counts twice.',
  },
  maintenance: { vi: 'Hệ thống đang bảo trì.', en: 'The system is under maintenance.' },
  unknown: { vi: 'Có lỗi xảy ra ({code}).', en: 'Something went wrong ({code}).' },
} satisfies Texts

/** The words of the kit's own parts, which every partner's page has. */
export const kitTexts = {
  ...problemTexts,
  loading: { vi: 'Đang mở trò chơi…', en: 'Opening the game…' },
  balance: { vi: 'Số dư', en: 'Balance' },
  sound: { vi: 'Âm thanh', en: 'Sound' },
  close: { vi: 'Đóng', en: 'Close' },
  retry: { vi: 'Thử lại', en: 'Try again' },
  askAgain: { vi: 'Hỏi lại', en: 'Ask again' },
  signIn: { vi: 'Đăng nhập', en: 'Sign in' },
  deposit: { vi: 'Nạp tiền', en: 'Deposit' },
  more: { vi: 'Xem thêm', en: 'Show more' },
  time: { vi: 'Thời gian', en: 'Time' },
  stake: { vi: 'Mức cược', en: 'Stake' },
  win: { vi: 'Thắng', en: 'Won' },
  otherStake: { vi: 'Khác', en: 'Other' },
  round: { vi: 'Kỳ {numero}', en: 'Round {numero}' },
  open: { vi: 'Khóa cược sau {time}', en: 'Bets close in {time}' },
  closing: { vi: 'Sắp khóa: {time}', en: 'Closing: {time}' },
  locked: { vi: 'Đã khóa, chờ quay', en: 'Locked, drawing soon' },
  drawing: { vi: 'Đang quay số…', en: 'Drawing…' },
  paused: { vi: 'Tạm ngừng nhận cược', en: 'Not taking bets now' },
  played: { vi: 'Đã chơi {minutes} phút', en: 'Played {minutes} min' },
  net: { vi: 'Kết quả', en: 'Net result' },
  demo: { vi: 'Demo', en: 'Demo' },
  playMoney: { vi: 'Tiền chơi demo, không có giá trị thật', en: 'Demo play money, of no real value' },
} satisfies Texts

const PROBLEMS: Record<string, keyof typeof problemTexts> = {
  offline: 'offline',
  'answer.unreadable': 'unreadable',
  'outcome.unknown': 'outcomeUnknown',
  'balance.not.enough': 'lowBalance',
  'stake.invalid': 'badStake',
  'lottery.round.closed': 'roundClosed',
  'market.closed': 'marketClosed',
  'system.maintenance': 'maintenance',
  vendor_under_maintenance: 'maintenance',
}

/** Which text of `problemTexts` says what went wrong. */
export const problemOf = ({ status, code }: { status: number; code: string }): keyof typeof problemTexts =>
  status === 401 ? 'sessionEnd' : (PROBLEMS[code] ?? 'unknown')
