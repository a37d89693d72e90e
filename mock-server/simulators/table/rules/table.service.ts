import type { LaunchesService } from '#mock/domains/games/launches.service.ts'
import { assertStakeAllowed, type Seat, seatAt } from '#mock/domains/games/seats.ts'
import type { PlayRulesService } from '#mock/domains/responsible-gaming/play-rules.service.ts'
import type { WagersService } from '#mock/domains/wagers/wagers.service.ts'
import type { WalletService } from '#mock/domains/wallet/wallet.service.ts'
import { invalidField } from '#mock/kernel/validation/refusal.ts'
import type { World } from '#mock/kernel/world/world.ts'
import { gameAt } from './card-games.ts'
import { recentHands } from './recent-hands.ts'
import { handsOf, type VisibleHand } from './hands.ts'

export type TableDependencies = {
  launches: LaunchesService
  playRules: PlayRulesService
  wagers: WagersService
  wallet: WalletService
}
export type TableService = ReturnType<typeof tableService>

const MAX_HISTORY = 30

/** Card tables. An open hand waits for its member, up to a timeout. Money in minor units. */
export const tableService = (world: World, { launches, playRules, wagers, wallet }: TableDependencies) => {
  const hands = handsOf(world, wagers)
  const seatOf = (launch: string) => seatAt(launches, launch, 'table')
  const stateOf = (seat: Seat, hand: VisibleHand | undefined) => ({
    now: world.clock.now(),
    hand,
    balance: wallet.balanceOf(seat.memberId),
  })

  return {
    open(launch: string) {
      const seat = seatOf(launch)
      const recent = recentHands(world, gameAt(seat.game), seat.game.nodeId)
      return { seat, recent, terms: playRules.termsOf(seat.game.gameType), state: stateOf(seat, hands.open(seat)) }
    },
    async deal(launch: string, stake: number | undefined) {
      const seat = seatOf(launch)
      if (hands.open(seat)) throw invalidField('launch', 'has a hand that is not shown yet')
      assertStakeAllowed(seat, stake)
      const bet = { event: gameAt(seat.game).name, selection: { vi: 'Nhà con', en: 'Player' } }
      const wager = await wagers.place({ ...seat.draft, stake: stake!, bet }, 'PV')
      return stateOf(seat, await hands.begin(seat, wager))
    },
    async draw(launch: string) {
      const seat = seatOf(launch)
      const hand = hands.open(seat)
      if (!hand?.moves.includes('draw')) throw invalidField('launch', 'has no hand that takes a card')
      return stateOf(seat, await hands.draw(seat, hand))
    },
    async show(launch: string) {
      const seat = seatOf(launch)
      const hand = hands.open(seat)
      if (!hand) throw invalidField('launch', 'has no hand to show')
      return stateOf(seat, await hands.show(hand.wager.id))
    },
    history(launch: string): VisibleHand[] {
      const { memberId, game } = seatOf(launch)
      const past = wagers.of(memberId, game.nodeId).filter(({ state }) => state === 'settled')
      return past.slice(0, MAX_HISTORY).map(hands.toVisibleHand)
    },
  }
}
