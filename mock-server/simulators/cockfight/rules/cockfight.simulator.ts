import { defineDomain } from '#mock/kernel/world/domain.ts'
import { cockfightBetTable, cockfightService, type CockfightService } from './cockfight.service.ts'
import * as v from 'valibot'
import type { Wager } from '#mock/domains/wagers/wagers.service.ts'
import { toDecimal, toMinor } from '#mock/kernel/money/money.ts'
import { simulatorRoutes, type SimulatorRoute } from '#mock/kernel/world/simulator.ts'
import { type Fight, RETURN, type Side, SIDE_NAMES, SIDES } from './fights.ts'

const bet = {
  fight: v.pipe(v.string('is missing'), v.maxLength(40, 'is too long')),
  side: v.picklist(SIDES, `must be one of ${SIDES.join(', ')}`),
  stake: v.number('must be a number'),
  odds: v.optional(v.number('must be a number')),
}

const { get, post } = simulatorRoutes('cockfight')

/** The routes of an arena's client. Amounts on the wire are decimal. */
const cockfightRoutes = ({ cockfight }: { cockfight: CockfightService }): SimulatorRoute[] => [
  post('open', {}, ({ input }) => toArenaResponse(cockfight.open(input.launch))),
  get('state', {}, ({ input }) => toStateResponse(cockfight.state(input.launch))),
  post('bet', bet, async ({ input: { launch, fight, side, stake, odds } }) => {
    const bet = { side, stake: toMinor(stake), odds: odds === undefined ? undefined : Math.round(odds * 100) }
    return toStateResponse(await cockfight.bet(launch, { fight, bet }))
  }),
  get('results', {}, ({ input }) => ({ results: cockfight.results(input.launch).map(toResultResponse) })),
  get('history', {}, ({ input }) => ({ bets: cockfight.history(input.launch).map(toPastBetResponse) })),
]

export type ArenaResponse = ReturnType<typeof toArenaResponse>
export type StateResponse = ReturnType<typeof toStateResponse>
export type ResultResponse = ReturnType<typeof toResultResponse>
export type PastBetResponse = ReturnType<typeof toPastBetResponse>

const toArenaResponse = ({ seat, state }: ReturnType<CockfightService['open']>) => ({
  game: { nodeId: seat.game.nodeId, names: seat.game.names, look: seat.game.look },
  minStake: toDecimal(seat.minStake),
  maxStake: toDecimal(seat.maxStake),
  returns: RETURN,
  sides: SIDES.map((side) => ({ side, name: SIDE_NAMES[side] })),
  state: toStateResponse(state),
})

const toStateResponse = ({ fight, ownBets, balance, ...state }: ReturnType<CockfightService['state']>) => ({
  ...state,
  fight: toFightResponse(fight),
  bets: ownBets.map(({ bet: { pick }, wager: { id, stake, payout, state: is, bet } }) => ({
    orderNo: id,
    odds: bet!.odds!,
    side: pick as Side,
    stake: toDecimal(stake),
    state: is,
    won: toDecimal(payout),
  })),
  balance: toDecimal(balance),
})

const toFightResponse = ({ odds, ...fight }: Fight) => ({
  ...fight,
  odds: { meron: odds.meron / 100, wala: odds.wala / 100, draw: odds.draw / 100 },
})

const toResultResponse = ({ winner, ...fight }: Fight & { winner: Side }) => ({ ...toFightResponse(fight), winner })

const toPastBetResponse = ({ id, placedAt, stake, payout, state, bet }: Wager) => ({
  orderNo: id,
  at: placedAt,
  stake: toDecimal(stake),
  won: toDecimal(payout),
  isOpen: state === 'open',
  event: bet!.event,
  selection: bet!.selection,
  odds: bet!.odds!,
})

export const cockfight = defineDomain({
  name: 'cockfight',
  tables: [cockfightBetTable],
  services: {
    cockfight: cockfightService,
  },
  routes: cockfightRoutes,
})
