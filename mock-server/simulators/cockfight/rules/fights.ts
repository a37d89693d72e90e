import { parseText } from '../../../src/catalogue/words.ts'
import type { Random } from '../../../src/kernel/world/random.ts'

export const SIDES = ['meron', 'wala', 'draw'] as const
export type Side = (typeof SIDES)[number]
type BySide = Record<Side, number>
/** A fight of an arena. Times in ms; `odds` in hundredths, including the stake. */
export type Fight = { number: number; key: string; startAt: number; closeAt: number; endAt: number; odds: BySide }

export const SIDE_NAMES: Record<Side, ReturnType<typeof parseText>> = {
  meron: parseText('Meron (đỏ)=Meron (red)'),
  wala: parseText('Wala (xanh)=Wala (blue)'),
  draw: parseText('Hòa=Draw'),
}

/** Average return of a stake, the same for every side: the house keeps 5 %. */
export const RETURN = 0.95
const PERIOD = 180_000
const BETTING_TIME = 120_000
const FIGHT_END = 165_000

export function chancesOf(random: Random): BySide {
  const draw = 0.06 + random.next() * 0.03
  const meron = (1 - draw) * (0.35 + random.next() * 0.3)
  return { meron, wala: 1 - draw - meron, draw }
}

/** Odds in hundredths, rounded down, so that no side pays back more than `RETURN`. */
export const oddsOf = (chances: BySide): BySide => {
  const priceOf = (chance: number) => Math.floor((RETURN / chance) * 100)
  return { meron: priceOf(chances.meron), wala: priceOf(chances.wala), draw: priceOf(chances.draw) }
}

/** Returns the winner for a `ticket` from 0 up to but excluding 1. */
export function winnerAt({ meron, wala }: BySide, ticket: number): Side {
  if (ticket < meron) return 'meron'
  return ticket < meron + wala ? 'wala' : 'draw'
}

type Streams = (...keys: (string | number)[]) => Random

export function fightOf(nodeId: number, number: number, random: Streams): Fight & { winner: Side } {
  const key = `${nodeId}:${number}`
  const chances = chancesOf(random('cockfight', key))
  const startAt = number * PERIOD
  return {
    number,
    key,
    startAt,
    closeAt: startAt + BETTING_TIME,
    endAt: startAt + FIGHT_END,
    odds: oddsOf(chances),
    winner: winnerAt(chances, random('cockfight winner', key).next()),
  }
}

export const numberAt = (time: number) => Math.floor(time / PERIOD)
