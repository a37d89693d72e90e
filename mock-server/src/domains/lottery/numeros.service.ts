import type { NearNumeros, OpenIssue, PrizeMode } from '@longan/sdk'
import type { World } from '../../kernel/world/world.ts'
import { drawLists } from './draw-lists.ts'
import { issuesOf } from './issues.ts'
import { lotteries, lotteriesOf, lotteryByCode, lotteryById } from './lotteries.ts'
import { createSiteFilter, type LotterySettings } from './lottery.settings.ts'
import { roundOf } from './rounds.ts'

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
