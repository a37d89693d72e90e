import type { NearNumeros, OpenIssue, PrizeMode, DrawPage, HotGapInfo, Draw } from '@longan/sdk'
import type { World } from '../../kernel/world/world.ts'
import { lotteries, lotteriesOf, lotteryByCode, lotteryById, type Lottery } from './lotteries.ts'
import { createSiteFilter, type LotterySettings } from './lottery.settings.ts'
import { roundOf, roundAt } from './rounds.ts'
import { type LotteryPageQuery, lotteryPage } from './lottery-page.ts'
import { drawPrizes, drawWinningNumber, winningNumber } from './draws.ts'

type Issues = ReturnType<typeof issuesOf>

/** Issues and their draws. Both are computed from the time and the seed and never stored, so a jump in time costs nothing. */
const issuesOf = ({ clock, random }: World) => {
  const current = (lottery: Lottery) => roundAt(lottery, clock.now())
  const randomOf = (code: string, numero: string) => random('lottery', code, numero)
  const prizesOf = ({ code, table }: Lottery, numero: string) => drawPrizes(randomOf(code, numero), table)
  const winningNumberOf = ({ code, table }: Lottery, numero: string) => drawWinningNumber(randomOf(code, numero), table)

  return {
    current,
    prizesOf,
    winningNumberOf,
    previous(lottery: Lottery) {
      const { numero } = roundOf(lottery, current(lottery).index - 1)
      return { numero, winningNumber: winningNumberOf(lottery, numero) }
    },
    isOnSale: (lottery: Lottery) => !lottery.isPaused && clock.now() < current(lottery).lockAt,
    drawOf(lottery: Lottery, index: number): Draw {
      const { numero, drawAt: drawTime } = roundOf(lottery, index)
      const prizes = prizesOf(lottery, numero)
      return { gameId: lottery.gameId, numero, winningNumber: winningNumber(prizes), prizes, drawTime }
    },
  }
}

export type NumerosService = ReturnType<typeof numerosService>

export const numerosService = (world: World<LotterySettings>) => {
  const issues = issuesOf(world)
  const onlyOffered = createSiteFilter(world)
  const { current, previous, isOnSale } = issues

  return {
    ...issues,
    ...drawLists(issues, onlyOffered),

    openIssues: (prizeMode?: PrizeMode): OpenIssue[] =>
      onlyOffered(prizeMode ? lotteriesOf(prizeMode) : lotteries).map((lottery) => {
        const { numero, drawAt: winningTime } = current(lottery)
        const { gameId, code: gameCode, lockTime } = lottery
        const remainTime = winningTime - world.clock.now()
        return { gameId, gameCode, numero, remainTime, lockTime, winningTime, isSale: isOnSale(lottery) }
      }),

    /** Returns the current, the previous and the next issue. Between lock and draw the current one is not on sale. */
    near(gameId: number): NearNumeros {
      const lottery = lotteryById(gameId)
      const { index, numero, drawAt: at } = current(lottery)
      return {
        currentNumero: {
          numero,
          gameId,
          remainTime: at - world.clock.now(),
          lockTime: lottery.lockTime,
          isSale: isOnSale(lottery),
        },
        previousNumero: previous(lottery),
        nextNumero: { numero: roundOf(lottery, index + 1).numero },
      }
    },

    nextDrawAt(gameCode?: string): number {
      const candidates = gameCode === undefined ? lotteries : [lotteryByCode(gameCode)]
      return Math.min(...candidates.map((lottery) => current(lottery).drawAt))
    },
  }
}

const DRAW_COUNT = 100
const PAIRS = Array.from({ length: 100 }, (_, number) => String(number).padStart(2, '0'))

/** Counts, for each pair of digits, how often it ended the special prize in the latest draws and how many draws ago it last did. */
function hotGapsOf(lottery: Lottery, { current, winningNumberOf }: Issues): HotGapInfo {
  const { index } = current(lottery)
  const numbers = PAIRS.map((number) => ({ number, hot: 0, gap: DRAW_COUNT }))
  for (let ago = DRAW_COUNT - 1; ago >= 0; ago--) {
    const { numero } = roundOf(lottery, index - 1 - ago)
    const pair = numbers[Number(winningNumberOf(lottery, numero).slice(-2))]!
    pair.hot++
    pair.gap = ago
  }
  return { gameId: lottery.gameId, draws: DRAW_COUNT, numbers }
}

const FIRST_DAY = Date.UTC(2020, 0, 1)

const drawLists = (issues: Issues, onlyOffered: (list: readonly Lottery[]) => readonly Lottery[]) => {
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
