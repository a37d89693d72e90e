import type { Language } from '../../kit/frame.ts'
import { kitTexts, wordsOf } from '../../kit/words.ts'

const texts = {
  ...kitTexts,
  deal: { vi: 'Chia bài · {stake}', en: 'Deal · {stake}' },
  show: { vi: 'Lật bài', en: 'Show the cards' },
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
  ready: { vi: 'Ba cây: chọn mức cược rồi chia bài', en: 'Three cards: choose a stake, then deal' },
  dealing: { vi: 'Đang chia bài…', en: 'Dealing…' },
  showing: { vi: 'Đang lật bài…', en: 'Turning the cards…' },
  dealt: { vi: 'Bạn có {mine}. Lật bài để so với nhà cái.', en: 'You have {mine}. Show the cards to compare.' },
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
  ruleGame: {
    vi: 'Trong bản demo này mọi bàn bài đều chơi ba cây.',
    en: 'In this demo every card room plays three cards.',
  },
  rulePoints: {
    vi: 'Mỗi người ba lá từ 36 lá, từ át đến chín. Điểm là chữ số cuối của tổng; số 0 tính là mười, cao nhất. Không có tay bài đặc biệt.',
    en: 'Everybody gets three of 36 cards, ace to nine. Points are the last digit of their sum; a nought counts as ten, the most. No hand is special beyond its points.',
  },
  ruleDealer: {
    vi: 'Bạn chỉ so điểm với nhà cái. Hai máy ngồi cùng bàn cho vui, bài của họ không đổi kết quả của bạn.',
    en: 'You compare with the dealer alone. Two bots sit at the table; their cards change nothing for you.',
  },
  ruleShow: {
    vi: 'Ván không lật sau {seconds} giây sẽ tự lật và trả tiền, kể cả khi bạn đã rời bàn.',
    en: 'A hand that is not shown within {seconds} s is shown and paid by itself, also when you have left.',
  },
  outcome: { vi: 'Kết quả', en: 'Outcome' },
  pays: { vi: 'Nhận về', en: 'Comes back' },
  chance: { vi: 'Xác suất', en: 'Chance' },
  outcomeWon: { vi: 'Bạn cao điểm hơn', en: 'You have more' },
  outcomeTied: { vi: 'Bằng điểm', en: 'As many points' },
  outcomeLost: { vi: 'Nhà cái cao điểm hơn', en: 'The dealer has more' },
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
export const ACE = { vi: 'át', en: 'ace' }

export const tableWords = (language: Language) => wordsOf(texts, language)
export type Words = ReturnType<typeof tableWords>
