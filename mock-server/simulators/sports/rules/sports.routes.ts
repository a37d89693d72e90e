import * as v from 'valibot'
import { toDecimal, toMinor } from '../../../src/kernel/money.ts'
import { launch, partnerRoute, type PartnerRoute } from '../../../src/kernel/simulator.ts'
import { PICKS } from './fixture.ts'
import type { Fixture } from './fixture.ts'
import { RETURN } from './fixtures.ts'
import type { MyBet, Offer, SportsService } from './sports.service.ts'
import { BOUGHT_BACK, MOST_PAID } from './sports-settlement.ts'

const odds = v.pipe(
  v.number('must be a number'),
  v.transform((decimal) => Math.round(decimal * 100)),
)
const leg = v.object({
  fixture: v.pipe(v.string('is missing'), v.maxLength(20, 'is too long')),
  pick: v.picklist(PICKS, `must be one of ${PICKS.join(', ')}`),
  odds,
})
const slip = v.object({
  launch,
  kind: v.picklist(['single', 'multiple'], 'must be single or multiple'),
  stake: v.number('must be a number'),
  legs: v.pipe(v.array(leg, 'must be a list'), v.nonEmpty('is empty'), v.maxLength(8, 'has more than 8 legs')),
  accept: v.optional(v.picklist(['same', 'better', 'any'], 'must be same, better or any'), 'same'),
})
const cashOut = v.object({
  launch,
  orderNo: v.pipe(v.string('is missing'), v.maxLength(40, 'is too long')),
  offer: v.number('must be a number'),
})

/** The calls of a sports book's client. Money and odds on the wire are decimal. */
export const sportsRoutes = ({ sports }: { sports: SportsService }): PartnerRoute[] => [
  partnerRoute('POST', '/partners/sports/open', {
    schema: v.object({ launch }),
    handle: ({ input }) => asBook(sports.book(input.launch)),
  }),
  partnerRoute('GET', '/partners/sports/book', {
    schema: v.object({ launch }),
    handle: ({ input }) => asBook(sports.book(input.launch)),
  }),
  partnerRoute('POST', '/partners/sports/bet', {
    schema: slip,
    handle: async ({ input: { launch: id, stake, ...said } }) =>
      asState(await sports.bet(id, { ...said, stake: toMinor(stake) })),
  }),
  partnerRoute('GET', '/partners/sports/bets', {
    schema: v.object({ launch }),
    handle: ({ input }) => ({ bets: sports.bets(input.launch).map(asMyBet) }),
  }),
  partnerRoute('POST', '/partners/sports/cash-out', {
    schema: cashOut,
    handle: async ({ input: { launch: id, orderNo, offer } }) =>
      asState(await sports.cashOut(id, { orderNo, seen: toMinor(offer) })),
  }),
]

export type BookOnWire = ReturnType<typeof asBook>
export type OfferOnWire = ReturnType<typeof asOffer>
/** What is known of a fixture: all but how likely its ends are. */
export type FixtureOnWire = ReturnType<typeof asFixture>
export type MyBetOnWire = ReturnType<typeof asMyBet>
export type BetsOnWire = ReturnType<typeof asState>
export type { Pick, Sport } from './fixture.ts'
export type { Consent } from './slip.ts'

const asBook = ({ now, offers, balance, seat, waiting }: Book) => ({
  now,
  returns: RETURN,
  boughtBack: BOUGHT_BACK,
  mostPaid: toDecimal(MOST_PAID),
  fixtures: offers.map(asOffer),
  ...(seat && {
    game: seat.game.names,
    minStake: toDecimal(seat.minStake),
    maxStake: toDecimal(seat.maxStake),
  }),
  ...(balance !== false && { balance: toDecimal(balance), waiting }),
})
type Book = ReturnType<SportsService['book']>

const asFixture = ({ chances: _hidden, ...fixture }: Fixture) => fixture

const asOffer = ({ fixture, odds: prices }: Offer) => ({
  ...asFixture(fixture),
  odds: Object.fromEntries(Object.entries(prices).flatMap(([pick, price]) => (price ? [[pick, price / 100]] : []))),
})

const asState = ({ bets, balance }: Awaited<ReturnType<SportsService['bet']>>) => ({
  bets: bets.map(asMyBet),
  balance: toDecimal(balance),
})

const asMyBet = ({ wager, legs, offer }: MyBet) => ({
  orderNo: wager.id,
  at: wager.placedAt,
  stake: toDecimal(wager.stake),
  state: wager.state,
  won: toDecimal(wager.payout),
  odds: wager.bet?.odds,
  legs: legs.map(({ odds: price, at, ...rest }) => ({ ...rest, match: asFixture(at), odds: price / 100 })),
  ...(offer > 0 && { offer: toDecimal(offer) }),
})
