import type { Lottery } from '../../../src/domains/lottery/lotteries.ts'
import type { LotteryBetsService } from '../../../src/domains/lottery/lottery-bets.service.ts'
import type { LotteryService } from '../../../src/domains/lottery/lottery.service.ts'
import { roundOf } from '../../../src/domains/lottery/rounds.ts'
import type { WalletService } from '../../../src/domains/wallet/wallet.service.ts'
import type { Language } from '../../../src/kernel/validation/language.ts'
import type { World } from '../../../src/kernel/world/world.ts'
import { resultsOf } from './round-results.ts'

type Dependencies = { wallet: WalletService; lottery: LotteryService; lotteryBets: LotteryBetsService }

export type StateContext = { memberId: number; game: Lottery; language: Language; since?: number | undefined }

/** A newly opened page gets the results of so many ms. */
const RECENT = 10 * 60_000

/** Returns the round, the previous draw, and the player's money; `openOrders` and `results` cover all lotteries. */
export const seatState =
  ({ clock }: World, { wallet, lottery, lotteryBets }: Dependencies) =>
  ({ memberId, game, language, since = clock.now() - RECENT }: StateContext) => {
    const round = lottery.current(game)
    return {
      now: clock.now(),
      gameCode: game.code,
      numero: round.numero,
      nextNumero: roundOf(game, round.index + 1).numero,
      remainTime: round.drawAt - clock.now(),
      lockTime: game.lockTime,
      isOnSale: !game.isPaused,
      previous: lottery.draws(game.gameId, { page: 0, size: 1 }).content[0]!,
      balance: wallet.balanceOf(memberId),
      openOrders: lotteryBets.countOpen(memberId),
      results: resultsOf(lotteryBets.settledSince(memberId, { since, language }), { lottery, language }),
    }
  }
