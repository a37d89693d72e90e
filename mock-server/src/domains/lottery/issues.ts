import type { Draw } from '@longan/sdk'
import type { World } from '../../kernel/world/world.ts'
import { drawPrizes, winningNumber } from './draws.ts'
import type { Lottery } from './lotteries.ts'
import { roundAt, roundOf } from './rounds.ts'

export type Issues = ReturnType<typeof issuesOf>

/** Issues and their draws. Both are computed from the time and the seed and never stored, so a jump in time costs nothing. */
export const issuesOf = ({ clock, random }: World) => {
  const current = (lottery: Lottery) => roundAt(lottery, clock.now())
  const prizesOf = ({ code, table }: Lottery, numero: string) => drawPrizes(random('lottery', code, numero), table)

  return {
    current,
    prizesOf,
    previous(lottery: Lottery) {
      const { numero } = roundOf(lottery, current(lottery).index - 1)
      return { numero, winningNumber: winningNumber(prizesOf(lottery, numero)) }
    },
    isOnSale: (lottery: Lottery) => !lottery.isPaused && clock.now() < current(lottery).lockAt,
    drawOf(lottery: Lottery, index: number): Draw {
      const { numero, drawAt: drawTime } = roundOf(lottery, index)
      const prizes = prizesOf(lottery, numero)
      return { gameId: lottery.gameId, numero, winningNumber: winningNumber(prizes), prizes, drawTime }
    },
  }
}
