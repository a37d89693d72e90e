import type { SeatName } from '../rules/card-game.ts'
import type { HandResponse } from '../rules/table.simulator.ts'
import type { TableTranslate } from './messages.ts'

type HandContext = { seat: SeatName; t: TableTranslate }
const MAX_POINTS = 10

/** Describes the hand of a seat: `9 points`, `over with 24`. */
export function describeHand({ points, marks }: HandResponse, { seat, t }: HandContext): string {
  const values = { points: points[seat]! }
  const mark = marks[seat]
  if (mark) return t(mark, values)
  return t(values.points === 1 ? 'onePoint' : 'points', values)
}

export const describeHandShort = (hand: HandResponse, of: HandContext): string =>
  hand.marks[of.seat] ? describeHand(hand, of) : String(hand.points[of.seat] ?? 0)

export const describeOwnHand = (hand: HandResponse, t: TableTranslate): string =>
  hand.points.member === MAX_POINTS ? t('best', { points: MAX_POINTS }) : describeHand(hand, { seat: 'member', t })
