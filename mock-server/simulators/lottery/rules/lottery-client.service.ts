import type { LotteryBet, LotteryOrder, PrizeMode } from '@longan/sdk'
import type { LaunchesService } from '../../../src/domains/games/launches.service.ts'
import { type Lottery, lotteries, lotteryByCode } from '../../../src/domains/lottery/lotteries.ts'
import type { LotteryBetsService } from '../../../src/domains/lottery/lottery-bets.service.ts'
import type { LotteryService } from '../../../src/domains/lottery/lottery.service.ts'
import type { MembersService } from '../../../src/domains/member/member.service.ts'
import type { WalletService } from '../../../src/domains/wallet/wallet.service.ts'
import type { Language } from '../../../src/kernel/validation/language.ts'
import { invalidField } from '../../../src/kernel/validation/refusal.ts'
import type { World } from '../../../src/kernel/world/world.ts'
import { seatState } from './seat-state.ts'

export type LotteryDependencies = {
  launches: LaunchesService
  members: MembersService
  wallet: WalletService
  lottery: LotteryService
  lotteryBets: LotteryBetsService
}
/** The launch and the selected lottery: a launch names a lottery or the lobby, and the player may switch. */
export type Seat = { launch: string; gameCode?: string | undefined; language: Language; since?: number | undefined }
export type LotteryClientService = ReturnType<typeof lotteryClientService>

const DRAWS_ON_PAGE = 20
const ORDERS_ON_PAGE = 20

export const lotteryClientService = (world: World, dependencies: LotteryDependencies) => {
  const { launches, members, wallet, lottery, lotteryBets } = dependencies
  const stateOf = seatState(world, dependencies)
  const resolveSeat = ({ launch, gameCode }: Seat) => {
    const { memberId, ...launchData } = launches.use(launch, 'lottery')
    const game = gameCode === undefined ? lotteryOfLaunch(launchData) : lotteryByCode(gameCode)
    return { memberId, prizeMode: modeOf(game, launchData), game }
  }

  return {
    open(seat: Seat) {
      const { memberId, game } = resolveSeat(seat)
      const { language } = seat
      return {
        account: members.get(memberId)!.account,
        game: { code: game.code, name: game.names[language], gameId: game.gameId },
        lotteries: lottery.list(language),
        menu: lottery.playMenu(game.gameId, { language }),
        state: stateOf({ memberId, game, language }),
      }
    },
    state(seat: Seat) {
      const { memberId, game } = resolveSeat(seat)
      return stateOf({ memberId, game, language: seat.language, since: seat.since })
    },
    /** Places a cart completely or not at all. */
    async bet(seat: Seat, bets: LotteryBet[]): Promise<{ orders: LotteryOrder[]; balance: number }> {
      const { memberId, prizeMode, game } = resolveSeat(seat)
      assertSameLottery(bets, game)
      const member = members.get(memberId)!
      const orders = await lotteryBets.place(member, { contents: bets, prizeMode, language: seat.language })
      return { orders, balance: wallet.balanceOf(memberId) }
    },
    orders(seat: Seat, page: number) {
      const { memberId } = resolveSeat(seat)
      return lotteryBets.list(memberId, { page, size: ORDERS_ON_PAGE, isToday: false, language: seat.language })
    },
    draws: (seat: Seat, page: number) => lottery.draws(resolveSeat(seat).game.gameId, { page, size: DRAWS_ON_PAGE }),
  }
}

/** Throws for bets on another lottery, whose numbers and odds are not on the page. */
function assertSameLottery(bets: LotteryBet[], { gameId }: Lottery) {
  const other = bets.findIndex((bet) => bet.gameId !== gameId)
  if (other >= 0) throw invalidField(`bets.${other}.gameId`, 'is not the lottery of this table')
}

/** South-East Asian lotteries have their own mode, independent of the lobby's mode. */
function modeOf({ group }: Lottery, { gameType }: { gameType: string }): PrizeMode {
  if (group === 'SEA') return 'SEA'
  return gameType === 'LOTT' ? 'Lott' : 'Elott'
}

/** A lobby or an unknown code opens the first lottery of the vendor. */
const lotteryOfLaunch = ({ gameCode, vassalage }: { gameCode: string; vassalage: string }): Lottery =>
  lotteries.find(({ code }) => code === gameCode) ??
  lotteries.find(({ vendor }) => vendor === vassalage) ??
  lotteries[0]!
