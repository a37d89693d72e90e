import type { DrawPage, HotGapInfo } from '@longan/sdk'
import { hotGapsOf } from './hot-gaps.ts'
import type { Issues } from './issues.ts'
import { type Lottery, lotteries, lotteryByCode, lotteryById } from './lotteries.ts'
import { type Asked, lotteryPage } from './lottery-page.ts'
import { roundAt } from './rounds.ts'

/** Draws before this day do not exist. */
const FOUNDED = Date.UTC(2020, 0, 1)

/** Results of draws, and what they add up to. */
export const drawLists = (issues: Issues, here: (list: readonly Lottery[]) => readonly Lottery[]) => {
  const { current, drawOf } = issues
  const latestOf = (lottery: Lottery) => drawOf(lottery, current(lottery).index - 1)

  /** Newest first, back to the first draw of all. */
  function drawsOf(lottery: Lottery, asked: Asked): DrawPage {
    const { index } = current(lottery)
    const length = Math.max(0, index - roundAt(lottery, FOUNDED).index)
    return lotteryPage({ length, rowAt: (row) => drawOf(lottery, index - 1 - row) }, asked)
  }

  return {
    /** Results of a lottery, newest first. */
    draws: (gameId: number, asked: Asked): DrawPage => drawsOf(lotteryById(gameId), asked),
    drawsByCode: (code: string, asked: Asked): DrawPage => drawsOf(lotteryByCode(code, 'code'), asked),
    /** The latest draw of every lottery, in the order of the menus. */
    latestDraws(asked: Asked): DrawPage {
      const shown = here(lotteries)
      return lotteryPage({ length: shown.length, rowAt: (row) => latestOf(shown[row]!) }, asked)
    },
    hotGaps: (gameId: number): HotGapInfo => hotGapsOf(lotteryById(gameId), issues),
  }
}
