import type { NearNumeros, OpenIssue, PrizeMode } from '@longan/sdk'
import type { World } from '../../kernel/world.ts'
import { drawLists } from './draw-lists.ts'
import { issuesOf } from './issues.ts'
import { lotteries, lotteriesOf, lotteryByCode, lotteryById } from './lotteries.ts'
import { hereOf, type LotterySettings } from './lottery.settings.ts'
import { roundOf } from './rounds.ts'

export type NumerosService = ReturnType<typeof numerosService>

/** Issues and draws of lotteries. */
export const numerosService = (world: World<LotterySettings>) => {
  const issues = issuesOf(world)
  const here = hereOf(world)
  const { current, previous, isOnSale } = issues

  return {
    ...issues,
    ...drawLists(issues, here),

    /** The current issue of every lottery, or of those in a prize mode. */
    openIssues: (prizeMode?: PrizeMode): OpenIssue[] =>
      here(prizeMode ? lotteriesOf(prizeMode) : lotteries).map((lottery) => {
        const { numero, drawAt: winningTime } = current(lottery)
        const { gameId, code: gameCode, lockTime } = lottery
        const remainTime = winningTime - world.clock.now()
        return { gameId, gameCode, numero, remainTime, lockTime, winningTime, isSale: isOnSale(lottery) }
      }),

    /** The issue that is drawn next, the one before, the one after. Between lock and draw it is not on sale. */
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

    /** When the next draw of a lottery falls, or of whichever is drawn first. */
    nextDrawAt(gameCode?: string): number {
      const asked = gameCode === undefined ? lotteries : [lotteryByCode(gameCode)]
      return Math.min(...asked.map((lottery) => current(lottery).drawAt))
    },
  }
}
