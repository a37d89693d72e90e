import type { LaunchesService } from '../../../src/domains/games/launches.service.ts'
import { refuseStake, type Seat, seatAt } from '../../../src/domains/games/seats.ts'
import type { Wager, WagersService } from '../../../src/domains/wagers/wagers.service.ts'
import type { WalletService } from '../../../src/domains/wallet/wallet.service.ts'
import { invalidField, Refusal } from '../../../src/kernel/refusal.ts'
import type { World } from '../../../src/kernel/world.ts'
import { type Fixture, type Pick, PICKS } from './fixture.ts'
import { fixturesOf, oddsOf } from './fixtures.ts'
import { type Consent, readLegs, refuseSameFixture, type WishedLeg } from './slip.ts'
import { type Taken, takenBets } from './sports-bets.ts'
import type { Leg, SportsBet } from './sports.model.ts'
import { sportsSettlement } from './sports-settlement.ts'

export type SportsNeeds = { launches: LaunchesService; wagers: WagersService; wallet: WalletService }
export type SportsService = ReturnType<typeof sportsService>
/** Several singles of the same stake each, or one multiple. `stake` in minor units; nothing when it was finer than that. */
export type Slip = { kind: 'single' | 'multiple'; stake: number | undefined; legs: WishedLeg[]; accept: Consent }
export type Offer = { fixture: Fixture; odds: Partial<Record<Pick, number>> }
export type MyLeg = Leg & { at: Fixture; isWon: boolean | undefined }
export type MyBet = { wager: Wager; legs: MyLeg[]; offer: number }

const BETS_SHOWN = 50

/** What the book shows: fixtures with their odds, and a member's bets with what has become of them. */
function viewsOf(world: World, wagers: WagersService, settlement: ReturnType<typeof sportsSettlement>) {
  const moment = () => ({ now: world.clock.now(), random: world.random })
  return {
    moment,
    offersOf: (gameType: string): Offer[] =>
      fixturesOf(gameType, moment()).map((fixture) => ({
        fixture,
        odds: Object.fromEntries(PICKS.map((pick) => [pick, oddsOf(fixture, pick, moment())])),
      })),
    asMine: (bet: SportsBet): MyBet => ({
      wager: wagers.get(bet.id)!,
      legs: bet.legs.map((leg) => ({ ...leg, at: settlement.fixtureOf(leg), isWon: settlement.isLegWon(leg) })),
      offer: settlement.offerFor(bet),
    }),
  }
}

/** A book on matches whose odds move by the clock. A guest may look, and bets nothing. Money in minor units. */
export const sportsService = (world: World, { launches, wagers, wallet }: SportsNeeds) => {
  const settlement = sportsSettlement(world, wagers)
  const bets = takenBets(world, wagers, settlement)
  const { moment, offersOf, asMine } = viewsOf(world, wagers, settlement)
  const seatOf = (launch: string) => seatAt(launches, launch, 'sports')
  const stateOf = ({ memberId }: Seat, taken: Taken[]) => ({
    bets: taken.map(({ bet }) => asMine(bet)),
    balance: wallet.balanceOf(memberId),
  })

  return {
    /** What is on offer, and to a member what there is to bet with and how many bets wait for their end. */
    book(launch: string) {
      const { gameType, memberId } = launches.find(launch, 'sports')
      const mine = memberId !== undefined && { seat: seatOf(launch), waiting: bets.waiting(memberId) }
      const balance = mine && wallet.balanceOf(memberId)
      return { now: world.clock.now(), offers: offersOf(gameType), ...mine, balance }
    },
    /** Takes a slip at the odds of the moment: all of it, or nothing. */
    async bet(launch: string, { kind, stake, legs, accept }: Slip) {
      const seat = seatOf(launch)
      refuseStake(seat, stake)
      if (kind === 'multiple') refuseSameFixture(legs)
      const read = readLegs(legs, accept, { ...moment(), gameType: seat.game.gameType })
      const each = kind === 'multiple' ? [read] : read.map((leg) => [leg])
      return stateOf(seat, await bets.take(seat, each, stake!))
    },
    /** The member's bets, newest first. */
    bets(launch: string): MyBet[] {
      const { memberId } = seatOf(launch)
      return bets.of(memberId).slice(0, BETS_SHOWN).map(asMine)
    },
    /** Buys an open bet back for what it is worth now, unless that is less than the player has seen. */
    async cashOut(launch: string, { orderNo, seen }: { orderNo: string; seen: number | undefined }) {
      const seat = seatOf(launch)
      const bet = bets.named(orderNo, seat.memberId)
      if (!bet) throw invalidField('orderNo', 'is not a bet of yours')
      const offer = settlement.offerFor(bet)
      refuseOffer(offer, seen)
      const wager = await wagers.settle(orderNo, offer)
      return stateOf(seat, [{ bet, wager }])
    },
  }
}

function refuseOffer(offer: number, seen: number | undefined) {
  if (offer === 0) {
    const value = { field: 'orderNo', reason: 'cannot be bought back' }
    throw new Refusal(400, 'market.closed', 'This bet cannot be bought back', value)
  }
  if (seen !== undefined && offer >= seen) return
  const value = { field: 'offer', reason: `is ${offer / 100} now`, offer: offer / 100 }
  throw new Refusal(400, 'odds.changed', 'The offer has changed', value)
}
