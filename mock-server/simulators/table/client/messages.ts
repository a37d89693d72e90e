import type { Language } from '../../shared/frame.ts'
import { sharedMessages, createTranslate } from '../../shared/messages.ts'

const messages = {
  ...sharedMessages,
  deal: { vi: 'Chia bài · {stake}', en: 'Deal · {stake}' },
  show: { vi: 'Lật bài', en: 'Show cards' },
  draw: { vi: 'Rút bài', en: 'Draw a card' },
  ask: { vi: 'Hỏi lại', en: 'Check' },
  limits: { vi: 'Mỗi ván từ {min} đến {max}', en: '{min} to {max} per hand' },
  staked: { vi: 'Đã đặt {stake}', en: 'Staked {stake}' },
  showsIn: { vi: 'tự lật sau {seconds} giây', en: 'auto-show in {seconds} s' },
  member: { vi: 'Bạn', en: 'You' },
  dealer: { vi: 'Nhà cái', en: 'Dealer' },
  guest1: { vi: 'Máy 1', en: 'Bot 1' },
  guest2: { vi: 'Máy 2', en: 'Bot 2' },
  points: { vi: '{points} điểm', en: '{points} points' },
  onePoint: { vi: '{points} điểm', en: '{points} point' },
  best: { vi: '{points} điểm, cao nhất', en: '{points} points, the highest' },
  faceDown: { vi: 'bài úp', en: 'face down' },
  noCards: { vi: 'chưa có bài', en: 'no cards yet' },
  card: { vi: '{rank} {suit}', en: '{rank} of {suit}' },
  recent: { vi: 'Nhà cái, các ván vừa qua', en: 'Dealer, latest hands' },
  recent_won: { vi: '{points}, nhà cái thua', en: '{points}, the dealer lost' },
  recent_tied: { vi: '{points}, hòa', en: '{points}, tie' },
  recent_lost: { vi: '{points}, nhà cái thắng', en: '{points}, the dealer won' },
  threeCards: { vi: 'Ba cây: chọn mức cược rồi chia bài', en: 'Three cards: choose a stake, then deal' },
  xiDach: { vi: 'Xì dách: chọn mức cược rồi chia bài', en: 'Xi Dach: choose a stake, then deal' },
  over: { vi: 'quắc {points}', en: 'bust ({points})' },
  fiveCards: { vi: 'ngũ linh {points}', en: 'five cards ({points})' },
  aceAndTen: { vi: 'xì dách', en: 'an ace and a ten' },
  pairOfAces: { vi: 'xì bàng', en: 'two aces' },
  dealing: { vi: 'Đang chia bài…', en: 'Dealing…' },
  drawing: { vi: 'Đang rút bài…', en: 'Drawing…' },
  showing: { vi: 'Đang lật bài…', en: 'Showing cards…' },
  dealt: { vi: 'Bạn có {mine}. Lật bài để so với nhà cái.', en: 'You have {mine}. Show cards to compare.' },
  mustDraw: { vi: 'Bạn có {mine}, chưa đủ 16: phải rút.', en: 'You have {mine}, below 16: you must draw.' },
  mayDraw: { vi: 'Bạn có {mine}. Rút thêm, hay lật bài?', en: 'You have {mine}. Draw or show cards?' },
  marked: { vi: 'Bạn: {mine}. Lật bài để so với nhà cái.', en: 'You: {mine}. Show cards to compare.' },
  won: {
    vi: 'Bạn {mine}, nhà cái {theirs}: thắng {gain}, nhận về {won}',
    en: 'You {mine}, dealer {theirs}: you win {gain}, payout {won}',
  },
  tied: {
    vi: 'Bạn {mine}, nhà cái {theirs}: hòa, nhận lại {won}',
    en: 'You {mine}, dealer {theirs}: tie, {won} returned',
  },
  lost: { vi: 'Bạn {mine}, nhà cái {theirs}: thua {stake}', en: 'You {mine}, dealer {theirs}: you lose {stake}' },
  unknown: { vi: 'Chưa rõ kết quả', en: 'Result not known yet' },
  shownAlready: {
    vi: 'Ván này đã được lật rồi: do hết giờ, hoặc ở cửa sổ khác.',
    en: 'This hand has already been shown: time ran out, or in another window.',
  },
  dealtAlready: {
    vi: 'Bàn này đang có một ván chưa lật. Chưa đặt thêm gì.',
    en: 'You already have a hand at this table. No new bet was placed.',
  },
  history: { vi: 'Lịch sử ván bài', en: 'Hand history' },
  noHistory: { vi: 'Chưa có ván nào ở bàn này.', en: 'No hands at this table yet.' },
  compared: { vi: 'Bạn {mine}, nhà cái {theirs}', en: 'You {mine}, dealer {theirs}' },
  rules: { vi: 'Luật chơi và tỷ lệ', en: 'Rules and odds' },
  threeCardsPoints: {
    vi: 'Mỗi người ba lá từ 36 lá, từ át đến chín. Điểm là chữ số cuối của tổng; số 0 tính là mười, cao nhất. Không có tay bài đặc biệt.',
    en: 'Everyone gets three of 36 cards, ace to nine. Points are the last digit of the total; 0 counts as ten, the highest. There are no special hands.',
  },
  threeCardsDealer: {
    vi: 'Bạn chỉ so điểm với nhà cái. Hai máy ngồi cùng bàn cho vui, bài của họ không đổi kết quả của bạn.',
    en: 'You play only against the dealer. Two bots sit at the table; their cards do not affect your result.',
  },
  threeCardsHint: { vi: 'Không có lựa chọn nào đổi được kết quả.', en: 'No choice changes the result.' },
  xiDachPoints: {
    vi: 'Bạn và nhà cái mỗi bên hai lá từ bộ 52 lá. Át tính 11, hoặc 1 khi quá 21; J, Q, K tính 10. Dưới 16 điểm phải rút, nhiều nhất năm lá. Từ lớn đến nhỏ: xì bàng (hai át), xì dách (át và lá 10), ngũ linh (năm lá không quá 21), điểm, quắc (quá 21).',
    en: 'You and the dealer get two of 52 cards each. An ace is 11, or 1 if the total exceeds 21; J, Q and K are 10. Below 16 you must draw, up to five cards. From highest to lowest: two aces, an ace and a ten, five cards up to 21, points, bust (over 21).',
  },
  xiDachDealer: {
    vi: 'Nhà cái cũng rút khi dưới 16 và dừng từ 16. Ngang nhau, hoặc cả hai cùng quắc: hòa, hoàn cược.',
    en: 'The dealer also draws below 16 and stands from 16. Equal hands, or both bust: tie, the stake is returned.',
  },
  xiDachHint: {
    vi: 'Các số dưới đây là khi rút ở 16 và dừng từ 17. Ai dừng ngay ở 16 nhận lại khoảng 95,7%.',
    en: 'The figures below apply to drawing at 16 and standing from 17. Standing at 16 returns about 95.7%.',
  },
  ruleShow: {
    vi: 'Ván không lật sau {seconds} giây sẽ tự lật và trả tiền, kể cả khi bạn đã rời bàn.',
    en: 'A hand not shown within {seconds} s is shown and paid automatically, even if you have left.',
  },
  outcome: { vi: 'Kết quả', en: 'Result' },
  pays: { vi: 'Nhận về', en: 'Payout' },
  chance: { vi: 'Xác suất', en: 'Chance' },
  outcomeWon: { vi: 'Bạn hơn nhà cái', en: 'You beat the dealer' },
  outcomeTied: { vi: 'Hòa', en: 'Tie' },
  outcomeLost: { vi: 'Nhà cái hơn bạn', en: 'The dealer beats you' },
  times: { vi: '{factor} × mức cược', en: '{factor} × stake' },
  percent: { vi: '{share}%', en: '{share}%' },
  returnRate: {
    vi: 'Tỷ lệ hoàn trả lý thuyết {share}%: chơi rất nhiều ván, 100 đã đặt còn lại {share}. Kết quả do máy chủ quyết định.',
    en: 'RTP {share}%: in the long run, {share} of every 100 staked is paid back. Every result is decided by the server.',
  },
}

export const SUITS = [
  { vi: 'cơ', en: 'hearts' },
  { vi: 'rô', en: 'diamonds' },
  { vi: 'bích', en: 'spades' },
  { vi: 'chuồn', en: 'clubs' },
]
export const RANK_NAMES: Record<number, Record<Language, string>> = {
  1: { vi: 'át', en: 'ace' },
  11: { vi: 'J', en: 'jack' },
  12: { vi: 'Q', en: 'queen' },
  13: { vi: 'K', en: 'king' },
}

export const createTableTranslate = (language: Language) => createTranslate(messages, language)
export type TableTranslate = ReturnType<typeof createTableTranslate>
