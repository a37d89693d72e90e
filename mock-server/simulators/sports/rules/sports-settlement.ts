import type { WagersService } from '#mock/domains/wagers/wagers.service.ts'
import type { World } from '#mock/kernel/world/world.ts'
import type { Fixture } from './fixture.ts'
import { findFixture, isWon } from './fixtures.ts'
import { totalOdds, type Leg, type SportsBet, sportsBetTable } from './slip.ts'

const SETTLE = 'sports.settle'
/** Maximum payout of a bet, minor units. */
export const MAX_PAYOUT = 50_000_000_000
/** The share of a bet's value that a cash-out pays. */
export const CASH_OUT_RATE = 0.94

/** Settles bets when their fixtures end: a lost leg loses the bet at once. */
export function sportsSettlement(world: World, wagers: WagersService) {
  const bets = world.table(sportsBetTable)
  const fixtureOf = ({ fixture }: Leg): Fixture =>
    findFixture(fixture, { now: world.clock.now(), random: world.random })!
  const isLegWon = (leg: Leg) => isWon(fixtureOf(leg), leg.pick, world.clock.now())

  world.events.on(SETTLE, async ({ orderNo }: { orderNo: string }) => {
    const { legs } = bets.get(orderNo)!
    const wager = wagers.get(orderNo)!
    if (wager.state !== 'open') return
    const won = legs.map(isLegWon)
    if (won.includes(false)) await wagers.settle(orderNo, 0)
    else if (!won.includes(undefined)) await wagers.settle(orderNo, payoutOf(wager.stake, legs))
  })

  return {
    fixtureOf,
    isLegWon,
    schedule({ id, legs }: SportsBet) {
      for (const at of new Set(legs.map((leg) => fixtureOf(leg).endAt)))
        world.events.schedule(at, SETTLE, { orderNo: id })
    },
    /** Returns the cash-out offer of an open bet, minor units: its value by the current chances, less the book's share. */
    offerFor({ id, legs }: SportsBet): number {
      const { state, stake } = wagers.get(id)!
      if (state !== 'open') return 0
      const chance = legs.reduce((all, leg) => all * (fixtureOf(leg).chances[leg.pick] ?? 0), 1)
      return Math.floor(payoutOf(stake, legs) * chance * CASH_OUT_RATE)
    },
  }
}

const payoutOf = (stake: number, legs: { odds: number }[]): number =>
  Math.min(MAX_PAYOUT, Math.floor(stake * totalOdds(legs) + 1e-6))
