import { batch } from '@preact/signals'
import { postToParent } from '../../shared/frame.ts'
import type { BookResponse, OfferResponse, OwnBetResponse } from '../rules/sports.simulator.ts'
import type { GameStore } from './game-store.ts'
import { computeMoves } from './odds/odds-moves.ts'

const MAX_RESULTS = 3

export function applyBook(store: GameStore, book: BookResponse) {
  const { moves } = store
  const before = store.book.value.fixtures
  batch(() => {
    moves.value = computeMoves(moves.value, { before, after: book.fixtures, now: book.now })
    store.book.value = { ...book, fixtures: keepUnchanged(before, book.fixtures) }
    if (book.balance !== undefined) applyBalance(store, book.balance)
  })
}

/** Keeps the objects of unchanged matches, so that their odds are not drawn again. */
function keepUnchanged(before: readonly OfferResponse[], after: readonly OfferResponse[]): OfferResponse[] {
  const known = new Map(before.map((offer) => [JSON.stringify(offer), offer]))
  return after.map((offer) => known.get(JSON.stringify(offer)) ?? offer)
}

export function applyBalance({ balance }: GameStore, amount: number) {
  if (balance.value !== amount) postToParent({ longan: 'balance-changed' })
  balance.value = amount
}

export function applyBets(store: GameStore, bets: OwnBetResponse[]) {
  const { results, session, sound } = store
  const waited = new Set(store.bets.value?.filter(isOpen).map(({ orderNo }) => orderNo))
  const over = bets.filter((bet) => waited.has(bet.orderNo) && !isOpen(bet))
  for (const { won, stake } of over) session.add(won - stake)
  batch(() => {
    store.bets.value = bets
    results.value = [...over, ...results.value].slice(0, MAX_RESULTS)
  })
  if (over.some(isGain)) sound.play('win')
}

export function mergeBets({ bets }: GameStore, news: OwnBetResponse[]) {
  const fresh = new Map(news.map((bet) => [bet.orderNo, bet]))
  const unchanged = (bets.value ?? []).map((bet) => fresh.get(bet.orderNo) ?? bet)
  const known = new Set(unchanged.map(({ orderNo }) => orderNo))
  bets.value = [...news.filter(({ orderNo }) => !known.has(orderNo)), ...unchanged]
}

export const isOpen = ({ state }: OwnBetResponse) => state === 'open'

export const isGain = ({ won, stake }: { won: number; stake: number }) => won > stake
