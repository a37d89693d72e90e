import type { Draw, DrawPage, DrawPrize, NearNumeros } from '@longan/sdk'
import type { World } from '../../kernel/world.ts'
import { drawPrizes, winningNumber } from './draws.ts'
import { type Lottery, lotteries, lotteryByCode, lotteryById } from './lotteries.ts'
import { type Asked, lotteryPage } from './lottery-page.ts'
import { type Round, roundAt, roundOf } from './rounds.ts'

export type NumerosService = ReturnType<typeof numerosService>

/** Draws before this day do not exist. */
const FOUNDED = Date.UTC(2020, 0, 1)

/** Issues and draws. They are computed from the time and the seed, never stored: a jump in time costs nothing. */
export const numerosService = (world: World) => {
  const now = () => world.clock.now()
  const current = (lottery: Lottery) => roundAt(lottery, now())
  const prizesOf = ({ code, table }: Lottery, numero: string) =>
    drawPrizes(world.random('lottery', code, numero), table)
  const previous = (lottery: Lottery) => {
    const { numero } = roundOf(lottery, current(lottery).index - 1)
    return { numero, winningNumber: winningNumber(prizesOf(lottery, numero)) }
  }

  return {
    current,
    previous,
    prizesOf,

    /** The issue that is drawn next, the one before, the one after. Between lock and draw it is not on sale. */
    near(gameId: number): NearNumeros {
      const lottery = lotteryById(gameId)
      const { index, numero, drawAt, lockAt } = current(lottery)
      const isSale = !lottery.isPaused && now() < lockAt
      return {
        currentNumero: { numero, gameId, remainTime: drawAt - now(), lockTime: lottery.lockTime, isSale },
        previousNumero: previous(lottery),
        nextNumero: { numero: roundOf(lottery, index + 1).numero },
      }
    },

    /** Results, newest first, back to the first draw of all. */
    draws(gameId: number, asked: Asked): DrawPage {
      const lottery = lotteryById(gameId)
      const { index } = current(lottery)
      const length = Math.max(0, index - roundAt(lottery, FOUNDED).index)
      const rowAt = (row: number) => {
        const round = roundOf(lottery, index - 1 - row)
        return asDraw(gameId, round, prizesOf(lottery, round.numero))
      }
      return lotteryPage({ length, rowAt }, asked)
    },

    /** When the next draw of a lottery falls, or of whichever is drawn first. */
    nextDrawAt(gameCode?: string): number {
      const asked = gameCode === undefined ? lotteries : [lotteryByCode(gameCode)]
      return Math.min(...asked.map((lottery) => current(lottery).drawAt))
    },
  }
}

const asDraw = (gameId: number, { numero, drawAt }: Round, prizes: DrawPrize[]): Draw => ({
  gameId,
  numero,
  winningNumber: winningNumber(prizes),
  prizes,
  drawTime: drawAt,
})
