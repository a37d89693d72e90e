import type { Lottery } from '../../../src/domains/lottery/lotteries.ts'
import type { LotteryBetsService } from '../../../src/domains/lottery/lottery-bets.service.ts'
import type { LotteryService } from '../../../src/domains/lottery/lottery.service.ts'
import { roundOf } from '../../../src/domains/lottery/rounds.ts'
import type { WalletService } from '../../../src/domains/wallet/wallet.service.ts'
import type { Language } from '../../../src/kernel/language.ts'
import type { World } from '../../../src/kernel/world.ts'
import { resultsOf } from './round-results.ts'

type Needs = { wallet: WalletService; lottery: LotteryService; lotteryBets: LotteryBetsService }

/** Who asks, of which lottery, and until when they have been told what became of their bets. */
export type Asker = { memberId: number; game: Lottery; language: Language; since?: number | undefined }

/** What a page that has just been opened is told of the time before, ms. */
const LATELY = 10 * 60_000

/** The round of a lottery, what was drawn before it, and the player's money; `openOrders` and `results` over all lotteries. */
export const seatState =
  ({ clock }: World, { wallet, lottery, lotteryBets }: Needs) =>
  ({ memberId, game, language, since = clock.now() - LATELY }: Asker) => {
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
