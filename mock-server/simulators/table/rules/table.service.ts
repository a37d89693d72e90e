import type { LaunchesService } from '../../../src/domains/games/launches.service.ts'
import { refuseStake, type Seat, seatAt } from '../../../src/domains/games/seats.ts'
import type { WagersService } from '../../../src/domains/wagers/wagers.service.ts'
import type { WalletService } from '../../../src/domains/wallet/wallet.service.ts'
import { invalidField } from '../../../src/kernel/refusal.ts'
import type { World } from '../../../src/kernel/world.ts'
import { gameAt } from './card-games.ts'
import { handsOf, type Shown } from './hands.ts'

export type TableNeeds = { launches: LaunchesService; wagers: WagersService; wallet: WalletService }
export type TableService = ReturnType<typeof tableService>

const HISTORY_SHOWN = 30

/** Card tables that wait for their member, but not for ever. Money in minor units. */
export const tableService = (world: World, { launches, wagers, wallet }: TableNeeds) => {
  const hands = handsOf(world, wagers)
  const seatOf = (launch: string) => seatAt(launches, launch, 'table')
  const stateOf = (seat: Seat, hand: Shown | undefined) => ({
    now: world.clock.now(),
    hand,
    balance: wallet.balanceOf(seat.memberId),
  })

  return {
    open(launch: string) {
      const seat = seatOf(launch)
      return { seat, state: stateOf(seat, hands.open(seat)) }
    },
    /** Takes the stake and deals: the member sees the own cards, the others stay face down. */
    async deal(launch: string, stake: number | undefined) {
      const seat = seatOf(launch)
      if (hands.open(seat)) throw invalidField('launch', 'has a hand that is not shown yet')
      refuseStake(seat, stake)
      const bet = { event: gameAt(seat.game).name, selection: { vi: 'Nhà con', en: 'Player' } }
      const wager = await wagers.place({ ...seat.draft, stake: stake!, bet }, 'PV')
      return stateOf(seat, await hands.begin(seat, wager))
    },
    /** Gives the member one card more, where the game has that and the hand takes it. */
    async draw(launch: string) {
      const seat = seatOf(launch)
      const hand = hands.open(seat)
      if (!hand?.moves.includes('draw')) throw invalidField('launch', 'has no hand that takes a card')
      return stateOf(seat, await hands.draw(seat, hand))
    },
    /** Turns all cards over and pays; who has too few points to stop is given cards first. */
    async show(launch: string) {
      const seat = seatOf(launch)
      const hand = hands.open(seat)
      if (!hand) throw invalidField('launch', 'has no hand to show')
      return stateOf(seat, await hands.show(hand.wager.id))
    },
    /** The latest hands at this table, newest first. */
    history(launch: string): Shown[] {
      const { memberId, game } = seatOf(launch)
      const past = wagers.of(memberId, game.nodeId).filter(({ state }) => state === 'settled')
      return past.slice(0, HISTORY_SHOWN).map(hands.shown)
    },
  }
}
