import { defineDomain } from '#mock/kernel/world/domain.ts'
import { dealtTable, drawnTable, SHOW_TIMEOUT, type VisibleHand } from './hands.ts'
import { tableService, type TableService } from './table.service.ts'
import * as v from 'valibot'
import { toDecimal, toMinor } from '#mock/kernel/money/money.ts'
import { simulatorRoutes, type SimulatorRoute } from '#mock/kernel/world/simulator.ts'
import type { CardGame, Hand, SeatName } from './card-game.ts'
import { gameAt } from './card-games.ts'

const { get, post } = simulatorRoutes('table')

/** The routes of a card table's client. Amounts on the wire are decimal. */
const tableRoutes = ({ table }: { table: TableService }): SimulatorRoute[] => [
  post('open', {}, ({ input }) => toTableResponse(table.open(input.launch))),
  post('deal', { stake: v.number('must be a number') }, async ({ input }) =>
    toStateResponse(await table.deal(input.launch, toMinor(input.stake))),
  ),
  post('draw', {}, async ({ input }) => toStateResponse(await table.draw(input.launch))),
  post('show', {}, async ({ input }) => toStateResponse(await table.show(input.launch))),
  get('history', {}, ({ input }) => ({ hands: table.history(input.launch).map(toHandResponse) })),
]

export type TableResponse = ReturnType<typeof toTableResponse>
export type TableStateResponse = ReturnType<typeof toStateResponse>
export type HandResponse = ReturnType<typeof toHandResponse>

const toTableResponse = ({ seat, recent, terms, state }: ReturnType<TableService['open']>) => ({
  game: { nodeId: seat.game.nodeId, names: seat.game.names, look: seat.game.look },
  minStake: toDecimal(seat.minStake),
  maxStake: toDecimal(seat.maxStake),
  rules: rulesOf(gameAt(seat.game)),
  recent,
  terms,
  state: toStateResponse(state),
})

/** The public rules of a game: shares of 1, `showAfter` in seconds. */
const rulesOf = ({ kind, ranks, seats, returns, winPays, chances }: CardGame) => ({
  kind,
  ranks,
  seats,
  returns,
  winPays: winPays / 1000,
  chances,
  showAfter: SHOW_TIMEOUT / 1000,
})

const toStateResponse = ({ hand, balance, ...state }: ReturnType<TableService['open']>['state']) => ({
  ...state,
  hand: hand && toHandResponse(hand),
  balance: toDecimal(balance),
})

const toHandResponse = ({ wager, cards, moves, showBy }: VisibleHand) => ({
  orderNo: wager.id,
  at: wager.placedAt,
  stake: toDecimal(wager.stake),
  won: toDecimal(wager.payout),
  isShown: wager.state === 'settled',
  ...(showBy !== undefined && { showBy }),
  cards,
  moves,
  points: mapHands(cards, gameAt(wager).pointsOf),
  marks: mapHands(cards, gameAt(wager).markOf),
})

const mapHands = <Value>(cards: VisibleHand['cards'], getValue: (hand: Hand) => Value) =>
  Object.fromEntries(Object.entries(cards).map(([seat, hand]) => [seat, getValue(hand)])) as Partial<
    Record<SeatName, Exclude<Value, undefined>>
  >

export const table = defineDomain({
  name: 'table',
  tables: [dealtTable, drawnTable],
  services: {
    table: tableService,
  },
  routes: tableRoutes,
})
