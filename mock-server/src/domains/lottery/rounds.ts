import { dayOf, midnightBefore } from '../../kernel/local-day.ts'
import type { Lottery } from './lotteries.ts'

/** One issue of a lottery. Times in ms; bets end at `lockAt`. */
export type Round = { index: number; numero: string; startAt: number; lockAt: number; drawAt: number }

const ZONE = 7 * 3_600_000

/** When a lottery's rounds would have begun to be counted. All its draws follow from this and its period. */
const originOf = ({ timeOfDay }: Lottery) => timeOfDay - ZONE

/** The round of a lottery by its place in the endless row of rounds: a pure function, so that time can jump. */
export function roundOf(lottery: Lottery, index: number): Round {
  const startAt = originOf(lottery) + index * lottery.period
  const drawAt = startAt + lottery.period
  return { index, numero: numeroOf(lottery, drawAt), startAt, lockAt: drawAt - lottery.lockTime * 1000, drawAt }
}

/** The round that is drawn next at `time`. */
export const roundAt = (lottery: Lottery, time: number): Round =>
  roundOf(lottery, Math.floor((time - originOf(lottery)) / lottery.period))

/** The round an issue number names, or nothing where the lottery has no such issue. */
export function roundNamed(lottery: Lottery, numero: string): Round | undefined {
  const parts = /^(\d{4})(\d\d)(\d\d)(\d{4})$/.exec(numero)?.slice(1).map(Number)
  if (!parts) return undefined
  const [year, month, day, number] = parts as [number, number, number, number]
  const midnight = Date.UTC(year, month - 1, day) - ZONE
  const drawAt = midnight + (lottery.timeOfDay || number * lottery.period)
  const round = roundOf(lottery, (drawAt - originOf(lottery)) / lottery.period - 1)
  return round.numero === numero ? round : undefined
}

/** Day of the draw and number within the day: the last round of a day is drawn at midnight and still belongs to it. */
function numeroOf(lottery: Lottery, drawAt: number): string {
  const within = drawAt - 1
  const midnight = midnightBefore(within)
  const number = Math.floor((within - midnight) / lottery.period) + 1
  const day = dayOf(midnight).replaceAll('-', '')
  return day + String(number).padStart(4, '0')
}
