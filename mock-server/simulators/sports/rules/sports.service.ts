import type { LaunchesService } from '../../../src/domains/games/launches.service.ts'
import { assertStakeAllowed, type Seat, seatAt } from '../../../src/domains/games/seats.ts'
import type { Wager, WagersService } from '../../../src/domains/wagers/wagers.service.ts'
import type { WalletService } from '../../../src/domains/wallet/wallet.service.ts'
import { invalidField, Refusal } from '../../../src/kernel/validation/refusal.ts'
import type { World } from '../../../src/kernel/world/world.ts'
import { type Fixture, type Pick, PICKS } from './fixture.ts'
import { fixturesOf, oddsOf } from './fixtures.ts'
import { type Consent, resolveLegs, assertDistinctFixtures, type SelectedLeg } from './slip.ts'
import { type PlacedSportsBet, sportsBets } from './sports-bets.ts'
import type { Leg, SportsBet } from './sports.model.ts'
import { sportsSettlement } from './sports-settlement.ts'

export type SportsDependencies = { launches: LaunchesService; wagers: WagersService; wallet: WalletService }
export type SportsService = ReturnType<typeof sportsService>
/** Several singles of one stake each, or one multiple. `stake` in minor units; undefined for a finer amount. */
export type Slip = { kind: 'single' | 'multiple'; stake: number | undefined; legs: SelectedLeg[]; accept: Consent }
export type Offer = { fixture: Fixture; odds: Partial<Record<Pick, number>> }
export type OwnLeg = Leg & { at: Fixture; isWon: boolean | undefined }
export type OwnBet = { wager: Wager; legs: OwnLeg[]; offer: number }

const MAX_BETS = 50

function createViews(world: World, wagers: WagersService, settlement: ReturnType<typeof sportsSettlement>) {
  const context = () => ({ now: world.clock.now(), random: world.random })
  return {
    context,
    offersOf: (gameType: string): Offer[] =>
      fixturesOf(gameType, context()).map((fixture) => ({
        fixture,
        odds: Object.fromEntries(PICKS.map((pick) => [pick, oddsOf(fixture, pick, context())])),
      })),
    toOwnBet: (bet: SportsBet): OwnBet => ({
      wager: wagers.get(bet.id)!,
      legs: bet.legs.map((leg) => ({ ...leg, at: settlement.fixtureOf(leg), isWon: settlement.isLegWon(leg) })),
      offer: settlement.offerFor(bet),
    }),
  }
}

/** A sports book whose odds follow the clock. A guest may look but not bet. Money in minor units. */
export const sportsService = (world: World, { launches, wagers, wallet }: SportsDependencies) => {
  const settlement = sportsSettlement(world, wagers)
  const bets = sportsBets(world, wagers, settlement)
  const { context, offersOf, toOwnBet } = createViews(world, wagers, settlement)
  const seatOf = (launch: string) => seatAt(launches, launch, 'sports')
  const stateOf = ({ memberId }: Seat, placed: PlacedSportsBet[]) => ({
    bets: placed.map(({ bet }) => toOwnBet(bet)),
    balance: wallet.balanceOf(memberId),
  })

  return {
    book(launch: string) {
      const { gameType, memberId } = launches.find(launch, 'sports')
      const ownBets = memberId !== undefined && { seat: seatOf(launch), waiting: bets.waiting(memberId) }
      const balance = ownBets && wallet.balanceOf(memberId)
      return { now: world.clock.now(), offers: offersOf(gameType), ...ownBets, balance }
    },
    /** Places a slip at the current odds completely or not at all. */
    async bet(launch: string, { kind, stake, legs, accept }: Slip) {
      const seat = seatOf(launch)
      assertStakeAllowed(seat, stake)
      if (kind === 'multiple') assertDistinctFixtures(legs)
      const resolvedLegs = resolveLegs(legs, accept, { ...context(), gameType: seat.game.gameType })
      const betLegs = kind === 'multiple' ? [resolvedLegs] : resolvedLegs.map((leg) => [leg])
      return stateOf(seat, await bets.place(seat, betLegs, stake!))
    },
    bets(launch: string): OwnBet[] {
      const { memberId } = seatOf(launch)
      return bets.of(memberId).slice(0, MAX_BETS).map(toOwnBet)
    },
    /** Cashes out an open bet at its current value, unless that is less than the player has seen. */
    async cashOut(launch: string, { orderNo, seenOffer }: { orderNo: string; seenOffer: number | undefined }) {
      const seat = seatOf(launch)
      const bet = bets.find(orderNo, seat.memberId)
      if (!bet) throw invalidField('orderNo', 'is not a bet of yours')
      const offer = settlement.offerFor(bet)
      assertOffer(offer, seenOffer)
      const wager = await wagers.settle(orderNo, offer)
      return stateOf(seat, [{ bet, wager }])
    },
  }
}

function assertOffer(offer: number, seenOffer: number | undefined) {
  if (offer === 0) {
    const value = { field: 'orderNo', reason: 'cannot be bought back' }
    throw new Refusal(400, 'market.closed', 'This bet cannot be bought back', value)
  }
  if (seenOffer !== undefined && offer >= seenOffer) return
  const value = { field: 'offer', reason: `is ${offer / 100} now`, offer: offer / 100 }
  throw new Refusal(400, 'odds.changed', 'The offer has changed', value)
}
