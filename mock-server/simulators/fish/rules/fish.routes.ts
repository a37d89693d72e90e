import * as v from 'valibot'
import { toDecimal, toMinor } from '../../../src/kernel/money.ts'
import { launch, partnerRoute, type PartnerRoute } from '../../../src/kernel/simulator.ts'
import type { Wager } from '../../../src/domains/wagers/wagers.service.ts'
import { catchChance, kindsOf, RETURN } from './fish.ts'
import type { FishService } from './fish.service.ts'

const target = v.pipe(v.string('must be a text'), v.maxLength(40, 'is too long'))
const volley = v.object({
  launch,
  cost: v.number('must be a number'),
  targets: v.pipe(
    v.array(target, 'must be a list'),
    v.nonEmpty('is empty'),
    v.maxLength(20, 'has more than 20 shots'),
    // A second shot at a fish that the first has caught would be lost, and what is lost so is in no stated return.
    v.check((targets) => new Set(targets).size === targets.length, 'names a fish twice'),
  ),
})

/** The calls of a water's client. Money on the wire is decimal. */
export const fishRoutes = ({ fish }: { fish: FishService }): PartnerRoute[] => [
  partnerRoute('POST', '/partners/fish/open', {
    schema: v.object({ launch }),
    handle: ({ input }) => asWater(fish.open(input.launch)),
  }),
  partnerRoute('GET', '/partners/fish/state', {
    schema: v.object({ launch }),
    handle: ({ input }) => asState(fish.state(input.launch)),
  }),
  partnerRoute('POST', '/partners/fish/shoot', {
    schema: volley,
    handle: async ({ input }) =>
      asVolley(await fish.shoot(input.launch, { cost: toMinor(input.cost), targets: input.targets })),
  }),
  partnerRoute('GET', '/partners/fish/history', {
    schema: v.object({ launch }),
    handle: ({ input }) => ({ volleys: fish.history(input.launch).map(asPastVolley) }),
  }),
]

export type WaterOnWire = ReturnType<typeof asWater>
export type StateOnWire = WaterOnWire['state']
export type VolleyOnWire = ReturnType<typeof asVolley>
export type PastVolleyOnWire = ReturnType<typeof asPastVolley>

const asWater = ({ seat, costs, state }: ReturnType<FishService['open']>) => ({
  game: { nodeId: seat.game.nodeId, names: seat.game.names, look: seat.game.look },
  costs: costs.map(toDecimal),
  /** What a player may know: what a fish pays, and how often a shot catches it. */
  kinds: kindsOf(seat.game.look).map(({ code, name, pays }) => ({ code, name, pays, chance: catchChance(pays) })),
  returned: RETURN,
  state: asState(state),
})

const asState = <State extends { balance: number }>({ balance, ...state }: State) => ({
  ...state,
  balance: toDecimal(balance),
})

const asVolley = ({ wager, hits, ...state }: Awaited<ReturnType<FishService['shoot']>>) => ({
  orderNo: wager.id,
  stake: toDecimal(wager.stake),
  won: toDecimal(wager.payout),
  hits: hits.map(({ won, ...hit }) => ({ ...hit, won: toDecimal(won) })),
  ...asState(state),
})

const asPastVolley = ({ id, placedAt, stake, payout, bet }: Wager) => ({
  orderNo: id,
  at: placedAt,
  stake: toDecimal(stake),
  won: toDecimal(payout),
  bet,
})
