import type { DrawPage, HotGapInfo } from '@longan/sdk'
import { hotGapsOf } from './hot-gaps.ts'
import type { Issues } from './issues.ts'
import { type Lottery, lotteries, lotteryByCode, lotteryById } from './lotteries.ts'
import { type LotteryPageQuery, lotteryPage } from './lottery-page.ts'
import { roundAt } from './rounds.ts'

const FIRST_DAY = Date.UTC(2020, 0, 1)

export const drawLists = (issues: Issues, onlyOffered: (list: readonly Lottery[]) => readonly Lottery[]) => {
  const { current, drawOf } = issues
  const latestOf = (lottery: Lottery) => drawOf(lottery, current(lottery).index - 1)

  function drawsOf(lottery: Lottery, query: LotteryPageQuery): DrawPage {
    const { index } = current(lottery)
    const length = Math.max(0, index - roundAt(lottery, FIRST_DAY).index)
    return lotteryPage({ length, rowAt: (row) => drawOf(lottery, index - 1 - row) }, query)
  }

  return {
    draws: (gameId: number, query: LotteryPageQuery): DrawPage => drawsOf(lotteryById(gameId), query),
    drawsByCode: (code: string, query: LotteryPageQuery): DrawPage => drawsOf(lotteryByCode(code, 'code'), query),
    latestDraws(query: LotteryPageQuery): DrawPage {
      const offered = onlyOffered(lotteries)
      return lotteryPage({ length: offered.length, rowAt: (row) => latestOf(offered[row]!) }, query)
    },
    hotGaps: (gameId: number): HotGapInfo => hotGapsOf(lotteryById(gameId), issues),
  }
}
