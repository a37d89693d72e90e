import * as v from 'valibot'
import type { Wager } from '../../../src/domains/wagers/wagers.service.ts'
import { toDecimal, toMinor } from '../../../src/kernel/money.ts'
import { launch, partnerRoute, type PartnerRoute } from '../../../src/kernel/simulator.ts'
import type { CockfightService } from './cockfight.service.ts'
import { type Fight, RETURN, type Side, SIDE_NAMES, SIDES } from './fights.ts'

const bet = v.object({
  launch,
  fight: v.pipe(v.string('is missing'), v.maxLength(40, 'is too long')),
  side: v.picklist(SIDES, `must be one of ${SIDES.join(', ')}`),
  stake: v.number('must be a number'),
})

/** The calls of an arena's client. Money on the wire is decimal. */
export const cockfightRoutes = ({ cockfight }: { cockfight: CockfightService }): PartnerRoute[] => [
  partnerRoute('POST', '/partners/cockfight/open', {
    schema: v.object({ launch }),
    handle: ({ input }) => asArena(cockfight.open(input.launch)),
  }),
  partnerRoute('GET', '/partners/cockfight/state', {
    schema: v.object({ launch }),
    handle: ({ input }) => asState(cockfight.state(input.launch)),
  }),
  partnerRoute('POST', '/partners/cockfight/bet', {
    schema: bet,
    handle: async ({ input: { side, stake, ...input } }) =>
      asState(await cockfight.bet(input.launch, { fight: input.fight, wish: { side, stake: toMinor(stake) } })),
  }),
  partnerRoute('GET', '/partners/cockfight/results', {
    schema: v.object({ launch }),
    handle: ({ input }) => ({ results: cockfight.results(input.launch).map(asResult) }),
  }),
  partnerRoute('GET', '/partners/cockfight/history', {
    schema: v.object({ launch }),
    handle: ({ input }) => ({ bets: cockfight.history(input.launch).map(asPastBet) }),
  }),
]

export type ArenaOnWire = ReturnType<typeof asArena>
export type StateOnWire = ReturnType<typeof asState>
export type ResultOnWire = ReturnType<typeof asResult>
export type PastBetOnWire = ReturnType<typeof asPastBet>

const asArena = ({ seat, state }: ReturnType<CockfightService['open']>) => ({
  game: { nodeId: seat.game.nodeId, names: seat.game.names, look: seat.game.look },
  minStake: toDecimal(seat.minStake),
  maxStake: toDecimal(seat.maxStake),
  /** What of a stake comes back on average, whatever side it is on. */
  returns: RETURN,
  sides: SIDES.map((side) => ({ side, name: SIDE_NAMES[side] })),
  state: asState(state),
})

const asState = ({ fight, mine, balance, ...state }: ReturnType<CockfightService['state']>) => ({
  ...state,
  fight: asFight(fight),
  bets: mine.map(({ bet: { pick }, wager: { id, stake, payout, state: is } }) => ({
    orderNo: id,
    side: pick as Side,
    stake: toDecimal(stake),
    state: is,
    won: toDecimal(payout),
  })),
  balance: toDecimal(balance),
})

const asFight = ({ odds, ...fight }: Fight) => ({
  ...fight,
  odds: { meron: odds.meron / 100, wala: odds.wala / 100, draw: odds.draw / 100 },
})

const asResult = ({ winner, ...fight }: Fight & { winner: Side }) => ({ ...asFight(fight), winner })

const asPastBet = ({ id, placedAt, stake, payout, state, bet }: Wager) => ({
  orderNo: id,
  at: placedAt,
  stake: toDecimal(stake),
  won: toDecimal(payout),
  isOpen: state === 'open',
  event: bet!.event,
  selection: bet!.selection,
  odds: bet!.odds!,
})
