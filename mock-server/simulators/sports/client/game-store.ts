import { signal } from '@preact/signals'
import type { Problem } from '../../shared/errors.ts'
import type { ClientContext } from '../../shared/client-context.ts'
import { sharedMessages, createTranslate } from '../../shared/messages.ts'
import type { BookResponse, OfferResponse, BetsResponse, OwnBetResponse } from '../rules/sports.simulator.ts'
import { type MatchFilter, ALL_MATCHES, findSport, sportsOf } from './choice.ts'
import type { OddsMoves } from './odds/odds-moves.ts'
import { createSlip, oddsIn, type Order } from './slip/slip.ts'
import { rulesMessages } from './rules-messages.ts'
import { messages } from './messages.ts'
import { createCommand } from '../../shared/command.ts'

/** The open sheet: a match as it was when opened, or a named sheet. */
export type SheetName = { match: OfferResponse } | 'slip' | 'bets' | 'rules'
export type GameStore = ReturnType<typeof createGameStore>
export type StoreProps = { store: GameStore }
export type Poll = () => Promise<void>

export function createGameStore(context: ClientContext, initialBook: BookResponse) {
  const { language } = context.frame
  const t = createTranslate({ ...sharedMessages, ...messages, ...rulesMessages }, language)
  const book = signal(initialBook)
  const sheet = signal<SheetName | undefined>(undefined)
  const stakes = stakesFor(initialBook)
  const initialFilter: MatchFilter = {
    ...ALL_MATCHES,
    sport: findSport(initialBook.game, sportsOf(initialBook.fixtures)),
  }
  const filter = signal(initialFilter)
  const stake = signal(stakes.defaultStake)
  const message = signal('')

  return {
    ...context,
    ...createOwnBets(context, initialBook.balance),
    t,
    language,
    book,
    isGuest: initialBook.balance === undefined,
    moves: signal<OddsMoves>({}),
    slip: createSlip((line) => oddsIn(book.value.fixtures)(line)),
    /** Stake per single, or of the multiple. */
    stake,
    stakes,
    setStake: (amount: number) => void (stake.value = amount),
    filter,
    setFilter: (change: Partial<MatchFilter>) => void (filter.value = { ...filter.value, ...change }),
    clearFilter: () => void (filter.value = ALL_MATCHES),
    message,
    problem: signal<Problem | undefined>(undefined),
    connection: signal<Problem | undefined>(undefined),
    sheet,
    open(name: SheetName) {
      message.value = ''
      sheet.value = name
    },
    closeSheet: () => void (sheet.value = undefined),
    ...createBetLists(),
  }
}

/** Lists of the member's bets on screen: the sheet, and on a wide screen the one beside the matches. */
function createBetLists() {
  let shown = 0
  return {
    areBetsShown: () => shown > 0,
    /** Returns the function that ends it. */
    showBets() {
      shown++
      return () => void shown--
    },
  }
}

const STEPS = [10, 50, 100, 500, 1000]
const DEFAULT_STEP = 10
/** The lowest stake shown to a guest, who cannot bet. */
const LOWEST = 1000

type Stakes = { chips: number[]; defaultStake: number; min: number; max: number }

function stakesFor({ minStake: min = LOWEST, maxStake: max = LOWEST * 1000 }: Limits): Stakes {
  return { chips: STEPS.map((step) => step * min), defaultStake: DEFAULT_STEP * min, min, max }
}
type Limits = Pick<BookResponse, 'minStake' | 'maxStake'>

const PATH = '/partners/sports'
const REQUIRED_FIELDS = ['bets', 'balance'] as const

function createOwnBets({ calls }: ClientContext, balance = 0) {
  const cashOutBet = signal<OwnBetResponse | undefined>(undefined)
  const results = signal<OwnBetResponse[]>([])

  return {
    balance: signal(balance),
    /** Newest first; undefined until loaded. */
    bets: signal<OwnBetResponse[] | undefined>(undefined),
    /** The bet that awaits the confirmation of its cash-out, with the offer as first shown. */
    cashOutBet,
    selectCashOut: (bet: OwnBetResponse | undefined) => void (cashOutBet.value = bet),
    results,
    dismiss: (bet: OwnBetResponse) => void (results.value = results.value.filter((other) => other !== bet)),
    placing: createCommand<Order, BetsResponse>(calls, `${PATH}/bet`, REQUIRED_FIELDS),
    cashing: createCommand<{ orderNo: string; offer: number }, BetsResponse>(
      calls,
      `${PATH}/cash-out`,
      REQUIRED_FIELDS,
    ),
  }
}
