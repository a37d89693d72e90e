import { catalogue, type Game } from '../../catalogue/catalogue.ts'
import { accountNames } from '../../catalogue/names.gen.ts'
import type { Random } from '../../kernel/random.ts'

export type WinnerLine = { name: string; game: Game; amount: number }

/** Somebody wins this often, ms. */
const EVERY = 20_000
const SHOWN = 20

type Streams = (...keys: (string | number)[]) => Random

/** The latest wins before `now`, newest first. Nobody won them: names and sums are invented, and whoever shows them says so. Amounts in minor units. */
export function winnersAt(now: number, random: Streams): WinnerLine[] {
  const latest = Math.floor(now / EVERY)
  return Array.from({ length: SHOWN }, (_, age) => winnerOf(latest - age, random))
}

function winnerOf(number: number, random: Streams): WinnerLine {
  const draw = random('winner', number)
  const digits = String(draw.int(100)).padStart(2, '0')
  const size = 10 ** (1 + Math.floor(draw.next() * 3))
  return {
    name: `${draw.pick(accountNames).slice(0, 3)}***${digits}`,
    game: draw.pick(catalogue().hot),
    amount: (50_000 + draw.int(950_000)) * size,
  }
}

/** Where the jackpot stood at the beginning of 2026, and what a second adds, minor units. */
const JACKPOT = { since: Date.UTC(2026, 0, 1), start: 8_841_265_075, perSecond: 317 }

/** The jackpot at `now`, minor units: grows with the clock and never falls. */
export const jackpotAt = (now: number): number =>
  JACKPOT.start + Math.floor((Math.max(0, now - JACKPOT.since) * JACKPOT.perSecond) / 1000)
