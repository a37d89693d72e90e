import * as v from 'valibot'
import { toDecimal, toMinor } from '../../../src/kernel/money.ts'
import { launch, partnerRoute, type PartnerRoute } from '../../../src/kernel/simulator.ts'
import type { CardGame, Hand, SeatName } from './card-game.ts'
import { gameAt } from './card-games.ts'
import { PATIENCE, type Shown } from './hands.ts'
import type { TableService } from './table.service.ts'

/** The calls of a card table's client. Money on the wire is decimal. */
export const tableRoutes = ({ table }: { table: TableService }): PartnerRoute[] => [
  partnerRoute('POST', '/partners/table/open', {
    schema: v.object({ launch }),
    handle: ({ input }) => asTable(table.open(input.launch)),
  }),
  partnerRoute('POST', '/partners/table/deal', {
    schema: v.object({ launch, stake: v.number('must be a number') }),
    handle: async ({ input }) => asState(await table.deal(input.launch, toMinor(input.stake))),
  }),
  partnerRoute('POST', '/partners/table/draw', {
    schema: v.object({ launch }),
    handle: async ({ input }) => asState(await table.draw(input.launch)),
  }),
  partnerRoute('POST', '/partners/table/show', {
    schema: v.object({ launch }),
    handle: async ({ input }) => asState(await table.show(input.launch)),
  }),
  partnerRoute('GET', '/partners/table/history', {
    schema: v.object({ launch }),
    handle: ({ input }) => ({ hands: table.history(input.launch).map(asHand) }),
  }),
]

export type TableOnWire = ReturnType<typeof asTable>
export type TableStateOnWire = ReturnType<typeof asState>
export type HandOnWire = ReturnType<typeof asHand>

const asTable = ({ seat, state }: ReturnType<TableService['open']>) => ({
  game: { nodeId: seat.game.nodeId, names: seat.game.names, look: seat.game.look },
  minStake: toDecimal(seat.minStake),
  maxStake: toDecimal(seat.maxStake),
  rules: rulesOf(gameAt(seat.game)),
  state: asState(state),
})

/** What a player may know of the game beforehand: shares of 1, `showAfter` in seconds. */
const rulesOf = ({ kind, ranks, seats, returns, winPays, chances }: CardGame) => ({
  kind,
  ranks,
  seats,
  returns,
  winPays: winPays / 1000,
  chances,
  showAfter: PATIENCE / 1000,
})

const asState = ({ hand, balance, ...state }: ReturnType<TableService['open']>['state']) => ({
  ...state,
  hand: hand && asHand(hand),
  balance: toDecimal(balance),
})

const asHand = ({ wager, cards, moves, showBy }: Shown) => ({
  orderNo: wager.id,
  at: wager.placedAt,
  stake: toDecimal(wager.stake),
  won: toDecimal(wager.payout),
  isShown: wager.state === 'settled',
  ...(showBy !== undefined && { showBy }),
  cards,
  moves,
  points: ofEach(cards, gameAt(wager).pointsOf),
  marks: ofEach(cards, gameAt(wager).markOf),
})

/** What `tell` says of every hand. */
const ofEach = <Told>(cards: Shown['cards'], tell: (hand: Hand) => Told) =>
  Object.fromEntries(Object.entries(cards).map(([seat, hand]) => [seat, tell(hand)])) as Partial<
    Record<SeatName, Exclude<Told, undefined>>
  >
