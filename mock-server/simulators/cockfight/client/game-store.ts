import { signal } from '@preact/signals'
import { createCommand } from '../../shared/command.ts'
import type { Problem } from '../../shared/errors.ts'
import type { ClientContext } from '../../shared/client-context.ts'
import { createRoundClock, type RoundTiming, type RoundTrip } from '../../shared/round/round-clock.ts'
import type { ArenaResponse, ResultResponse, StateResponse } from '../rules/cockfight.simulator.ts'
import type { Side } from '../rules/fights.ts'
import type { Language } from '../../shared/frame.ts'
import { sharedMessages, createTranslate } from '../../shared/messages.ts'

export type SheetName = 'board' | 'history' | 'rules'
export type GameStore = ReturnType<typeof createGameStore>
export type StoreProps = { store: GameStore }
type BetInput = { fight: string; side: Side; stake: number; odds: number }
export type Moves = Partial<Record<Side, 'up' | 'down'>>

export function createGameStore(context: ClientContext, arena: ArenaResponse, roundTrip: RoundTrip) {
  const t = createArenaTranslate(context.frame.language)
  const clock = createRoundClock(() => performance.now())
  const side = signal<Side | undefined>(undefined)
  const stake = signal(arena.minStake)
  const sheet = signal<SheetName | undefined>(undefined)
  clock.update(toRoundTiming(arena.state), roundTrip)

  return {
    ...context,
    t,
    arena,
    clock,
    state: signal(arena.state),
    results: signal<ResultResponse[]>([]),
    /** The direction of the last change of each side's odds in this fight. */
    moves: signal<Moves>({}),
    side,
    stake,
    choose(wanted: Side) {
      side.value = side.value === wanted ? undefined : wanted
      context.sound.play('tap')
    },
    setStake: (amount: number) => void (stake.value = amount),
    message: signal({ text: t('ready'), isGain: false }),
    reportedOrders: new Set<string>(),
    placing: createCommand<BetInput, StateResponse>(context.calls, '/partners/cockfight/bet', [
      'fight',
      'bets',
      'balance',
    ]),
    sheet,
    problem: signal<Problem | undefined>(undefined),
    connection: signal<Problem | undefined>(undefined),
    open: (name?: SheetName) => void (sheet.value = name),
    nameOf: (side: Side) => arena.sides.find((one) => one.side === side)!.name[context.frame.language],
    isOpen: () => ['open', 'closing'].includes(clock.phase()),
  }
}

/** The timing of a fight for the round clock: its end counts as the draw. */
export const toRoundTiming = ({
  now,
  fight: { number, closeAt, endAt },
}: Pick<StateResponse, 'now' | 'fight'>): RoundTiming => ({
  numero: String(number),
  remainTime: endAt - now,
  lockTime: (endAt - closeAt) / 1000,
  isOnSale: true,
})

const messages = {
  ...sharedMessages,
  round: { vi: 'Trận {numero}', en: 'Fight {numero}' },
  locked: { vi: 'Đã khóa cược, đang đấu', en: 'Bets closed, fighting' },
  drawing: { vi: 'Đã xong, sắp mở trận mới', en: 'Finished, next one soon' },
  puppets: { vi: 'Gà rối trên sân khấu, không có gà thật', en: 'Puppets on a stage, no real birds' },
  ring: { vi: 'Sân khấu: {what}', en: 'Stage: {what}' },
  standing: { vi: 'hai gà rối đứng chờ', en: 'two puppets waiting' },
  fighting: { vi: 'hai gà rối đang đấu', en: 'two puppets fighting' },
  over: { vi: '{name}', en: '{name}' },
  sides: { vi: 'Chọn bên', en: 'Choose a side' },
  staked: { vi: 'Đã đặt {stake}', en: '{stake} staked' },
  place: { vi: 'Đặt {stake} vào {name}', en: 'Bet {stake} on {name}' },
  pickFirst: { vi: 'Chọn một bên', en: 'Choose a side' },
  closed: { vi: 'Đã khóa cược', en: 'Bets are closed' },
  limits: { vi: 'Mỗi cược từ {min} đến {max}', en: '{min} to {max} per bet' },
  ready: { vi: 'Chọn một bên và mức cược', en: 'Choose a side and a stake' },
  wouldPay: { vi: '{name} thắng thì nhận về {won}', en: 'If {name} wins, you receive {won}' },
  taken: { vi: 'Đã nhận: {name} {stake}, kèo {odds}', en: 'Bet placed: {stake} on {name} at {odds}' },
  tooLate: { vi: 'Trận này đã khóa cược. Chưa trừ tiền.', en: 'Betting on this fight is closed. No bet was placed.' },
  oddsChanged: {
    vi: 'Kèo vừa đổi. Chưa trừ tiền; hãy xem lại trước khi đặt.',
    en: 'The odds have just moved. No bet was placed; please review.',
  },
  wentUp: { vi: 'vừa tăng', en: 'just rose' },
  wentDown: { vi: 'vừa giảm', en: 'just fell' },
  record: { vi: 'Thắng {count}/{fights}', en: 'Won {count} of {fights}' },
  pastFight: { vi: 'Trận {numero}: {name} {odds}', en: 'Fight {numero}: {name} {odds}' },
  winner: { vi: '{name} thắng', en: '{name} wins' },
  drawn: { vi: 'Trận hòa', en: 'The fight is a draw' },
  won: { vi: '{outcome}: bạn thắng {gain}, nhận về {won}', en: '{outcome}: you win {gain}, payout {won}' },
  returned: {
    vi: '{outcome}: nhận lại {won} trên {stake} đã đặt',
    en: '{outcome}: {won} of {stake} returned',
  },
  lost: { vi: '{outcome}: bạn thua {stake}', en: '{outcome}: you lose {stake}' },
  ofFight: { vi: 'Trận {numero}. {text}', en: 'Fight {numero}. {text}' },
  board: { vi: 'Kết quả gần đây', en: 'Latest results' },
  boardAbout: {
    vi: 'Mỗi trận rút riêng: kết quả cũ không báo trước trận sau.',
    en: 'Every fight is independent: past results do not predict the next.',
  },
  counted: { vi: '{name} {count}', en: '{name} {count}' },
  letterMeron: { vi: 'M', en: 'M' },
  letterWala: { vi: 'W', en: 'W' },
  letterDraw: { vi: 'H', en: 'D' },
  history: { vi: 'Cược của tôi', en: 'My bets' },
  noHistory: { vi: 'Chưa có cược nào ở sới này.', en: 'No bets at this arena yet.' },
  betOn: { vi: '{event} · {name} {odds}', en: '{event} · {name} {odds}' },
  waiting: { vi: 'đang chờ', en: 'open' },
  rules: { vi: 'Luật và tỷ lệ', en: 'Rules and odds' },
  ruleRound: {
    vi: 'Mỗi trận nhận cược {open}, đấu {fight}, rồi trả tiền, kể cả khi bạn đã rời đi.',
    en: 'Betting is open for {open}, the fight lasts {fight}, then bets are paid, even if you have left.',
  },
  ruleOdds: {
    vi: 'Kèo đã gồm tiền cược và giữ nguyên như lúc đặt. Trận hòa chỉ trả cho cửa hòa.',
    en: 'Odds include the stake and are fixed when you bet. A draw pays only bets on the draw.',
  },
  ruleSham: {
    vi: 'Đây là trò rối do máy vẽ: người thắng được rút ngẫu nhiên trên máy chủ, màn trình diễn không ảnh hưởng gì.',
    en: 'This is an animated puppet show: the server draws the winner at random, the show has no effect.',
  },
  side: { vi: 'Cửa', en: 'Side' },
  odds: { vi: 'Kèo', en: 'Odds' },
  chance: { vi: 'Xác suất', en: 'Chance' },
  about: { vi: 'khoảng {share}%', en: 'about {share}%' },
  returnRate: {
    vi: 'Tỷ lệ hoàn trả lý thuyết {share}% ở mọi cửa: qua rất nhiều trận, 100 đã đặt còn lại {share}.',
    en: 'RTP {share}% on every side: in the long run, {share} of every 100 staked is paid back.',
  },
}

export const createArenaTranslate = (language: Language) => createTranslate(messages, language)
