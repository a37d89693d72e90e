import type { LaunchesService } from '#mock/domains/games/launches.service.ts'
import { assertStakeAllowed, type Seat, seatAt } from '#mock/domains/games/seats.ts'
import {
  type ClockedBet,
  createClockedBets,
  clockedBetTable,
  type BetDraft,
} from '#mock/domains/wagers/clocked-bets.ts'
import type { Wager, WagersService } from '#mock/domains/wagers/wagers.service.ts'
import type { WalletService } from '#mock/domains/wallet/wallet.service.ts'
import { Refusal } from '#mock/kernel/validation/refusal.ts'
import type { World } from '#mock/kernel/world/world.ts'
import { type Fight, fightOf, moveOdds, numberAt, ODDS_STEP, type Side, SIDE_NAMES } from './fights.ts'

export const cockfightBetTable = clockedBetTable('cockfightBets')
export type CockfightDependencies = { launches: LaunchesService; wagers: WagersService; wallet: WalletService }
export type CockfightService = ReturnType<typeof cockfightService>
/** `stake` in minor units; undefined for a finer amount. */
export type FightBet = {
  side: Side
  stake: number | undefined
  /** The odds that the member has seen, in hundredths; without them the current ones apply. */
  odds: number | undefined
}

const MAX_RESULTS = 20
const MAX_HISTORY = 30

function fightsOf(world: World, wagers: WagersService) {
  const fight = (nodeId: number, number: number) => fightOf(nodeId, number, world.random)
  const payoutOf = ({ round, pick }: ClockedBet, { stake, bet }: Wager) => {
    const [nodeId, number] = round.split(':').map(Number)
    return pick === fight(nodeId!, number!).winner ? Math.floor((stake * Math.round(bet!.odds! * 100)) / 100) : 0
  }
  const rules = { table: cockfightBetTable, prefix: 'CF', event: 'cockfight.settle', payoutOf }
  return { fight, bets: createClockedBets(world, wagers, rules) }
}

/** Arenas whose fights follow the clock. Money in minor units. */
export const cockfightService = (world: World, { launches, wagers, wallet }: CockfightDependencies) => {
  const { fight, bets } = fightsOf(world, wagers)
  const seatOf = (launch: string) => seatAt(launches, launch, 'cockfight')

  function stateOf({ memberId, game }: Seat) {
    const now = world.clock.now()
    const { winner, ...publicFight } = moveOdds(fight(game.nodeId, numberAt(now)), now, world.random)
    return {
      now,
      fight: publicFight,
      /** Hidden until the fight is over. */
      winner: now >= publicFight.endAt ? winner : undefined,
      ownBets: bets.onRound(publicFight.key).filter(({ bet }) => bet.memberId === memberId),
      balance: wallet.balanceOf(memberId),
    }
  }

  return {
    open(launch: string) {
      const seat = seatOf(launch)
      return { seat, state: stateOf(seat) }
    },
    state: (launch: string) => stateOf(seatOf(launch)),
    async bet(launch: string, { fight: key, bet }: { fight: string; bet: FightBet }) {
      const seat = seatOf(launch)
      const now = world.clock.now()
      const opened = fight(seat.game.nodeId, numberAt(now))
      const open = moveOdds(opened, now, world.random)
      assertOpen(open, key, now)
      assertStakeAllowed(seat, bet.stake)
      // The odds of a moment ago are still taken: the request was on its way.
      const odds = agreedOdds(bet, [open, moveOdds(opened, now - ODDS_STEP, world.random)])
      await bets.place([toClockedBet(seat, open, { ...bet, odds })], { round: key, endAt: open.endAt })
      return stateOf(seat)
    },
    history(launch: string): Wager[] {
      const { memberId, game } = seatOf(launch)
      return wagers.of(memberId, game.nodeId).slice(0, MAX_HISTORY)
    },
    results(launch: string) {
      const { game } = seatOf(launch)
      const latest = numberAt(world.clock.now())
      return Array.from({ length: MAX_RESULTS }, (_, ago) => fight(game.nodeId, latest - 1 - ago))
    },
  }
}

function assertOpen({ key, closeAt }: Fight, requestedKey: string, now: number) {
  if (key === requestedKey && now < closeAt) return
  const value = { field: 'fight', reason: 'does not take bets now' }
  throw new Refusal(400, 'market.closed', 'This fight does not take bets', value)
}

/** Returns the odds that the member has seen. Throws a Refusal if they are no longer offered. */
function agreedOdds({ side, odds: seen }: FightBet, offers: [Fight, Fight]): number {
  const odds = offers.map((offer) => offer.odds[side])
  if (seen === undefined) return odds[0]!
  if (odds.includes(seen)) return seen
  const value = { field: 'odds', reason: `are ${odds[0]! / 100} now` }
  throw new Refusal(400, 'odds.changed', 'The odds have changed', value)
}

function toClockedBet(
  seat: Seat,
  { number, closeAt }: Fight,
  { side, stake, odds }: FightBet & { odds: number },
): BetDraft {
  const event = { vi: `Trận ${number}`, en: `Fight ${number}` }
  const bet = { event, selection: SIDE_NAMES[side], odds: odds / 100 }
  return { draft: { ...seat.draft, stake: stake!, beginsAt: closeAt, bet }, pick: side }
}
