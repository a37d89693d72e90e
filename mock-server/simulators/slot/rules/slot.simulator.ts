import { defineDomain } from '#mock/kernel/world/domain.ts'
import {
  slotFeatureTable,
  type SlotFeature,
  slotService,
  type SlotService,
  type SlotTable,
  type Spin,
} from './slot.service.ts'
import * as v from 'valibot'
import { tileUrl } from '#mock/catalogue/catalogue.ts'
import { toDecimal, toMinor } from '#mock/kernel/money/money.ts'
import type { Wager } from '#mock/domains/wagers/wagers.service.ts'
import { simulatorRoutes, type SimulatorRoute } from '#mock/kernel/world/simulator.ts'
import {
  FREE_SPINS,
  lineChance,
  LINES,
  type Outcome,
  PAYS,
  SCATTER,
  SCATTER_PAYS,
  scatterChance,
  type SlotSymbol,
  STRIPS,
  WILD,
} from './slot.rules.ts'

const { get, post } = simulatorRoutes('slot')

const spin = {
  stake: v.optional(v.number('must be a number')),
  pace: v.optional(v.picklist(['auto', 'quick'], 'must be auto or quick')),
}

/** The routes of the slot's client. Amounts on the wire are decimal. */
const slotRoutes = ({ slot }: { slot: SlotService }): SimulatorRoute[] => [
  post('open', {}, ({ input }) => toTableResponse(slot.open(input.launch))),
  post('spin', spin, async ({ input }) => {
    const stake = input.stake === undefined ? undefined : toMinor(input.stake)
    return toSpinResponse(await slot.spin(input.launch, stake, input.pace))
  }),
  get('history', {}, ({ input }) => ({ spins: slot.history(input.launch).map(toPastSpinResponse) })),
]

export type SlotTableResponse = ReturnType<typeof toTableResponse>
export type SpinResponse = ReturnType<typeof toSpinResponse>
export type PastSpinResponse = ReturnType<typeof toPastSpinResponse>

const toTableResponse = ({ game, account, balance, stakes, terms, feature }: SlotTable) => ({
  game: {
    nodeId: game.nodeId,
    names: game.names,
    vassalage: game.vassalage,
    tile: tileUrl(game.look),
    look: game.look,
  },
  account,
  balance: toDecimal(balance),
  stakes: stakes.map(toDecimal),
  terms,
  feature: feature && toFeatureResponse(feature),
  rules: RULES,
})

const COUNTS = [3, 4, 5]

const RULES = {
  lines: LINES,
  strips: STRIPS,
  wild: WILD,
  scatter: SCATTER,
  /** Pays for 3, 4 and 5 of a kind in line stakes, for scatters in whole stakes. */
  pays: PAYS,
  scatterPays: SCATTER_PAYS,
  /** The expected number of such wins of a spin. */
  chances: Object.fromEntries(
    Object.keys(PAYS).map((symbol) => [symbol, COUNTS.map((count) => lineChance(symbol as SlotSymbol, count))]),
  ),
  scatterChances: COUNTS.map(scatterChance),
  freeSpins: FREE_SPINS,
}

const toFeatureResponse = ({ left, total, stake, won }: SlotFeature) => ({
  left,
  total,
  stake: toDecimal(stake),
  won: toDecimal(won),
})

const toSpinResponse = ({ wager, outcome, isFree, balance, feature }: Spin) => ({
  orderNo: wager.id,
  stake: toDecimal(wager.stake),
  isFree,
  ...toOutcomeResponse(outcome),
  balance: toDecimal(balance),
  feature: feature && toFeatureResponse(feature),
})

const toOutcomeResponse = ({ reels, wins, scatter, total }: Outcome) => ({
  reels,
  wins: wins.map((win) => ({ ...win, amount: toDecimal(win.amount) })),
  scatter: { ...scatter, amount: toDecimal(scatter.amount) },
  won: toDecimal(total),
})

const toPastSpinResponse = ({ id, placedAt, stake, payout }: Wager) => ({
  orderNo: id,
  at: placedAt,
  stake: toDecimal(stake),
  won: toDecimal(payout),
  isFree: stake === 0,
})

export const slot = defineDomain({
  name: 'slot',
  tables: [slotFeatureTable],
  services: {
    slot: slotService,
  },
  routes: slotRoutes,
})
