import type { LotteryBet, LotteryOrder, PrizeMode } from '@longan/sdk'
import type { LaunchesService } from '../../../src/domains/games/launches.service.ts'
import { type Lottery, lotteries, lotteryByCode } from '../../../src/domains/lottery/lotteries.ts'
import type { LotteryBetsService } from '../../../src/domains/lottery/lottery-bets.service.ts'
import type { LotteryService } from '../../../src/domains/lottery/lottery.service.ts'
import type { MembersService } from '../../../src/domains/member/member.service.ts'
import type { WalletService } from '../../../src/domains/wallet/wallet.service.ts'
import type { Language } from '../../../src/kernel/language.ts'
import { invalidField } from '../../../src/kernel/refusal.ts'
import type { World } from '../../../src/kernel/world.ts'
import { seatState } from './seat-state.ts'

export type LotteryNeeds = {
  launches: LaunchesService
  members: MembersService
  wallet: WalletService
  lottery: LotteryService
  lotteryBets: LotteryBetsService
}
/** Who plays what: a launch names a lottery or the lobby, and the player may go over to another one. */
export type Seat = { launch: string; gameCode?: string | undefined; language: Language; since?: number | undefined }
export type LotteryClientService = ReturnType<typeof lotteryClientService>

const DRAWS_ON_PAGE = 20
const ORDERS_ON_PAGE = 20

/** What the lottery's own client sees and does, through the same service as the gateway's calls. */
export const lotteryClientService = (world: World, needs: LotteryNeeds) => {
  const { launches, members, wallet, lottery, lotteryBets } = needs
  const stateOf = seatState(world, needs)
  const sit = ({ launch, gameCode }: Seat) => {
    const { memberId, ...launched } = launches.use(launch, 'lottery')
    const game = gameCode === undefined ? launchedLottery(launched) : lotteryByCode(gameCode)
    return { memberId, prizeMode: modeOf(game, launched), game }
  }

  return {
    open(seat: Seat) {
      const { memberId, game } = sit(seat)
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
      const { memberId, game } = sit(seat)
      return stateOf({ memberId, game, language: seat.language, since: seat.since })
    },
    /** Places a cart: all of it, or nothing. */
    async bet(seat: Seat, bets: LotteryBet[]): Promise<{ orders: LotteryOrder[]; balance: number }> {
      const { memberId, prizeMode, game } = sit(seat)
      refuseOthers(bets, game)
      const member = members.get(memberId)!
      const orders = await lotteryBets.place(member, { contents: bets, prizeMode, language: seat.language })
      return { orders, balance: wallet.balanceOf(memberId) }
    },
    orders: (seat: Seat, page: number) =>
      lotteryBets.list(sit(seat).memberId, { page, size: ORDERS_ON_PAGE, isToday: false, language: seat.language }),
    draws: (seat: Seat, page: number) => lottery.draws(sit(seat).game.gameId, { page, size: DRAWS_ON_PAGE }),
  }
}

/** A bet is on the lottery of the table: another one's numbers and odds are not on the page. */
function refuseOthers(bets: LotteryBet[], { gameId }: Lottery) {
  const other = bets.findIndex((bet) => bet.gameId !== gameId)
  if (other >= 0) throw invalidField(`bets.${other}.gameId`, 'is not the lottery of this table')
}

/** South-East Asian lotteries have a mode of their own, whatever the lobby was opened in. */
function modeOf({ group }: Lottery, { gameType }: { gameType: string }): PrizeMode {
  if (group === 'SEA') return 'SEA'
  return gameType === 'LOTT' ? 'Lott' : 'Elott'
}

/** A lobby opens its vendor's first lottery, and so does a code nobody knows any more. */
const launchedLottery = ({ gameCode, vassalage }: { gameCode: string; vassalage: string }): Lottery =>
  lotteries.find(({ code }) => code === gameCode) ??
  lotteries.find(({ vendor }) => vendor === vassalage) ??
  lotteries[0]!
