import * as v from 'valibot'
import type { PlacedBet } from '../../../src/domains/wagers/clocked-bets.ts'
import { toDecimal, toMinor } from '../../../src/kernel/money.ts'
import { partnerRoute, type PartnerRoute } from '../../../src/kernel/partner.ts'
import type { LiveService } from './live.service.ts'

const launch = v.pipe(v.string('is missing'), v.maxLength(64, 'is too long'))
const bet = v.object({ pick: v.pipe(v.string('is missing'), v.maxLength(20)), stake: v.number('must be a number') })
const bets = v.pipe(v.array(bet, 'must be a list'), v.nonEmpty('is empty'), v.maxLength(20, 'has more than 20 bets'))
const round = v.pipe(v.string('is missing'), v.maxLength(40, 'is too long'))

/** The calls of a live table's client. Money on the wire is decimal. */
export const liveRoutes = ({ live }: { live: LiveService }): PartnerRoute[] => [
  partnerRoute('POST', '/partners/live/open', {
    schema: v.object({ launch }),
    handle: ({ input }) => asTable(live.open(input.launch)),
  }),
  partnerRoute('GET', '/partners/live/state', {
    schema: v.object({ launch }),
    handle: ({ input }) => asState(live.state(input.launch)),
  }),
  partnerRoute('POST', '/partners/live/bet', {
    schema: v.object({ launch, round, bets }),
    handle: async ({ input }) => {
      const wishes = input.bets.map(({ pick, stake }) => ({ pick, stake: toMinor(stake) }))
      return asState(await live.bet(input.launch, { round: input.round, wishes }))
    },
  }),
  partnerRoute('GET', '/partners/live/results', {
    schema: v.object({ launch }),
    handle: ({ input }) => ({ results: live.results(input.launch) }),
  }),
]

const asTable = ({ seat, table: { kind, choices }, state }: ReturnType<LiveService['open']>) => ({
  game: { nodeId: seat.game.nodeId, names: seat.game.names, kind },
  minStake: toDecimal(seat.minStake),
  choices: Object.entries(choices).map(([pick, { name, pays }]) => ({ pick, name, pays: pays / 100 })),
  state: asState(state),
})

const asState = ({ mine, pots, balance, ...state }: ReturnType<LiveService['state']>) => ({
  ...state,
  bets: mine.map(asBet),
  pots: Object.fromEntries(Object.entries(pots).map(([pick, sum]) => [pick, toDecimal(sum)])),
  balance: toDecimal(balance),
})

const asBet = ({ bet: { pick }, wager: { id, stake, payout, state } }: PlacedBet) => ({
  orderNo: id,
  pick,
  stake: toDecimal(stake),
  state,
  won: toDecimal(payout),
})
