import { catalogue, type Game } from '../../catalogue/catalogue.ts'
import { accountNames } from '../../catalogue/names.gen.ts'
import type { Random } from '../../kernel/world/random.ts'

export type WinnerLine = { name: string; game: Game; amount: number }

const WIN_INTERVAL = 20_000
const LINE_COUNT = 20

type RandomStreams = (...keys: (string | number)[]) => Random

/** Returns the latest wins before `now`, newest first. Names and amounts (minor units) are random; callers must label them as examples. */
export function winnersAt(now: number, random: RandomStreams): WinnerLine[] {
  const latest = Math.floor(now / WIN_INTERVAL)
  return Array.from({ length: LINE_COUNT }, (_, age) => winnerOf(latest - age, random))
}

function winnerOf(number: number, random: RandomStreams): WinnerLine {
  const draw = random('winner', number)
  const digits = String(draw.int(100)).padStart(2, '0')
  const size = 10 ** (1 + Math.floor(draw.next() * 3))
  return {
    name: `${draw.pick(accountNames).slice(0, 3)}***${digits}`,
    game: draw.pick(catalogue().hot),
    amount: (50_000 + draw.int(950_000)) * size,
  }
}

/** The jackpot at the start of 2026 and its growth per second, minor units. */
const JACKPOT = { since: Date.UTC(2026, 0, 1), start: 8_841_265_075, perSecond: 317 }

/** Returns the jackpot at `now`, minor units. It never falls. */
export const jackpotAt = (now: number): number =>
  JACKPOT.start + Math.floor((Math.max(0, now - JACKPOT.since) * JACKPOT.perSecond) / 1000)
