import type { Language } from '../../shared/frame.ts'
import { sharedMessages, createTranslate } from '../../shared/messages.ts'
import type { SlotSymbol } from '../rules/slot.rules.ts'

const messages = {
  ...sharedMessages,
  lessStake: { vi: 'Giảm mức cược', en: 'Lower the stake' },
  moreStake: { vi: 'Tăng mức cược', en: 'Raise the stake' },
  chooseStake: { vi: 'Chọn mức cược', en: 'Choose a stake' },
  spin: { vi: 'Quay', en: 'Spin' },
  skip: { vi: 'Dừng', en: 'Stop' },
  auto: { vi: 'Tự động', en: 'Auto' },
  quick: { vi: 'Quay nhanh', en: 'Quick' },
  autoTitle: { vi: 'Quay tự động', en: 'Auto-play' },
  autoAbout: {
    vi: 'Dừng khi hết lượt, trước khi vượt một giới hạn, khi số dư không đủ, hoặc khi bạn bấm dừng.',
    en: 'Stops after the last spin, before it passes a limit, when the balance is too low, or when you stop it.',
  },
  autoRounds: { vi: 'Số lượt quay', en: 'Number of spins' },
  lossLimit: { vi: 'Giới hạn thua', en: 'Loss limit' },
  winLimit: { vi: 'Giới hạn thắng', en: 'Win limit' },
  autoStart: { vi: 'Bắt đầu', en: 'Start' },
  lossLimitReached: {
    vi: 'Đã dừng tự động: lượt sau có thể vượt giới hạn thua {amount}.',
    en: 'Auto-play stopped: the next spin could pass your loss limit of {amount}.',
  },
  winLimitReached: {
    vi: 'Đã dừng tự động: bạn đã thắng thêm {amount} như giới hạn đã chọn.',
    en: 'Auto-play stopped: you have reached your win limit of {amount}.',
  },
  untilStop: { vi: 'Đến khi dừng', en: 'Until stopped' },
  spinsLeft: { vi: 'còn {count}', en: '{count} left' },
  freeSpin: { vi: 'Quay miễn phí', en: 'Free spin' },
  freeLeft: { vi: 'Quay miễn phí: còn {left} / {total}', en: 'Free spins: {left} of {total} left' },
  freeWon: { vi: 'đã thắng {amount}', en: 'won {amount}' },
  freeStart: { vi: '{count} vòng quay miễn phí', en: '{count} free spins' },
  freeStartAbout: { vi: 'Mọi đường thắng được nhân đôi', en: 'Every winning line pays double' },
  freeEnd: { vi: 'Hết vòng miễn phí', en: 'Free spins are over' },
  won: { vi: 'Thắng {amount}', en: 'Won {amount}' },
  lineWon: { vi: 'Đường {line}: {amount}', en: 'Line {line}: {amount}' },
  scatterWon: { vi: '{count} đèn lồng: {amount}', en: '{count} lanterns: {amount}' },
  lost: { vi: 'Lượt này không trúng', en: 'No win this time' },
  unknown: { vi: 'Chưa rõ kết quả', en: 'Result not known yet' },
  ask: { vi: 'Hỏi lại', en: 'Check' },
  returned: { vi: 'Nhận lại {amount}, {net}', en: '{amount} back, {net}' },
  ready: { vi: '{lines} đường thắng, chúc may mắn', en: '{lines} lines, good luck' },
  bigWin: { vi: 'Thắng lớn', en: 'Big win' },
  paytable: { vi: 'Bảng trả thưởng', en: 'Paytable' },
  history: { vi: 'Lịch sử quay', en: 'Spin history' },
  noHistory: { vi: 'Chưa có vòng quay nào trong game này.', en: 'No spins in this game yet.' },
  wildAbout: {
    vi: 'Thay mọi biểu tượng trừ đèn lồng. Chỉ có ở cột 2, 3 và 4.',
    en: 'Substitutes for every symbol except the lantern. On reels 2, 3 and 4 only.',
  },
  scatterAbout: {
    vi: '3, 4 hoặc 5 ở bất kỳ đâu: {spins} vòng quay miễn phí.',
    en: '3, 4 or 5 anywhere: {spins} free spins.',
  },
  oneIn: { vi: '1 trên {spins}', en: '1 in {spins}' },
  chanceAbout: {
    vi: 'Cạnh mỗi mức trả là xác suất: trung bình mấy lượt quay thì trúng một lần, tính trên cả 20 đường.',
    en: 'Beside each payout is its chance: on average once in so many spins, on all 20 lines together.',
  },
  lines: { vi: '20 đường thắng, tính từ trái sang', en: '20 lines, counted from the left' },
  payAbout: { vi: 'Tiền thắng cho mức cược {stake}', en: 'Payouts for a stake of {stake}' },
  returnRate: {
    vi: 'Tỷ lệ hoàn trả lý thuyết 95,5%. Kết quả do máy chủ quyết định.',
    en: 'RTP 95.5%. Every result is decided by the server.',
  },
}

export const SYMBOL_NAMES: Record<SlotSymbol, { vi: string; en: string }> = {
  drum: { vi: 'Trống đồng (biểu tượng thay thế)', en: 'Bronze drum (wild)' },
  lantern: { vi: 'Đèn lồng (tán xạ)', en: 'Lantern (scatter)' },
  dragon: { vi: 'Rồng', en: 'Dragon' },
  rooster: { vi: 'Gà trống', en: 'Rooster' },
  carp: { vi: 'Cá chép', en: 'Carp' },
  lotus: { vi: 'Hoa sen', en: 'Lotus' },
  coin: { vi: 'Đồng tiền', en: 'Coin' },
  spade: { vi: 'Bích', en: 'Spade' },
  heart: { vi: 'Cơ', en: 'Heart' },
  club: { vi: 'Chuồn', en: 'Club' },
}

export const createSlotTranslate = (language: Language) => createTranslate(messages, language)
export type SlotTranslate = ReturnType<typeof createSlotTranslate>
