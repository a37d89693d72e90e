import { defineDomain } from '#mock/kernel/world/domain.ts'
import { liveBetTable, liveService, type LiveService } from './live.service.ts'
import * as v from 'valibot'
import type { PlacedBet } from '#mock/domains/wagers/clocked-bets.ts'
import type { Wager } from '#mock/domains/wagers/wagers.service.ts'
import { toDecimal, toMinor } from '#mock/kernel/money/money.ts'
import { simulatorRoutes, type SimulatorRoute } from '#mock/kernel/world/simulator.ts'
import type { Duel, Hands } from './card-games.ts'
import type { Spin } from './roulette.ts'
import type { Dice } from './sic-bo.ts'
import { gameAt } from './tables.ts'

const digits = v.optional(v.pipe(v.string(), v.regex(/^\d{1,9}$/, 'must be a number'), v.transform(Number)))
const seat = { table: digits }
const bet = v.object({ pick: v.pipe(v.string('is missing'), v.maxLength(20)), stake: v.number('must be a number') })
const bets = v.pipe(v.array(bet, 'must be a list'), v.nonEmpty('is empty'), v.maxLength(20, 'has more than 20 bets'))
const round = v.pipe(v.string('is missing'), v.maxLength(40, 'is too long'))

const { get, post } = simulatorRoutes('live')

/** The routes of a live table's client. Amounts on the wire are decimal. */
const liveRoutes = ({ live }: { live: LiveService }): SimulatorRoute[] => [
  get('lobby', {}, ({ input }) => toLobbyResponse(live.lobby(input.launch))),
  post('open', seat, ({ input }) => toTableResponse(live.open(input))),
  get('state', { ...seat, since: digits }, ({ input }) => toStateResponse(live.state(input, input.since))),
  post('bet', { ...seat, round, bets }, async ({ input }) => {
    const bets = input.bets.map(({ pick, stake }) => ({ pick, stake: toMinor(stake) }))
    return toStateResponse(await live.bet(input, { round: input.round, bets }))
  }),
  get('results', seat, ({ input }) => ({ results: live.results(input).map(toDealtResponse) })),
  get('history', seat, ({ input }) => ({ bets: live.history(input).map(toPastBetResponse) })),
]

/** The result of a table: hands of cards as numbers from 0 to 51 (the rank is the number modulo 13, from the ace on), a number, or dice. */
export type ResultResponse = Hands | Duel | Spin | Dice
export type LobbyResponse = ReturnType<typeof toLobbyResponse>
export type TableResponse = ReturnType<typeof toTableResponse>
export type StateResponse = ReturnType<typeof toStateResponse>
export type DealtResponse = ReturnType<typeof toDealtResponse>
export type PastBetResponse = ReturnType<typeof toPastBetResponse>

type Dealt = ReturnType<LiveService['results']>[number]
type Game = ReturnType<LiveService['open']>['seat']['game']

const toGameResponse = (game: Game) => ({
  nodeId: game.nodeId,
  names: game.names,
  look: game.look,
  kind: gameAt(game).kind,
})

const toLobbyResponse = ({ tables, balance, ...lobby }: ReturnType<LiveService['lobby']>) => ({
  ...lobby,
  balance: toDecimal(balance),
  tables: tables.map(({ game, latest }) => ({
    ...toGameResponse(game),
    minStake: game.minBet,
    latest: latest.map(toDealtResponse),
  })),
})

const toTableResponse = ({ seat, isChosen, table: { choices }, state }: ReturnType<LiveService['open']>) => ({
  isChosen,
  game: toGameResponse(seat.game),
  minStake: toDecimal(seat.minStake),
  maxStake: toDecimal(seat.maxStake),
  choices: Object.entries(choices).map(([pick, { pays, ...choice }]) => ({ pick, ...choice, pays: pays / 100 })),
  state: toStateResponse(state),
})

const toStateResponse = ({ ownBets, ended, pots, balance, ...state }: ReturnType<LiveService['state']>) => ({
  ...state,
  bets: ownBets.map(toBetResponse),
  ended: ended && { ...toDealtResponse(ended), bets: ended.ownBets.map(toBetResponse) },
  pots: Object.fromEntries(Object.entries(pots).map(([pick, sum]) => [pick, toDecimal(sum)])),
  balance: toDecimal(balance),
})

const toDealtResponse = ({ round, result, winners = [] }: Dealt) => ({
  round,
  result: result as ResultResponse,
  winners,
})

const toBetResponse = ({ bet: { pick }, wager }: PlacedBet) => ({ pick, ...toWagerResponse(wager) })

const toPastBetResponse = (wager: Wager) => ({ ...wager.bet!, ...toWagerResponse(wager) })

const toWagerResponse = ({ id, stake, payout, state }: Wager) => ({
  orderNo: id,
  stake: toDecimal(stake),
  state,
  won: toDecimal(payout),
})

export const live = defineDomain({
  name: 'live',
  tables: [liveBetTable],
  services: {
    live: liveService,
  },
  routes: liveRoutes,
})
