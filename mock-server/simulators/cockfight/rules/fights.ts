import { parseText } from '#mock/catalogue/words.ts'
import type { Random } from '#mock/kernel/world/random.ts'

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
const PERIOD = 90_000
const BETTING_TIME = 40_000
const FIGHT_END = 80_000
/** Odds move a little around their fair value while bets are open, so that the average return stays `RETURN`. */
export const ODDS_STEP = 5000
const DRIFT = 0.06

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

/** Returns a fight with the fair odds at which it opens. */
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

const stepAt = (time: number) => Math.floor(Math.min(Math.max(time, 0), BETTING_TIME - 1) / ODDS_STEP)

/** Returns a fight with its odds at a time; the last ones stay. Red and blue move against each other, as stakes do. */
export function moveOdds<Moving extends Fight>(fight: Moving, at: number, random: Streams): Moving {
  const step = stepAt(at - fight.startAt)
  if (step === 0) return fight
  const move = (random('cockfight odds', fight.key, step).next() - 0.5) * DRIFT
  const { meron, wala, draw } = fight.odds
  return { ...fight, odds: { meron: Math.floor(meron * (1 + move)), wala: Math.floor(wala * (1 - move)), draw } }
}
