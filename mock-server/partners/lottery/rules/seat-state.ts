import type { Lottery } from '../../../src/domains/lottery/lotteries.ts'
import type { LotteryBetsService } from '../../../src/domains/lottery/lottery-bets.service.ts'
import type { NumerosService } from '../../../src/domains/lottery/numeros.service.ts'
import { roundOf } from '../../../src/domains/lottery/rounds.ts'
import type { WalletService } from '../../../src/domains/wallet/wallet.service.ts'
import type { World } from '../../../src/kernel/world.ts'

type Needs = { wallet: WalletService; lottery: NumerosService; lotteryBets: LotteryBetsService }

/** The round of a lottery, what was drawn before it, and the player's money; `openOrders` over all lotteries. */
export const seatState =
  ({ clock }: World, { wallet, lottery, lotteryBets }: Needs) =>
  (memberId: number, game: Lottery) => {
    const round = lottery.current(game)
    return {
      gameCode: game.code,
      numero: round.numero,
      nextNumero: roundOf(game, round.index + 1).numero,
      remainTime: round.drawAt - clock.now(),
      lockTime: game.lockTime,
      isOnSale: !game.isPaused,
      previous: lottery.draws(game.gameId, { page: 0, size: 1 }).content[0]!,
      balance: wallet.balanceOf(memberId),
      openOrders: lotteryBets.countOpen(memberId),
    }
  }
