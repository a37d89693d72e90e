import { defineDomain } from '#mock/kernel/world/domain.ts'
import { lotteryClientService, type LotteryClientService } from './lottery-client.service.ts'
import * as v from 'valibot'
import { toDecimal } from '#mock/kernel/money/money.ts'
import { simulatorRoutes, type SimulatorRoute } from '#mock/kernel/world/simulator.ts'

const seat = {
  gameCode: v.optional(v.pipe(v.string('must be a text'), v.maxLength(20, 'is too long'))),
  language: v.optional(v.picklist(['vi', 'en'], 'must be vi or en'), 'vi'),
}
const page = v.optional(
  v.pipe(v.string(), v.regex(/^\d{1,6}$/, 'must be a page number from 0'), v.transform(Number)),
  '0',
)

const since = v.optional(v.pipe(v.string(), v.regex(/^\d{1,15}$/, 'must be a time in ms'), v.transform(Number)))

const bet = v.object({
  gameId: v.number('must be a number'),
  playId: v.number('must be a number'),
  content: v.pipe(v.string('is missing'), v.minLength(1, 'is empty'), v.maxLength(1000, 'is too long')),
  price: v.number('must be a number'),
  numero: v.pipe(v.string('is missing'), v.maxLength(40, 'is too long')),
})
const bets = v.pipe(
  v.array(bet, 'must be a list'),
  v.minLength(1, 'is empty'),
  v.maxLength(100, 'has more than 100 bets'),
)

type Services = { lotteryClient: LotteryClientService }

const { get, post } = simulatorRoutes('lottery')

/** The routes of the lottery's client. Amounts on the wire are decimal. */
const lotteryRoutes = ({ lotteryClient: client }: Services): SimulatorRoute[] => [
  post('open', seat, ({ input }) => toTableResponse(client.open(input))),
  get('state', { ...seat, since }, ({ input }) => toStateResponse(client.state(input))),
  post('bet', { ...seat, bets }, async ({ input }) => {
    const { orders, balance } = await client.bet(input, input.bets.map(toLotteryBet))
    return { orders, balance: toDecimal(balance) }
  }),
  get('orders', { ...seat, page }, ({ input }) => client.orders(input, input.page)),
  get('draws', { ...seat, page }, ({ input }) => client.draws(input, input.page)),
]

export type TableResponse = ReturnType<typeof toTableResponse>
export type StateResponse = ReturnType<typeof toStateResponse>
export type BetRequest = v.InferOutput<typeof bet>

const toStateResponse = ({ balance, ...state }: ReturnType<LotteryClientService['state']>) => ({
  ...state,
  balance: toDecimal(balance),
})

const toTableResponse = ({ state, ...table }: ReturnType<LotteryClientService['open']>) => ({
  ...table,
  state: toStateResponse(state),
})

const toLotteryBet = ({ gameId, playId, content, price, numero }: BetRequest) => ({
  gameId,
  playId,
  bettingContent: content,
  singleBetPrice: price,
  bettingApproach: 'STANDARD',
  winStop: false,
  numero: [{ numero, multiple: 1 }],
})

export const lotteryClient = defineDomain({
  name: 'lottery-client',
  services: {
    lotteryClient: lotteryClientService,
  },
  routes: lotteryRoutes,
})
