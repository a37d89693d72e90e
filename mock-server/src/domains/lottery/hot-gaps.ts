import type { HotGapInfo } from '@longan/sdk'
import { winningNumber } from './draws.ts'
import type { Issues } from './issues.ts'
import type { Lottery } from './lotteries.ts'
import { roundOf } from './rounds.ts'

const DRAW_COUNT = 100
const PAIRS = Array.from({ length: 100 }, (_, number) => String(number).padStart(2, '0'))

/** Counts, for each pair of digits, how often it ended the special prize in the latest draws and how many draws ago it last did. */
export function hotGapsOf(lottery: Lottery, { current, prizesOf }: Issues): HotGapInfo {
  const { index } = current(lottery)
  const ends = Array.from({ length: DRAW_COUNT }, (_, ago) =>
    winningNumber(prizesOf(lottery, roundOf(lottery, index - 1 - ago).numero)).slice(-2),
  )
  const numbers = PAIRS.map((number) => ({
    number,
    hot: ends.filter((end) => end === number).length,
    gap: ends.includes(number) ? ends.indexOf(number) : DRAW_COUNT,
  }))
  return { gameId: lottery.gameId, draws: DRAW_COUNT, numbers }
}
