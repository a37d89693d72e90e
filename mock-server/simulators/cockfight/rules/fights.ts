import { word } from '../../../src/catalogue/words.ts'
import type { Random } from '../../../src/kernel/random.ts'

export const SIDES = ['meron', 'wala', 'draw'] as const
export type Side = (typeof SIDES)[number]
type BySide = Record<Side, number>
/** One fight of an arena. Times in ms; `odds` in hundredths, the stake included. */
export type Fight = { number: number; key: string; startAt: number; closeAt: number; endAt: number; odds: BySide }

export const SIDE_NAMES: Record<Side, ReturnType<typeof word>> = {
  meron: word('Meron (đỏ)=Meron (red)'),
  wala: word('Wala (xanh)=Wala (blue)'),
  draw: word('Hòa=Draw'),
}

/** What of a stake comes back on average, whatever is chosen: 5 % stay with the house. */
export const RETURN = 0.95
const PERIOD = 180_000
const OPEN = 120_000
const DECIDED = 165_000

/** How likely each side is: drawn for each fight, known to nobody but the house. */
export function chancesOf(random: Random): BySide {
  const draw = 0.06 + random.next() * 0.03
  const meron = (1 - draw) * (0.35 + random.next() * 0.3)
  return { meron, wala: 1 - draw - meron, draw }
}

/** Odds in hundredths; they are cut, so that nothing pays back more than it may. */
export const oddsOf = (chances: BySide): BySide => {
  const priceOf = (chance: number) => Math.floor((RETURN / chance) * 100)
  return { meron: priceOf(chances.meron), wala: priceOf(chances.wala), draw: priceOf(chances.draw) }
}

/** Which side wins when chance falls on `ticket`, from 0 up to but not including 1. */
export function winnerAt({ meron, wala }: BySide, ticket: number): Side {
  if (ticket < meron) return 'meron'
  return ticket < meron + wala ? 'wala' : 'draw'
}

type Streams = (...keys: (string | number)[]) => Random

/** A fight and who wins it: the same for everybody who looks. */
export function fightOf(nodeId: number, number: number, random: Streams): Fight & { winner: Side } {
  const key = `${nodeId}:${number}`
  const chances = chancesOf(random('cockfight', key))
  const startAt = number * PERIOD
  return {
    number,
    key,
    startAt,
    closeAt: startAt + OPEN,
    endAt: startAt + DECIDED,
    odds: oddsOf(chances),
    winner: winnerAt(chances, random('cockfight winner', key).next()),
  }
}

/** The number of the fight that is on at `time`, in every arena. */
export const numberAt = (time: number) => Math.floor(time / PERIOD)
