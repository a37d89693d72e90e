import type { LaunchesService } from '#mock/domains/games/launches.service.ts'
import { assertStakeAllowed, type Seat, seatAt } from '#mock/domains/games/seats.ts'
import type { Wager, WagersService } from '#mock/domains/wagers/wagers.service.ts'
import type { WalletService } from '#mock/domains/wallet/wallet.service.ts'
import { invalidField, Refusal } from '#mock/kernel/validation/refusal.ts'
import type { World } from '#mock/kernel/world/world.ts'
import { type Fixture, type Pick, PICKS } from './fixture.ts'
import { fixturesOf, oddsOf } from './fixtures.ts'
import {
  type Consent,
  resolveLegs,
  assertDistinctFixtures,
  type SelectedLeg,
  type ResolvedLeg,
  totalOdds,
  type Leg,
  type SportsBet,
  sportsBetTable,
} from './slip.ts'
import { sportsSettlement } from './sports-settlement.ts'
import type { LocalizedText } from '#mock/catalogue/words.ts'
import { memberAccount } from '#mock/kernel/money/ledger.ts'

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

type PlacedSportsBet = { bet: SportsBet; wager: Wager }
type Settlement = { schedule(bet: SportsBet): void }

const sportsBets = (world: World, wagers: WagersService, settlement: Settlement) => {
  const bets = world.table(sportsBetTable)

  async function placeOne({ memberId, draft }: Seat, legs: ResolvedLeg[], stake: number): Promise<PlacedSportsBet> {
    const beginsAt = Math.min(...legs.map(({ at }) => at.startAt))
    const wager = await wagers.place({ ...draft, stake, beginsAt, bet: toRecordText(legs) }, 'SB')
    const storedLegs = legs.map(({ fixture, pick, odds }) => ({ fixture, pick, odds }))
    const bet = await bets.insert({ id: wager.id, memberId, legs: storedLegs })
    settlement.schedule(bet)
    return { bet, wager }
  }

  return {
    /** Places all bets with this stake or none. */
    async place(seat: Seat, each: ResolvedLeg[][], stake: number): Promise<PlacedSportsBet[]> {
      if (stake * each.length > world.ledger.balance(memberAccount(seat.memberId))) throw lowBalance()
      wagers.assertWithinLimits(seat.memberId, stake * each.length)
      const placed: PlacedSportsBet[] = []
      for (const legs of each) placed.push(await placeOne(seat, legs, stake))
      return placed
    },
    of: (memberId: number): SportsBet[] => bets.where({ memberId }).reverse(),
    waiting: (memberId: number): number => wagers.openOf(memberId).filter(({ id }) => bets.get(id)).length,
    find: (orderNo: string, memberId: number): SportsBet | undefined => {
      const bet = bets.get(orderNo)
      return bet?.memberId === memberId ? bet : undefined
    },
  }
}

const lowBalance = () =>
  new Refusal(400, 'balance.not.enough', 'The stakes are more than the balance', {
    field: 'stake',
    reason: 'the stakes are more than the balance',
  })

function toRecordText(legs: ResolvedLeg[]): Wager['bet'] {
  const joinTexts = (text: (leg: ResolvedLeg) => LocalizedText): LocalizedText => ({
    vi: legs.map((leg) => text(leg).vi).join(' + '),
    en: legs.map((leg) => text(leg).en).join(' + '),
  })
  const event = joinTexts(({ at: { home, away } }) => ({
    vi: `${home.vi} – ${away.vi}`,
    en: `${home.en} – ${away.en}`,
  }))
  return {
    event,
    selection: joinTexts(({ at, pick }) => selectionText(at, pick)),
    odds: Math.floor(totalOdds(legs) * 100) / 100,
  }
}

const DRAW: LocalizedText = { vi: 'Hòa', en: 'Draw' }
const formatSigned = (goals: number) => (goals > 0 ? `+${goals}` : `−${-goals}`)
const toVietnamese = (text: string | number) => String(text).replace('.', ',')

/** A side with its handicap: "Hà Thành (+0,5)". */
const withHandicap = ({ vi, en }: LocalizedText, goals: number): LocalizedText => ({
  vi: `${vi} (${toVietnamese(formatSigned(goals))})`,
  en: `${en} (${formatSigned(goals)})`,
})

function selectionText({ home, away, lines: { handicap, total } }: Fixture, pick: Pick): LocalizedText {
  const words: Record<Pick, LocalizedText> = {
    home,
    draw: DRAW,
    away,
    'home-line': withHandicap(home, handicap),
    'away-line': withHandicap(away, -handicap),
    over: { vi: `Tài ${toVietnamese(total)}`, en: `Over ${total}` },
    under: { vi: `Xỉu ${toVietnamese(total)}`, en: `Under ${total}` },
  }
  return words[pick]
}
