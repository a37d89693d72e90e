import type { LotteryBet, LotteryOrder, PrizeMode, PlayOption } from '@longan/sdk'
import type { LaunchesService } from '#mock/domains/games/launches.service.ts'
import { type Lottery, lotteries, lotteryByCode } from '#mock/domains/lottery/lotteries.ts'
import type { LotteryBetsService } from '#mock/domains/lottery/lottery-bets.service.ts'
import type { LotteryService } from '#mock/domains/lottery/lottery.service.ts'
import type { MembersService } from '#mock/domains/member/member.service.ts'
import type { WalletService } from '#mock/domains/wallet/wallet.service.ts'
import type { Language } from '#mock/kernel/validation/language.ts'
import { invalidField } from '#mock/kernel/validation/refusal.ts'
import type { World } from '#mock/kernel/world/world.ts'
import { roundOf } from '#mock/domains/lottery/rounds.ts'
import { playsOf, sharesOf } from '#mock/domains/lottery/plays/plays.ts'
import { OPTION_NAMES } from '#mock/domains/lottery/plays/play-texts.ts'

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
        shares: playsOf(game.table).map((rule) => ({ playId: rule.playId, ...sharesOf(rule, game.table) })),
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

type Dependencies = { wallet: WalletService; lottery: LotteryService; lotteryBets: LotteryBetsService }

type StateContext = { memberId: number; game: Lottery; language: Language; since?: number | undefined }

/** A newly opened page gets the results of so many ms. */
const RECENT = 10 * 60_000

/** Returns the round, the previous draw, and the player's money; `openOrders` and `results` cover all lotteries. */
const seatState =
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

/** The result of a bet: its numbers (or option) as text, and those that were drawn. Amounts are decimal. */
type BetResult = { playName: string; numbers: string[]; hits: string[]; stake: number; won: number }
type RoundResult = {
  gameCode: string
  gameName: string
  numero: string
  winningNumber: string
  stake: number
  won: number
  /** Highest payout first. */
  bets: BetResult[]
}
type ResultContext = { lottery: LotteryService; language: Language }

/** Groups settled bets by round, in the order of their first bet. */
const resultsOf = (orders: LotteryOrder[], dependencies: ResultContext): RoundResult[] =>
  [...Map.groupBy(orders, ({ gameCode, numero }) => `${gameCode} ${numero}`).values()].map((round) => {
    const { gameCode, gameName, numero, winningNumber } = round[0]!
    return {
      gameCode,
      gameName: gameName ?? gameCode,
      numero,
      winningNumber: winningNumber!,
      stake: sumOf(round.map(({ stake }) => stake)),
      won: sumOf(round.map(({ winAmount }) => winAmount)),
      bets: round.map((order) => resultOf(order, dependencies)).sort((one, other) => other.won - one.won),
    }
  })

function resultOf(order: LotteryOrder, { lottery, language }: ResultContext): BetResult {
  const game = lotteryByCode(order.gameCode)
  const play = playsOf(game.table).find(({ playId }) => playId === order.playId)!
  const drawn = new Set(play.outcomes(lottery.prizesOf(game, order.numero)))
  const numbers = order.bettingContent.split(',').map((number) => number.trim())
  const toText = (content: string) => OPTION_NAMES[content as PlayOption['content']]?.[language] ?? content
  return {
    playName: order.playName ?? order.playCode,
    numbers: numbers.map(toText),
    hits: numbers.filter((number) => drawn.has(number)).map(toText),
    stake: order.stake,
    won: order.winAmount,
  }
}

/** Rounds to two decimals: a sum of decimals may have more. */
const sumOf = (amounts: number[]) => Math.round(amounts.reduce((sum, amount) => sum + amount, 0) * 100) / 100
