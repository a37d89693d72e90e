import { expect, test } from 'vitest'
import { ACCOUNT, LANGUAGE, LATER_ROUND, ROUND, withMoney } from '../consumer/examples.ts'
import { operation } from '../consumer/pact.ts'
import { equal, listWith } from '../consumer/shapes.ts'
import type { ProviderState } from '../states/states.ts'

type Round = { code: string; gameId: number; numero: string; winningTime: number }
const device = 'MOBILE'
const language = LANGUAGE
const taking = ({ gameId, numero, winningTime }: Round): ProviderState => [
  'a lottery round takes bets',
  { gameId, numero, winningTime },
]
const row = ({ gameId, numero, winningTime }: Round) => ({
  gameId: equal(gameId),
  numero: equal(numero),
  isSale: equal(true),
  winningTime: equal(winningTime),
})
const at = (time: string) => Date.parse(`2026-11-${time}Z`)

const bet = { account: ACCOUNT, bettingContent: '05,27', singleBetPrice: 10 }
const betting: ProviderState[] = [
  withMoney,
  ['a member has an open lottery bet', { ...bet, ...ROUND }],
  ['a member has an open lottery bet', { ...bet, ...LATER_ROUND }],
]
const recent: Round[] = [
  { code: 'VNM10', ...LATER_ROUND, winningTime: at('20T12:50') },
  { code: 'VNM5', ...ROUND, winningTime: at('20T12:45') },
]
test('listRecentLotteries with open rounds', () =>
  operation('listRecentLotteries', {
    query: { device, recentCount: '100', prizeMode: 'Lott', language },
    call: (gateway) => gateway.lottery.listRecent(),
  }).answers({
    about: 'with open rounds',
    given: [...betting, ...recent.map(taking)],
    reply: recent.map(row),
  }))

const opened: Round[] = [
  { code: 'XSMT', gameId: 312, numero: '202611210001', winningTime: at('21T10:15') },
  { code: 'AE63FK3', gameId: 301, numero: '202611200946', winningTime: at('20T12:42:30') },
]
test('listOpenedNumeros with open rounds', () =>
  operation('listOpenedNumeros', {
    query: { device, count: '12', prizeMode: 'Elott', language, showTableGame: 'false' },
    call: (gateway) => gateway.lottery.listOpened({ prizeMode: 'Elott' }),
  }).answers({
    about: 'with open rounds',
    given: opened.map(taking),
    reply: Object.fromEntries(opened.map((one) => [one.code, row(one)])),
    returns: expect.anything(),
  }))

const popular: Round[] = [
  { code: 'SEAMY', gameId: 405, numero: '202611210001', winningTime: at('21T11:30') },
  { code: 'SEALA3', gameId: 401, numero: '202611200395', winningTime: at('20T12:45') },
]
test.each(popular)('listPopularLotteries with an open round of $code', (one) =>
  operation('listPopularLotteries', {
    query: { device, prizeMode: 'SEA', language },
    call: (gateway) => gateway.lottery.listPopular(),
  }).answers({ about: `with an open round of ${one.code}`, given: [taking(one)], reply: listWith(row(one)) }),
)
