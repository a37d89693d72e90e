import type { Language } from '../../shared/frame.ts'
import { sharedMessages, createTranslate } from '../../shared/messages.ts'

const messages = {
  ...sharedMessages,
  deal: { vi: 'Chia bài · {stake}', en: 'Deal · {stake}' },
  show: { vi: 'Lật bài', en: 'Show the cards' },
  draw: { vi: 'Rút bài', en: 'Draw a card' },
  ask: { vi: 'Hỏi lại', en: 'Ask' },
  limits: { vi: 'Mỗi ván từ {min} đến {max}', en: '{min} to {max} a hand' },
  staked: { vi: 'Đã đặt {stake}', en: 'Staked {stake}' },
  showsIn: { vi: 'tự lật sau {seconds} giây', en: 'shown by itself in {seconds} s' },
  member: { vi: 'Bạn', en: 'You' },
  dealer: { vi: 'Nhà cái', en: 'Dealer' },
  guest1: { vi: 'Máy 1', en: 'Bot 1' },
  guest2: { vi: 'Máy 2', en: 'Bot 2' },
  points: { vi: '{points} điểm', en: '{points} points' },
  onePoint: { vi: '{points} điểm', en: '{points} point' },
  best: { vi: '{points} điểm, cao nhất', en: '{points} points, the most there are' },
  faceDown: { vi: 'bài úp', en: 'face down' },
  noCards: { vi: 'chưa có bài', en: 'no cards yet' },
  card: { vi: '{rank} {suit}', en: '{rank} of {suit}' },
  threeCards: { vi: 'Ba cây: chọn mức cược rồi chia bài', en: 'Three cards: choose a stake, then deal' },
  xiDach: { vi: 'Xì dách: chọn mức cược rồi chia bài', en: 'Twenty-One: choose a stake, then deal' },
  over: { vi: 'quắc {points}', en: 'too many ({points})' },
  fiveCards: { vi: 'ngũ linh {points}', en: 'five cards ({points})' },
  aceAndTen: { vi: 'xì dách', en: 'an ace and a ten' },
  pairOfAces: { vi: 'xì bàng', en: 'two aces' },
  dealing: { vi: 'Đang chia bài…', en: 'Dealing…' },
  drawing: { vi: 'Đang rút bài…', en: 'Drawing…' },
  showing: { vi: 'Đang lật bài…', en: 'Turning the cards…' },
  dealt: { vi: 'Bạn có {mine}. Lật bài để so với nhà cái.', en: 'You have {mine}. Show the cards to compare.' },
  mustDraw: { vi: 'Bạn có {mine}, chưa đủ 16: phải rút.', en: 'You have {mine}, less than 16: you have to draw.' },
  mayDraw: { vi: 'Bạn có {mine}. Rút thêm, hay lật bài?', en: 'You have {mine}. Draw, or show the cards?' },
  marked: { vi: 'Bạn: {mine}. Lật bài để so với nhà cái.', en: 'You: {mine}. Show the cards to compare.' },
  won: {
    vi: 'Bạn {mine}, nhà cái {theirs}: thắng {gain}, nhận về {won}',
    en: 'You {mine}, dealer {theirs}: you win {gain}, {won} comes back',
  },
  tied: {
    vi: 'Bạn {mine}, nhà cái {theirs}: hòa, nhận lại {won}',
    en: 'You {mine}, dealer {theirs}: a tie, your {won} comes back',
  },
  lost: { vi: 'Bạn {mine}, nhà cái {theirs}: thua {stake}', en: 'You {mine}, dealer {theirs}: {stake} lost' },
  unknown: { vi: 'Chưa rõ kết quả', en: 'Outcome not known yet' },
  shownAlready: {
    vi: 'Ván này đã được lật rồi: do hết giờ, hoặc ở cửa sổ khác.',
    en: 'This hand had been shown already: its time was up, or in another window.',
  },
  dealtAlready: {
    vi: 'Bàn này đang có một ván chưa lật. Chưa đặt thêm gì.',
    en: 'A hand is waiting at this table already. Nothing more was staked.',
  },
  history: { vi: 'Lịch sử ván bài', en: 'Past hands' },
  noHistory: { vi: 'Chưa có ván nào ở bàn này.', en: 'No hands at this table yet.' },
  compared: { vi: 'Bạn {mine}, nhà cái {theirs}', en: 'You {mine}, dealer {theirs}' },
  rules: { vi: 'Luật chơi và tỷ lệ', en: 'Rules and odds' },
  threeCardsPoints: {
    vi: 'Mỗi người ba lá từ 36 lá, từ át đến chín. Điểm là chữ số cuối của tổng; số 0 tính là mười, cao nhất. Không có tay bài đặc biệt.',
    en: 'Everybody gets three of 36 cards, ace to nine. Points are the last digit of their sum; a nought counts as ten, the most. No hand is special beyond its points.',
  },
  threeCardsDealer: {
    vi: 'Bạn chỉ so điểm với nhà cái. Hai máy ngồi cùng bàn cho vui, bài của họ không đổi kết quả của bạn.',
    en: 'You compare with the dealer alone. Two bots sit at the table; their cards change nothing for you.',
  },
  threeCardsHint: { vi: 'Không có lựa chọn nào đổi được kết quả.', en: 'There is no choice that changes the outcome.' },
  xiDachPoints: {
    vi: 'Bạn và nhà cái mỗi bên hai lá từ bộ 52 lá. Át tính 11, hoặc 1 khi quá 21; J, Q, K tính 10. Dưới 16 điểm phải rút, nhiều nhất năm lá. Từ lớn đến nhỏ: xì bàng (hai át), xì dách (át và lá 10), ngũ linh (năm lá không quá 21), điểm, quắc (quá 21).',
    en: 'You and the dealer get two of 52 cards each. An ace is 11, or 1 where that would be more than 21; J, Q and K are 10. With less than 16 you have to draw, up to five cards. From the best down: two aces, an ace and a ten, five cards of at most 21, points, more than 21.',
  },
  xiDachDealer: {
    vi: 'Nhà cái cũng rút khi dưới 16 và dừng từ 16. Ngang nhau, hoặc cả hai cùng quắc: hòa, hoàn cược.',
    en: 'The dealer draws with less than 16 too, and stops from 16 on. Worth the same, or both over 21: a tie, the stake comes back.',
  },
  xiDachHint: {
    vi: 'Các số dưới đây là khi rút ở 16 và dừng từ 17. Ai dừng ngay ở 16 nhận lại khoảng 95,7 %.',
    en: 'The figures below hold for drawing at 16 and stopping from 17 on. Who stops at 16 already gets about 95.7 % back.',
  },
  ruleShow: {
    vi: 'Ván không lật sau {seconds} giây sẽ tự lật và trả tiền, kể cả khi bạn đã rời bàn.',
    en: 'A hand that is not shown within {seconds} s is shown and paid by itself, also when you have left.',
  },
  outcome: { vi: 'Kết quả', en: 'Outcome' },
  pays: { vi: 'Nhận về', en: 'Comes back' },
  chance: { vi: 'Xác suất', en: 'Chance' },
  outcomeWon: { vi: 'Bạn hơn nhà cái', en: 'You beat the dealer' },
  outcomeTied: { vi: 'Hòa', en: 'A tie' },
  outcomeLost: { vi: 'Nhà cái hơn bạn', en: 'The dealer beats you' },
  times: { vi: '{factor} × mức cược', en: '{factor} × stake' },
  percent: { vi: '{share} %', en: '{share} %' },
  returnRate: {
    vi: 'Tỷ lệ hoàn trả lý thuyết {share} %: chơi rất nhiều ván, 100 đã đặt còn lại {share}. Kết quả do máy chủ quyết định.',
    en: 'Theoretical return {share} %: over very many hands {share} of every 100 staked come back. Every result is decided by the server.',
  },
}

export const SUITS = [
  { vi: 'cơ', en: 'hearts' },
  { vi: 'rô', en: 'diamonds' },
  { vi: 'bích', en: 'spades' },
  { vi: 'chuồn', en: 'clubs' },
]
/** Ranks with a name. */
export const RANK_NAMES: Record<number, Record<Language, string>> = {
  1: { vi: 'át', en: 'ace' },
  11: { vi: 'J', en: 'jack' },
  12: { vi: 'Q', en: 'queen' },
  13: { vi: 'K', en: 'king' },
}

export const createTableTranslate = (language: Language) => createTranslate(messages, language)
export type TableTranslate = ReturnType<typeof createTableTranslate>
