import { defineDomain } from '#mock/kernel/world/domain.ts'
import { caughtTable, fishService, type FishService } from './fish.service.ts'
import * as v from 'valibot'
import { toDecimal, toMinor } from '#mock/kernel/money/money.ts'
import { simulatorRoutes, type SimulatorRoute } from '#mock/kernel/world/simulator.ts'
import type { Wager } from '#mock/domains/wagers/wagers.service.ts'
import { catchChance, kindsOf, RETURN } from './fish.ts'

const target = v.pipe(v.string('must be a text'), v.maxLength(40, 'is too long'))
const volley = {
  cost: v.number('must be a number'),
  /** The gun aims and fires by itself. */
  isAuto: v.optional(v.boolean('must be true or false')),
  targets: v.pipe(
    v.array(target, 'must be a list'),
    v.nonEmpty('is empty'),
    v.maxLength(20, 'has more than 20 shots'),
    // A second shot at a caught fish would be lost, which the stated return does not include.
    v.check((targets) => new Set(targets).size === targets.length, 'names a fish twice'),
  ),
}

const { get, post } = simulatorRoutes('fish')

/** The routes of a water's client. Amounts on the wire are decimal. */
const fishRoutes = ({ fish }: { fish: FishService }): SimulatorRoute[] => [
  post('open', {}, ({ input }) => toWaterResponse(fish.open(input.launch))),
  get('state', {}, ({ input }) => toStateResponse(fish.state(input.launch))),
  post('shoot', volley, async ({ input }) =>
    toVolleyResponse(await fish.shoot(input.launch, { ...input, cost: toMinor(input.cost) })),
  ),
  get('history', {}, ({ input }) => ({ volleys: fish.history(input.launch).map(toPastVolleyResponse) })),
]

export type WaterResponse = ReturnType<typeof toWaterResponse>
export type StateResponse = WaterResponse['state']
export type VolleyResponse = ReturnType<typeof toVolleyResponse>
export type PastVolleyResponse = ReturnType<typeof toPastVolleyResponse>

const toWaterResponse = ({ seat, costs, terms, state }: ReturnType<FishService['open']>) => ({
  game: { nodeId: seat.game.nodeId, names: seat.game.names, look: seat.game.look },
  costs: costs.map(toDecimal),
  terms,
  kinds: kindsOf(seat.game.look).map(({ code, name, pays }) => ({ code, name, pays, chance: catchChance(pays) })),
  returned: RETURN,
  state: toStateResponse(state),
})

const toStateResponse = <State extends { balance: number }>({ balance, ...state }: State) => ({
  ...state,
  balance: toDecimal(balance),
})

const toVolleyResponse = ({ wager, hits, ...state }: Awaited<ReturnType<FishService['shoot']>>) => ({
  orderNo: wager.id,
  stake: toDecimal(wager.stake),
  won: toDecimal(wager.payout),
  hits: hits.map(({ won, ...hit }) => ({ ...hit, won: toDecimal(won) })),
  ...toStateResponse(state),
})

const toPastVolleyResponse = ({ id, placedAt, stake, payout, bet }: Wager) => ({
  orderNo: id,
  at: placedAt,
  stake: toDecimal(stake),
  won: toDecimal(payout),
  bet,
})

export const fish = defineDomain({
  name: 'fish',
  tables: [caughtTable],
  services: {
    fish: fishService,
  },
  routes: fishRoutes,
})
