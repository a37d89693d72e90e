import type { LaunchesService } from '../../../src/domains/games/launches.service.ts'
import { refuseStake, type Seat, seatAt } from '../../../src/domains/games/seats.ts'
import { type ClockedBet, clockedBets, clockedBetTable, type Wish } from '../../../src/domains/wagers/clocked-bets.ts'
import type { Wager, WagersService } from '../../../src/domains/wagers/wagers.service.ts'
import type { WalletService } from '../../../src/domains/wallet/wallet.service.ts'
import { Refusal } from '../../../src/kernel/refusal.ts'
import type { World } from '../../../src/kernel/world.ts'
import { type Fight, fightOf, numberAt, type Side, SIDE_NAMES } from './fights.ts'

export const cockfightBetTable = clockedBetTable('cockfightBets')
export type CockfightNeeds = { launches: LaunchesService; wagers: WagersService; wallet: WalletService }
export type CockfightService = ReturnType<typeof cockfightService>
/** `stake` in minor units; nothing when it was finer than that. */
export type FightWish = { side: Side; stake: number | undefined }

const SHOWN = 20
const HISTORY_SHOWN = 30

/** Fights follow from the world's chance and their number alone; bets are settled by them. */
function fightsOf(world: World, wagers: WagersService) {
  const fight = (nodeId: number, number: number) => fightOf(nodeId, number, world.random)
  const payoutOf = ({ round, pick }: ClockedBet, stake: number) => {
    const [nodeId, number] = round.split(':').map(Number)
    const { winner, odds } = fight(nodeId!, number!)
    return pick === winner ? Math.floor((stake * odds[winner]) / 100) : 0
  }
  const rules = { table: cockfightBetTable, prefix: 'CF', event: 'cockfight.settle', payoutOf }
  return { fight, bets: clockedBets(world, wagers, rules) }
}

/** Arenas whose fights go on by the clock. Money in minor units. */
export const cockfightService = (world: World, { launches, wagers, wallet }: CockfightNeeds) => {
  const { fight, bets } = fightsOf(world, wagers)
  const seatOf = (launch: string) => seatAt(launches, launch, 'cockfight')

  function stateOf({ memberId, game }: Seat) {
    const now = world.clock.now()
    const { winner, ...shown } = fight(game.nodeId, numberAt(now))
    return {
      now,
      fight: shown,
      /** Nobody knows it before the fight is over. */
      winner: now >= shown.endAt ? winner : undefined,
      mine: bets.onRound(shown.key).filter(({ bet }) => bet.memberId === memberId),
      balance: wallet.balanceOf(memberId),
    }
  }

  return {
    open(launch: string) {
      const seat = seatOf(launch)
      return { seat, state: stateOf(seat) }
    },
    state: (launch: string) => stateOf(seatOf(launch)),
    /** Takes a bet on the fight that is open. */
    async bet(launch: string, { fight: key, wish }: { fight: string; wish: FightWish }) {
      const seat = seatOf(launch)
      const open = fight(seat.game.nodeId, numberAt(world.clock.now()))
      refuseClosed(open, key, world.clock.now())
      refuseStake(seat, wish.stake)
      await bets.place([wishOf(seat, open, wish)], { round: key, endAt: open.endAt })
      return stateOf(seat)
    },
    /** The member's latest bets at the arena, newest first. */
    history(launch: string): Wager[] {
      const { memberId, game } = seatOf(launch)
      return wagers.of(memberId, game.nodeId).slice(0, HISTORY_SHOWN)
    },
    /** Who won the latest fights of the arena, newest first. */
    results(launch: string) {
      const { game } = seatOf(launch)
      const latest = numberAt(world.clock.now())
      return Array.from({ length: SHOWN }, (_, ago) => fight(game.nodeId, latest - 1 - ago))
    },
  }
}

function refuseClosed({ key, closeAt }: Fight, asked: string, now: number) {
  if (key === asked && now < closeAt) return
  const value = { field: 'fight', reason: 'does not take bets now' }
  throw new Refusal(400, 'market.closed', 'This fight does not take bets', value)
}

function wishOf(seat: Seat, { number, odds }: Fight, { side, stake }: FightWish): Wish {
  const event = { vi: `Trận ${number}`, en: `Fight ${number}` }
  const bet = { event, selection: SIDE_NAMES[side], odds: odds[side] / 100 }
  return { draft: { ...seat.draft, stake: stake!, bet }, pick: side }
}
