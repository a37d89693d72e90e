import * as v from 'valibot'
import type { PlacedBet } from '../../../src/domains/wagers/clocked-bets.ts'
import type { Wager } from '../../../src/domains/wagers/wagers.service.ts'
import { toDecimal, toMinor } from '../../../src/kernel/money.ts'
import { launch, partnerRoute, type PartnerRoute } from '../../../src/kernel/simulator.ts'
import type { Duel } from './dragon-tiger.ts'
import type { Hands } from './baccarat.ts'
import type { LiveService } from './live.service.ts'
import type { Spin } from './roulette.ts'
import type { Dice } from './sic-bo.ts'
import { gameAt } from './tables.ts'

const digits = v.optional(v.pipe(v.string(), v.regex(/^\d{1,9}$/, 'must be a number'), v.transform(Number)))
const place = { launch, table: digits }
const bet = v.object({ pick: v.pipe(v.string('is missing'), v.maxLength(20)), stake: v.number('must be a number') })
const bets = v.pipe(v.array(bet, 'must be a list'), v.nonEmpty('is empty'), v.maxLength(20, 'has more than 20 bets'))
const round = v.pipe(v.string('is missing'), v.maxLength(40, 'is too long'))

/** The calls of a live table's client. Money on the wire is decimal. */
export const liveRoutes = ({ live }: { live: LiveService }): PartnerRoute[] => [
  partnerRoute('GET', '/partners/live/lobby', {
    schema: v.object({ launch }),
    handle: ({ input }) => asLobby(live.lobby(input.launch)),
  }),
  partnerRoute('POST', '/partners/live/open', {
    schema: v.object(place),
    handle: ({ input }) => asTable(live.open(input)),
  }),
  partnerRoute('GET', '/partners/live/state', {
    schema: v.object({ ...place, since: digits }),
    handle: ({ input }) => asState(live.state(input, input.since)),
  }),
  partnerRoute('POST', '/partners/live/bet', {
    schema: v.object({ ...place, round, bets }),
    handle: async ({ input }) => {
      const wishes = input.bets.map(({ pick, stake }) => ({ pick, stake: toMinor(stake) }))
      return asState(await live.bet(input, { round: input.round, wishes }))
    },
  }),
  partnerRoute('GET', '/partners/live/results', {
    schema: v.object(place),
    handle: ({ input }) => ({ results: live.results(input).map(asDealt) }),
  }),
  partnerRoute('GET', '/partners/live/history', {
    schema: v.object(place),
    handle: ({ input }) => ({ bets: live.history(input).map(asPastBet) }),
  }),
]

/** What a table deals: hands of cards as numbers from 0 to 51 (the rank is the number modulo 13, from the ace on), a number, or dice. */
export type ResultOnWire = Hands | Duel | Spin | Dice
export type LobbyOnWire = ReturnType<typeof asLobby>
export type TableOnWire = ReturnType<typeof asTable>
export type StateOnWire = ReturnType<typeof asState>
export type DealtOnWire = ReturnType<typeof asDealt>
export type PastBetOnWire = ReturnType<typeof asPastBet>

type Dealt = ReturnType<LiveService['results']>[number]
type Game = ReturnType<LiveService['open']>['seat']['game']

const asGame = (game: Game) => ({ nodeId: game.nodeId, names: game.names, look: game.look, kind: gameAt(game).kind })

const asLobby = ({ tables, balance, ...lobby }: ReturnType<LiveService['lobby']>) => ({
  ...lobby,
  balance: toDecimal(balance),
  tables: tables.map(({ game, latest }) => ({ ...asGame(game), minStake: game.minBet, latest: latest.map(asDealt) })),
})

const asTable = ({ seat, isChosen, table: { choices }, state }: ReturnType<LiveService['open']>) => ({
  isChosen,
  game: asGame(seat.game),
  minStake: toDecimal(seat.minStake),
  maxStake: toDecimal(seat.maxStake),
  choices: Object.entries(choices).map(([pick, { pays, ...choice }]) => ({ pick, ...choice, pays: pays / 100 })),
  state: asState(state),
})

const asState = ({ mine, ended, pots, balance, ...state }: ReturnType<LiveService['state']>) => ({
  ...state,
  bets: mine.map(asBet),
  ended: ended && { ...asDealt(ended), bets: ended.mine.map(asBet) },
  pots: Object.fromEntries(Object.entries(pots).map(([pick, sum]) => [pick, toDecimal(sum)])),
  balance: toDecimal(balance),
})

const asDealt = ({ round, result, winners = [] }: Dealt) => ({ round, result: result as ResultOnWire, winners })

const asBet = ({ bet: { pick }, wager }: PlacedBet) => ({ pick, ...asWager(wager) })

const asPastBet = (wager: Wager) => ({ ...wager.bet!, ...asWager(wager) })

const asWager = ({ id, stake, payout, state }: Wager) => ({
  orderNo: id,
  stake: toDecimal(stake),
  state,
  won: toDecimal(payout),
})
