import { batch } from '@preact/signals'
import { postToParent } from '../../shared/frame.ts'
import type { BookOnWire, MyBetOnWire } from '../rules/sports.routes.ts'
import type { GameStore } from './desk.ts'
import { movesAfter } from './moves.ts'

/** So many results stand on the page at a time. */
const RESULTS_SHOWN = 3

/** Takes in the book of the moment: what goes up or down is marked, and money that has moved is told to the page around the frame. */
export function takeBook(desk: GameStore, book: BookOnWire) {
  const { moves } = desk
  const seen = { before: desk.book.value.fixtures, after: book.fixtures, now: book.now }
  batch(() => {
    moves.value = movesAfter(moves.value, seen)
    desk.book.value = book
    if (book.balance !== undefined) takeBalance(desk, book.balance)
  })
}

export function takeBalance({ balance }: GameStore, amount: number) {
  if (balance.value !== amount) postToParent({ longan: 'balance-changed' })
  balance.value = amount
}

/** Takes in the player's bets; those that have been waiting and are over now become results. */
export function takeBets(desk: GameStore, bets: MyBetOnWire[]) {
  const { results, session, sound } = desk
  const waited = new Set(desk.bets.value?.filter(isOpen).map(({ orderNo }) => orderNo))
  const over = bets.filter((bet) => waited.has(bet.orderNo) && !isOpen(bet))
  for (const { won, stake } of over) session.add(won - stake)
  batch(() => {
    desk.bets.value = bets
    results.value = [...over, ...results.value].slice(0, RESULTS_SHOWN)
  })
  if (over.some(isGain)) sound.play('win')
}

/** Takes in bets that a command has answered with, in the place of what was known of them. */
export function putBets({ bets }: GameStore, news: MyBetOnWire[]) {
  const fresh = new Map(news.map((bet) => [bet.orderNo, bet]))
  const kept = (bets.value ?? []).map((bet) => fresh.get(bet.orderNo) ?? bet)
  const known = new Set(kept.map(({ orderNo }) => orderNo))
  bets.value = [...news.filter(({ orderNo }) => !known.has(orderNo)), ...kept]
}

export const isOpen = ({ state }: MyBetOnWire) => state === 'open'

/** More has come back than was staked. */
export const isGain = ({ won, stake }: { won: number; stake: number }) => won > stake
