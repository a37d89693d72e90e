import type { LotteryOrder, Play } from '@longan/sdk'
import { signal, computed } from '@preact/signals'
import { createCommand } from '../../shared/command.ts'
import type { Problem } from '../../shared/errors.ts'
import type { ClientContext } from '../../shared/client-context.ts'
import { createRoundClock, type RoundTrip } from '../../shared/round/round-clock.ts'
import { sharedMessages, createTranslate } from '../../shared/messages.ts'
import type { BetRequest, TableResponse, StateResponse } from '../rules/lottery.simulator.ts'
import { createCarts } from './cart.ts'

type Selection = { play: Play; numbers: string[]; typed: string }

export function createChoice(first: Play) {
  const chosen = signal<Selection>({ play: first, numbers: [], typed: '' })
  const change = (patch: Partial<Selection>) => void (chosen.value = { ...chosen.value, ...patch })
  const numbers = () => chosen.value.numbers

  return {
    play: computed(() => chosen.value.play),
    numbers: computed(() => chosen.value.numbers),
    typed: computed(() => chosen.value.typed),
    choose: (play: Play) => change({ play, numbers: [], typed: '' }),
    clear: () => change({ numbers: [], typed: '' }),
    pick: (picked: string[]) => change({ numbers: picked.toSorted() }),
    toggle: (number: string) => change({ numbers: toggled(numbers(), number) }),
    drop: (number: string) => change({ numbers: numbers().filter((one) => one !== number) }),
    erase: () => change({ typed: chosen.value.typed.slice(0, -1) }),
    type(digit: string) {
      const typed = chosen.value.typed + digit
      if (typed.length < chosen.value.play.digits) return change({ typed })
      change({ typed: '', numbers: [...new Set([...numbers(), typed])] })
    },
  }
}

const toggled = (numbers: string[], number: string) =>
  numbers.includes(number) ? numbers.filter((one) => one !== number) : [...numbers, number].toSorted()

export type SheetName = 'games' | 'draws' | 'orders' | 'rules' | 'cart'
export type GameStore = ReturnType<typeof createGameStore>
type CartInput = { gameCode: string; bets: BetRequest[] }
export type StoreProps = { store: GameStore }

export function createGameStore(context: ClientContext, tableResponse: TableResponse, roundTrip: RoundTrip) {
  const t = createTranslate({ ...sharedMessages, ...messages }, context.frame.language)
  const table = signal(tableResponse)
  const state = signal(tableResponse.state)
  const clock = createRoundClock(() => performance.now())
  const stake = signal(DEFAULT_STAKE)
  const sheet = signal<SheetName | undefined>(undefined)
  clock.update(tableResponse.state, roundTrip)
  const cartOf = createCarts()
  const plays = (): Play[] => table.value.menu.groups.flatMap((group) => group.plays)

  return {
    ...context,
    t,
    table,
    state,
    clock,
    plays,
    choice: createChoice(plays()[0]!),
    /** Stake per number. */
    stake,
    message: signal(t('pickFirst')),
    displayed: createDisplayedState(tableResponse.state),
    placing: createCommand<CartInput, { orders: LotteryOrder[] }>(context.calls, '/partners/lottery/bet', ['orders']),
    sheet,
    problem: signal<Problem | undefined>(undefined),
    connection: signal<Problem | undefined>(undefined),
    open: (name: SheetName) => void (sheet.value = name),
    closeSheet: () => void (sheet.value = undefined),
    setStake: (amount: number) => void (stake.value = amount),
    /** Counters of draws and of changes to the player's bets, which reload open lists. */
    versions: { draws: signal(0), orders: signal(0) },
    cartOf,
    get cart() {
      return cartOf(table.value.game.code)
    },
    bettingRound: () => (['locked', 'drawing'].includes(clock.phase()) ? state.value.nextNumero : state.value.numero),
    seat: () => ({ gameCode: table.value.game.code, language: context.frame.language }),
  }
}

export const DEFAULT_STAKE = 10_000

type RoundResult = StateResponse['results'][number]

const MAX_RESULTS = 3

/** Balance and results as displayed: they change when the last ball has stopped. Later changes wait behind it. */
function createDisplayedState(initial: Pick<StateResponse, 'balance' | 'results'>, now = () => performance.now()) {
  const balance = signal(initial.balance)
  const results = signal(latestOf(initial.results))
  const idleFrom = { at: 0 }

  return {
    balance,
    results,
    addResults: (more: RoundResult[]) => void (results.value = latestOf([...more, ...results.value])),
    dismiss: (result: RoundResult) => void (results.value = results.value.filter((other) => other !== result)),
    showAfter(rollMs: number, show: () => void) {
      idleFrom.at = Math.max(idleFrom.at, now() + rollMs)
      const left = idleFrom.at - now()
      if (left <= 0) show()
      else setTimeout(show, left)
    },
  }
}

const latestOf = (results: RoundResult[]) =>
  results
    .filter(({ gameCode }, index) => results.findIndex((other) => other.gameCode === gameCode) === index)
    .slice(0, MAX_RESULTS)

export const messages = {
  chooseGame: { vi: 'Chọn xổ số', en: 'Choose a lottery' },
  lastDraw: { vi: 'Kết quả kỳ {numero}', en: 'Result of round {numero}' },
  lastShort: { vi: 'Kết quả {numero}', en: 'Result {numero}' },
  history: { vi: 'Kết quả', en: 'Results' },
  myBets: { vi: 'Cược của tôi', en: 'My bets' },
  rules: { vi: 'Luật chơi', en: 'Rules' },
  plays: { vi: 'Kiểu chơi', en: 'Bet types' },
  pays: { vi: 'Thắng ×{odds}', en: 'Pays ×{odds}' },
  shares: { vi: 'Xác suất {chance} · hoàn trả {returned}', en: 'Chance {chance} · RTP {returned}' },
  sharesAbout: {
    vi: 'Hoàn trả là phần tiền cược trở về người chơi, tính trung bình trên rất nhiều kỳ. Xác suất tính cho một số.',
    en: 'RTP is the share of stakes paid back to players in the long run. The chance is that of one number.',
  },
  random: { vi: 'Ngẫu nhiên', en: 'Random' },
  even: { vi: 'Chẵn', en: 'Even' },
  odd: { vi: 'Lẻ', en: 'Odd' },
  doubles: { vi: 'Kép', en: 'Doubles' },
  clear: { vi: 'Xóa', en: 'Clear' },
  erase: { vi: 'Xóa một số', en: 'Erase a digit' },
  typeNumber: { vi: 'Nhập số có {digits} chữ số', en: 'Enter a {digits}-digit number' },
  removeNumber: { vi: 'Bỏ số {number}', en: 'Remove {number}' },
  stakeEach: { vi: 'Tiền cược mỗi số', en: 'Stake per number' },
  pickFirst: { vi: 'Chọn số để cược', en: 'Choose a number to bet on' },
  selection: { vi: '{count} số × {price} = {total}', en: '{count} × {price} = {total}' },
  add: { vi: 'Thêm vào giỏ', en: 'Add to cart' },
  cart: { vi: 'Giỏ cược', en: 'Cart' },
  cartCount: { vi: 'Giỏ ({count})', en: 'Cart ({count})' },
  cartEmpty: { vi: 'Giỏ đang trống. Chọn số rồi thêm vào giỏ.', en: 'Your cart is empty. Choose numbers to add.' },
  removeLine: { vi: 'Bỏ {line} khỏi giỏ', en: 'Remove {line} from the cart' },
  place: { vi: 'Đặt cược {total}', en: 'Place {total}' },
  placing: { vi: 'Đang gửi…', en: 'Sending…' },
  forRound: { vi: 'Cược cho kỳ {numero}', en: 'For round {numero}' },
  cartClosed: {
    vi: 'Kỳ {numero} đã khóa khi giỏ còn mở. Chưa trừ tiền.',
    en: 'Round {numero} closed while the cart was open. No bet was placed.',
  },
  useNext: { vi: 'Chuyển sang kỳ {numero}', en: 'Move to round {numero}' },
  placed: {
    vi: 'Đã nhận {count} cược, {total} cho kỳ {numero}',
    en: 'Bets placed: {count}, {total} on round {numero}',
  },
  resultOf: { vi: 'Kỳ {numero} ra {number}', en: 'Round {numero} drew {number}' },
  won: { vi: 'Bạn thắng {amount}, đã cược {stake}', en: 'You won {amount}, stake {stake}' },
  returned: { vi: 'Nhận lại {amount} trên {stake} đã cược', en: 'Returned {amount} of {stake} staked' },
  lost: { vi: 'Không trúng, đã cược {stake}', en: 'No win, stake {stake}' },
  hit: { vi: 'trúng, trả {amount}', en: 'drawn, pays {amount}' },
  miss: { vi: 'không trúng', en: 'not drawn' },
  moreBets: { vi: 'và {count} cược khác, xem ở Cược của tôi', en: 'and {count} more, in My bets' },
  putAway: { vi: 'Đóng kết quả', en: 'Close the result' },
  statusOpen: { vi: 'Chờ quay', en: 'Pending' },
  statusWon: { vi: 'Thắng', en: 'Won' },
  statusReturned: { vi: 'Nhận lại', en: 'Returned' },
  statusLost: { vi: 'Không trúng', en: 'No win' },
  statusCancelled: { vi: 'Đã hủy', en: 'Cancelled' },
  noDraws: { vi: 'Chưa có kết quả nào.', en: 'No results yet.' },
  noOrders: { vi: 'Bạn chưa có cược nào.', en: 'You have no bets yet.' },
  result: { vi: 'Kết quả {number}', en: 'Result {number}' },
  stake: { vi: 'Cược {amount}', en: 'Stake {amount}' },
  noTrial: {
    vi: 'Tài khoản chơi thử không đặt cược xổ số được.',
    en: 'Trial accounts cannot bet on lotteries.',
  },
  limits: { vi: 'Mỗi cược từ {min} đến {max}, tính trên một số', en: 'Stakes from {min} to {max} per number' },
  lockRule: {
    vi: 'Khóa cược {time} trước khi quay. Kết quả do mô phỏng sinh ra, không phải xổ số thật.',
    en: 'Bets close {time} before the draw. Draws are simulated; this is not a real lottery.',
  },
  special: { vi: 'Đặc biệt', en: 'Special' },
  first: { vi: 'Giải nhất', en: 'First' },
  second: { vi: 'Giải nhì', en: 'Second' },
  third: { vi: 'Giải ba', en: 'Third' },
  fourth: { vi: 'Giải tư', en: 'Fourth' },
  fifth: { vi: 'Giải năm', en: 'Fifth' },
  sixth: { vi: 'Giải sáu', en: 'Sixth' },
  seventh: { vi: 'Giải bảy', en: 'Seventh' },
  eighth: { vi: 'Giải tám', en: 'Eighth' },
}
