import type { Gateway, LotteryBetting } from '@longan/sdk'
import { test } from 'vitest'
import { ACCOUNT, LANGUAGE, withMoney, ROUND, TOKEN } from '../consumer/examples.ts'
import { openOrder } from '../consumer/lottery-shapes.ts'
import { operation, refusals } from '../consumer/pact.ts'
import { anyText, equal, regex, sum } from '../consumer/shapes.ts'
import type { ProviderState } from '../states/states.ts'
import { stakeRefusals } from '../consumer/limit-refusals.ts'

const onSale: ProviderState = ['a lottery round takes bets', ROUND]
const openBet = (bettingContent: string, singleBetPrice: number): ProviderState => [
  'a member has an open lottery bet',
  { account: ACCOUNT, ...ROUND, bettingContent, singleBetPrice },
]
const poor: ProviderState = ['a member has money', { account: ACCOUNT, balance: 5 }]
const STAKE = 10.5
const betting = (singleBetPrice = STAKE, gameId = ROUND.gameId): LotteryBetting => ({
  prizeMode: 'Elott',
  device: 'MOBILE',
  contents: [
    {
      gameId,
      playId: 2,
      bettingContent: '05,27',
      singleBetPrice,
      bettingApproach: 'STANDARD',
      winStop: false,
      numero: [{ numero: ROUND.numero, multiple: 1 }],
    },
  ],
})
const idempotencyKey = '0b9d0f2e-5a58-4b66-9a0e-2f6a5d3c1e77'

const placeLotteryBets = operation('placeLotteryBets', {
  body: betting(),
  call: (gateway) => gateway.lottery.placeBets(betting()),
  given: [onSale, withMoney],
})
const listOrdersToday = operation('listOrdersToday', {
  query: { page: '0', size: '10', language: LANGUAGE },
  call: (gateway) => gateway.lottery.listOrdersToday({ page: 1, size: 10 }),
  given: [withMoney, openBet('05,27', STAKE), openBet('11', 4.25)],
})
const orderOf = (content: string, price: number, stake: number) => ({
  ...openOrder,
  bettingContent: equal(content),
  singleBetPrice: sum(price),
  stake: sum(stake),
})
const placed = orderOf('05,27', STAKE, 2 * STAKE)
const all = [placeLotteryBets, listOrdersToday]
const wrong = (cart: LotteryBetting) => ({ body: cart, call: placing(cart) })
const placing = (cart: LotteryBetting) => (gateway: Gateway) => gateway.lottery.placeBets(cart)
const withKey = {
  headers: { 'Idempotency-Key': regex('^\\S{8,64}$', idempotencyKey) },
  call: (gateway: Gateway) => gateway.lottery.placeBets(betting(), { idempotencyKey }),
}

test('placeLotteryBets', () => placeLotteryBets.answers({ reply: [placed] }))

test('placeLotteryBets with an idempotency key', () =>
  placeLotteryBets.answers({ about: 'with an idempotency key', ...withKey, reply: [placed] }))

test('placeLotteryBets 422 idempotency.key.reused', () =>
  placeLotteryBets.refuses(422, 'idempotency.key.reused', {
    ...withKey,
    given: [onSale, withMoney, ['an idempotency key was used', { token: TOKEN, key: idempotencyKey }]],
    value: { field: 'Idempotency-Key' },
  }))

test('placeLotteryBets 400 lottery.round.closed', () =>
  placeLotteryBets.refuses(400, 'lottery.round.closed', {
    given: [withMoney, ['a lottery round is closed', ROUND]],
    value: { field: 'contents.0.numero.0.numero', reason: anyText('the round no longer takes bets') },
  }))

test('placeLotteryBets 400 stake.invalid, a stake of nothing', () =>
  placeLotteryBets.refuses(400, 'stake.invalid', {
    ...wrong(betting(0)),
    value: {
      field: 'contents.0.singleBetPrice',
      reason: anyText('is outside of the limits of the play'),
    },
  }))

test('placeLotteryBets 400 balance.not.enough', () =>
  placeLotteryBets.refuses(400, 'balance.not.enough', {
    given: [onSale, poor],
    value: {
      field: 'contents',
      reason: anyText('the stakes are more than the balance'),
    },
  }))

test.each(stakeRefusals('contents'))('placeLotteryBets 400 $code', ({ code, given, value }) =>
  placeLotteryBets.refuses(400, code, { given: [onSale, withMoney, ...given], value }),
)

test('placeLotteryBets 400 permission.denied, the account being a trial', () =>
  placeLotteryBets.refuses(400, 'permission.denied', { account: 'notype01', given: [onSale] }))

test('placeLotteryBets 400 request_param_err', () =>
  placeLotteryBets.refuses(400, 'request_param_err', {
    ...wrong(betting(STAKE, 1)),
    value: { field: 'contents.0.gameId', reason: anyText('is not a lottery') },
  }))

const orderPage = { number: equal(0), size: equal(10), totalElements: equal(2), totalPages: equal(1) }

test('listOrdersToday', () =>
  listOrdersToday.answers({ reply: { content: [orderOf('11', 4.25, 4.25), placed], ...orderPage } }))

test('listOrdersToday 400 request_param_err', () =>
  listOrdersToday.refuses(400, 'request_param_err', {
    query: { page: '0', size: '0', language: LANGUAGE },
    call: (gateway) => gateway.lottery.listOrdersToday({ page: 1, size: 0 }),
    value: { field: 'size', reason: anyText('must be >= 1') },
  }))

test.each(all)('$id 401 login.not.session', refusals.notSignedIn)
test.each(all)('$id 401 user.or.token.invalid', refusals.ended)
test.each(all)('$id 503 system.maintenance', refusals.closed)
