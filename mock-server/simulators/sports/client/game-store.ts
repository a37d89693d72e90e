import { computed, signal } from '@preact/signals'
import type { Problem } from '../../shared/error-message.ts'
import type { ClientContext } from '../../shared/client-context.ts'
import { sharedMessages, createTranslate } from '../../shared/messages.ts'
import type { BookResponse, OfferResponse } from '../rules/sports.routes.ts'
import { type MatchFilter, ALL_MATCHES, findSport, sportsOf } from './choice.ts'
import { createOwnBets } from './own-bets.ts'
import type { OddsMoves } from './odds-moves.ts'
import { createSlip, oddsIn } from './slip.ts'
import { stakesFor } from './stakes.ts'
import { rulesMessages } from './rules-messages.ts'
import { messages } from './messages.ts'

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
    isBetsOpen: computed(() => sheet.value === 'bets'),
  }
}
