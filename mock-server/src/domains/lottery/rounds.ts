import { dayOf, midnightBefore } from '../../kernel/world/local-day.ts'
import { memoizeLast } from '../../kernel/world/memoize-last.ts'
import type { Lottery } from './lotteries.ts'

/** One issue of a lottery. Times in ms; bets end at `lockAt`. */
export type Round = { index: number; numero: string; startAt: number; lockAt: number; drawAt: number }

const HANOI_OFFSET = 7 * 3_600_000

const originOf = ({ timeOfDay }: Lottery) => timeOfDay - HANOI_OFFSET

/** Returns the round of a lottery by its index. A pure function, so that the clock can jump. */
export function roundOf(lottery: Lottery, index: number): Round {
  const startAt = originOf(lottery) + index * lottery.period
  const drawAt = startAt + lottery.period
  return { index, numero: numeroOf(lottery, drawAt), startAt, lockAt: drawAt - lottery.lockTime * 1000, drawAt }
}

export const roundAt = (lottery: Lottery, time: number): Round =>
  roundOf(lottery, Math.floor((time - originOf(lottery)) / lottery.period))

export function findRound(lottery: Lottery, numero: string): Round | undefined {
  const parts = /^(\d{4})(\d\d)(\d\d)(\d{4})$/.exec(numero)?.slice(1).map(Number)
  if (!parts) return undefined
  const [year, month, day, number] = parts as [number, number, number, number]
  const midnight = Date.UTC(year, month - 1, day) - HANOI_OFFSET
  const drawAt = midnight + (lottery.timeOfDay || number * lottery.period)
  const round = roundOf(lottery, (drawAt - originOf(lottery)) / lottery.period - 1)
  return round.numero === numero ? round : undefined
}

/** Lists of rounds have many of one day. */
const digitsOfDay = memoizeLast((midnight: number) => dayOf(midnight).replaceAll('-', ''))

/** Returns the day of the draw and the number within the day. The round drawn at midnight belongs to the day that ends. */
function numeroOf(lottery: Lottery, drawAt: number): string {
  const within = drawAt - 1
  const midnight = midnightBefore(within)
  const number = Math.floor((within - midnight) / lottery.period) + 1
  return digitsOfDay(midnight) + String(number).padStart(4, '0')
}
