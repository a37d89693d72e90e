import * as v from 'valibot'
import { tileUrl } from '../../../src/catalogue/catalogue.ts'
import { toDecimal, toMinor } from '../../../src/kernel/money.ts'
import type { Wager } from '../../../src/domains/wagers/wagers.service.ts'
import { launch, partnerRoute, type PartnerRoute } from '../../../src/kernel/simulator.ts'
import type { SlotFeature } from './slot.model.ts'
import { FREE_SPINS, LINES, type Outcome, PAYS, SCATTER, SCATTER_PAYS, STRIPS, WILD } from './slot.rules.ts'
import type { SlotService, SlotTable, Spin } from './slot.service.ts'

/** The calls of the slot's client. Money on the wire is decimal. */
export const slotRoutes = ({ slot }: { slot: SlotService }): PartnerRoute[] => [
  partnerRoute('POST', '/partners/slot/open', {
    schema: v.object({ launch }),
    handle: ({ input }) => asTable(slot.open(input.launch)),
  }),
  partnerRoute('POST', '/partners/slot/spin', {
    schema: v.object({ launch, stake: v.optional(v.number('must be a number')) }),
    handle: async ({ input }) =>
      asSpin(await slot.spin(input.launch, input.stake === undefined ? undefined : toMinor(input.stake))),
  }),
  partnerRoute('GET', '/partners/slot/history', {
    schema: v.object({ launch }),
    handle: ({ input }) => ({ spins: slot.history(input.launch).map(asPastSpin) }),
  }),
]

export type SlotTableOnWire = ReturnType<typeof asTable>
export type SpinOnWire = ReturnType<typeof asSpin>
export type PastSpinOnWire = ReturnType<typeof asPastSpin>

const asTable = ({ game, account, balance, stakes, feature }: SlotTable) => ({
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
  feature: feature && asFeature(feature),
  rules: RULES,
})

/** What a player may know of the machine: the client shows it and knows nothing else. */
const RULES = {
  lines: LINES,
  strips: STRIPS,
  wild: WILD,
  scatter: SCATTER,
  /** For 3, 4 and 5 of a kind, in stakes of one line; scatters in whole stakes. */
  pays: PAYS,
  scatterPays: SCATTER_PAYS,
  freeSpins: FREE_SPINS,
}

const asFeature = ({ left, total, stake, won }: SlotFeature) => ({
  left,
  total,
  stake: toDecimal(stake),
  won: toDecimal(won),
})

const asSpin = ({ wager, outcome, isFree, balance, feature }: Spin) => ({
  orderNo: wager.id,
  stake: toDecimal(wager.stake),
  isFree,
  ...asOutcome(outcome),
  balance: toDecimal(balance),
  feature: feature && asFeature(feature),
})

const asOutcome = ({ reels, wins, scatter, total }: Outcome) => ({
  reels,
  wins: wins.map((win) => ({ ...win, amount: toDecimal(win.amount) })),
  scatter: { ...scatter, amount: toDecimal(scatter.amount) },
  won: toDecimal(total),
})

const asPastSpin = ({ id, placedAt, stake, payout }: Wager) => ({
  orderNo: id,
  at: placedAt,
  stake: toDecimal(stake),
  won: toDecimal(payout),
  isFree: stake === 0,
})
