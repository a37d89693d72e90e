import type { SeatName } from '../rules/card-game.ts'
import type { HandOnWire } from '../rules/table.routes.ts'
import type { Words } from './table-words.ts'

type OfSeat = { seat: SeatName; t: Words }
/** At three cards nobody has more. */
const MOST = 10

/** What somebody holds, in words: `9 points`, `over with 24`. */
export function worthOf({ points, marks }: HandOnWire, { seat, t }: OfSeat): string {
  const worth = { points: points[seat]! }
  const mark = marks[seat]
  if (mark) return t(mark, worth)
  return t(worth.points === 1 ? 'onePoint' : 'points', worth)
}

/** The same where it is compared: `9`, `over with 24`. */
export const shortWorthOf = (hand: HandOnWire, of: OfSeat): string =>
  hand.marks[of.seat] ? worthOf(hand, of) : String(hand.points[of.seat] ?? 0)

/** The same of the player's own cards at three cards, where it is known what nobody can beat. */
export const ownWorthOf = (hand: HandOnWire, t: Words): string =>
  hand.points.member === MOST ? t('best', { points: MOST }) : worthOf(hand, { seat: 'member', t })
