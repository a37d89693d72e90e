import { defineDomain } from '#mock/kernel/world/domain.ts'
import { sportsBetTable } from './slip.ts'
import { sportsService, type OwnBet, type Offer, type SportsService } from './sports.service.ts'
import * as v from 'valibot'
import { toDecimal, toMinor } from '#mock/kernel/money/money.ts'
import { simulatorRoutes, type SimulatorRoute } from '#mock/kernel/world/simulator.ts'
import { PICKS, type Fixture } from './fixture.ts'
import { RETURN } from './fixtures.ts'
import { CASH_OUT_RATE, MAX_PAYOUT } from './sports-settlement.ts'

const odds = v.pipe(
  v.number('must be a number'),
  v.transform((decimal) => Math.round(decimal * 100)),
)
const leg = v.object({
  fixture: v.pipe(v.string('is missing'), v.maxLength(20, 'is too long')),
  pick: v.picklist(PICKS, `must be one of ${PICKS.join(', ')}`),
  odds,
})
const slip = {
  kind: v.picklist(['single', 'multiple'], 'must be single or multiple'),
  stake: v.number('must be a number'),
  legs: v.pipe(v.array(leg, 'must be a list'), v.nonEmpty('is empty'), v.maxLength(8, 'has more than 8 legs')),
  accept: v.optional(v.picklist(['same', 'better', 'any'], 'must be same, better or any'), 'same'),
}
const cashOut = {
  orderNo: v.pipe(v.string('is missing'), v.maxLength(40, 'is too long')),
  offer: v.number('must be a number'),
}

const { get, post } = simulatorRoutes('sports')

/** The routes of a sports book's client. Amounts and odds on the wire are decimal. */
const sportsRoutes = ({ sports }: { sports: SportsService }): SimulatorRoute[] => [
  post('open', {}, ({ input }) => toBookResponse(sports.book(input.launch))),
  get('book', {}, ({ input }) => toBookResponse(sports.book(input.launch))),
  post('bet', slip, async ({ input: { launch: id, stake, ...slipInput } }) =>
    toStateResponse(await sports.bet(id, { ...slipInput, stake: toMinor(stake) })),
  ),
  get('bets', {}, ({ input }) => ({ bets: sports.bets(input.launch).map(toOwnBetResponse) })),
  post('cash-out', cashOut, async ({ input: { launch: id, orderNo, offer } }) =>
    toStateResponse(await sports.cashOut(id, { orderNo, seenOffer: toMinor(offer) })),
  ),
]

export type BookResponse = ReturnType<typeof toBookResponse>
export type OfferResponse = ReturnType<typeof toOfferResponse>
export type FixtureResponse = ReturnType<typeof toFixtureResponse>
export type OwnBetResponse = ReturnType<typeof toOwnBetResponse>
export type BetsResponse = ReturnType<typeof toStateResponse>
export type { Pick, Sport } from './fixture.ts'
export type { Consent } from './slip.ts'

const toBookResponse = ({ now, offers, balance, seat, waiting }: Book) => ({
  now,
  returns: RETURN,
  boughtBack: CASH_OUT_RATE,
  mostPaid: toDecimal(MAX_PAYOUT),
  fixtures: offers.map(toOfferResponse),
  ...(seat && {
    game: seat.game.names,
    minStake: toDecimal(seat.minStake),
    maxStake: toDecimal(seat.maxStake),
  }),
  ...(balance !== false && { balance: toDecimal(balance), waiting }),
})
type Book = ReturnType<SportsService['book']>

const toFixtureResponse = ({ chances: _hidden, ...fixture }: Fixture) => fixture

const toOfferResponse = ({ fixture, odds: prices }: Offer) => ({
  ...toFixtureResponse(fixture),
  odds: Object.fromEntries(Object.entries(prices).flatMap(([pick, price]) => (price ? [[pick, price / 100]] : []))),
})

const toStateResponse = ({ bets, balance }: Awaited<ReturnType<SportsService['bet']>>) => ({
  bets: bets.map(toOwnBetResponse),
  balance: toDecimal(balance),
})

const toOwnBetResponse = ({ wager, legs, offer }: OwnBet) => ({
  orderNo: wager.id,
  at: wager.placedAt,
  stake: toDecimal(wager.stake),
  state: wager.state,
  won: toDecimal(wager.payout),
  odds: wager.bet?.odds,
  legs: legs.map(({ odds: price, at, ...rest }) => ({ ...rest, match: toFixtureResponse(at), odds: price / 100 })),
  ...(offer > 0 && { offer: toDecimal(offer) }),
})

export const sports = defineDomain({
  name: 'sports',
  tables: [sportsBetTable],
  services: {
    sports: sportsService,
  },
  routes: sportsRoutes,
})
