import type { Language } from '../../shared/frame.ts'
import { sharedMessages, createTranslate } from '../../shared/messages.ts'

const messages = {
  ...sharedMessages,
  stake: { vi: 'Giá mỗi phát', en: 'Cost per shot' },
  lessStake: { vi: 'Giảm giá mỗi phát', en: 'Lower the cost' },
  moreStake: { vi: 'Tăng giá mỗi phát', en: 'Raise the cost' },
  chooseStake: { vi: 'Chọn giá mỗi phát', en: 'Choose the cost of a shot' },
  water: {
    vi: 'Vùng nước. Chạm để bắn. Bàn phím: trái, phải để ngắm; lên, xuống để chọn cá; phím cách để bắn.',
    en: 'The water. Tap to fire. Keys: left and right aim, up and down pick a fish, space fires.',
  },
  fire: { vi: 'Bắn', en: 'Fire' },
  ask: { vi: 'Hỏi lại', en: 'Check' },
  auto: { vi: 'Tự động', en: 'Auto' },
  next: { vi: 'Chọn cá', en: 'Pick a fish' },
  shotsLeft: { vi: 'còn {count}', en: '{count} left' },
  ready: { vi: 'Chạm vào cá để bắn', en: 'Tap a fish to fire' },
  aimed: { vi: 'Đang ngắm: {name}, trả {pays} lần', en: 'Aiming at: {name}, pays {pays} times' },
  caught: { vi: '{names}: nhận {amount} (bắn {stake})', en: '{names}: {amount} back for {stake}' },
  nothing: { vi: 'Cá bơi thoát (bắn {stake})', en: 'It got away ({stake} spent)' },
  cut: {
    vi: 'Mất kết nối mạng. Không bắn được lúc này; trò chơi tự tiếp tục khi có mạng lại.',
    en: 'No connection. Firing is paused; the game resumes automatically when you are back online.',
  },
  autoTitle: { vi: 'Bắn tự động', en: 'Auto-fire' },
  autoAbout: {
    vi: 'Dừng khi hết số phát, trước khi vượt một giới hạn, khi số dư không đủ, khi mất mạng, hoặc khi bạn bấm dừng. Chạm vào một con cá để nhắm vào nó.',
    en: 'Stops after the last shot, before it passes a limit, when the balance is too low, without a connection, or when you stop it. Tap a fish to aim at it.',
  },
  autoRounds: { vi: 'Số phát bắn', en: 'Number of shots' },
  untilStop: { vi: 'Đến khi dừng', en: 'Until stopped' },
  lossLimit: { vi: 'Giới hạn thua', en: 'Loss limit' },
  winLimit: { vi: 'Giới hạn thắng', en: 'Win limit' },
  autoStart: { vi: 'Bắt đầu', en: 'Start' },
  lossLimitReached: {
    vi: 'Đã dừng tự động: phát sau có thể vượt giới hạn thua {amount}.',
    en: 'Auto-fire stopped: the next shot could pass your loss limit of {amount}.',
  },
  winLimitReached: {
    vi: 'Đã dừng tự động: bạn đã thắng thêm {amount} như giới hạn đã chọn.',
    en: 'Auto-fire stopped: you have reached your win limit of {amount}.',
  },
  rules: { vi: 'Luật chơi', en: 'Rules' },
  rulesAbout: {
    vi: 'Một phát trúng cá sẽ bắt được cá theo xác suất bên dưới, do máy chủ quyết định. Phát không trúng con nào, hoặc trúng cá vừa bị bắt, không mất tiền.',
    en: 'A hit catches the fish with the chance below, decided by the server. A shot that hits no fish, or one just caught, costs nothing.',
  },
  payAbout: { vi: 'Tiền nhận cho một phát giá {stake}', en: 'Payout for a shot of {stake}' },
  pays: { vi: 'trả {pays} lần', en: 'pays {pays} times' },
  chance: { vi: 'bắt được {chance}', en: 'caught {chance}' },
  returnRate: {
    vi: 'Tỷ lệ hoàn trả lý thuyết {rate}, cho mọi loại cá: nhắm vào con nào cũng như nhau. Cá trả nhiều hơn thì khó bắt hơn.',
    en: 'RTP {rate}, the same for every fish. Fish that pay more are caught less often.',
  },
  history: { vi: 'Lịch sử bắn', en: 'Shot history' },
  noHistory: { vi: 'Chưa có phát bắn nào trong game này.', en: 'No shots in this game yet.' },
  time: { vi: 'Thời gian', en: 'Time' },
  spent: { vi: 'Đã bắn', en: 'Spent' },
  back: { vi: 'Nhận', en: 'Paid' },
}

export const createFishTranslate = (language: Language) => createTranslate(messages, language)
export type FishTranslate = ReturnType<typeof createFishTranslate>
