import type { LotteryBet, LotteryOrder } from '@longan/sdk'
import { expect, test } from 'vitest'
import { type Sent, setup } from '../testing.ts'

const BETTING = '/lotto-vn/lgw/betting'
/** The round of AE63FK3 in which a still world stands, and the next one. */
const NOW = '202611200946'
const NEXT = '202611200947'

const aBet = (change: Partial<LotteryBet> = {}): LotteryBet => ({
  gameId: 301,
  winStop: false,
  playId: 1,
  bettingContent: '05,27',
  singleBetPrice: 10,
  bettingApproach: 'STANDARD',
  numero: [{ numero: NOW, multiple: 1 }],
  ...change,
})

async function setupPlayer(account = 'demo01') {
  const world = setup()
  const token = await world.signIn(account)
  const bet = (contents: unknown, { headers }: Sent = {}) =>
    world.call('POST', BETTING, { token, headers, body: { prizeMode: 'Elott', device: 'MOBILE', contents } })
  const balance = async () => (await world.call('GET', '/wps/wallets/gcs', { token })).json.value.sumBalance
  const today = async (query = '') => (await world.call('GET', `/lgw/orders/today${query}`, { token })).json
  /** Everything that money and bets are made of; the journal and the session's age are not. */
  const money = async () => {
    const { database, transactions, events } = JSON.parse(await world.state())
    return { orders: database.lotteryOrders, wagers: database.wagers, transactions, events }
  }
  return { ...world, token, bet, balance, today, money }
}

test('a bet takes the stake of every number and becomes an order', async () => {
  const { bet, balance, today } = await setupPlayer()
  const before = await balance()
  const { status, json } = await bet([aBet()])

  expect(status).toBe(200)
  expect(json).toHaveLength(1)
  expect(json[0]).toMatchObject({
    ...{ gameId: 301, gameCode: 'AE63FK3', numero: NOW, playCode: 'lo2', bettingContent: '05,27' },
    ...{ singleBetPrice: 10, multiple: 1, stake: 20, odds: 3.6, status: 0, winAmount: 0 },
  })
  expect(await balance()).toBe(before - 20)
  expect((await today()).content).toEqual(json)
})

test('one content on several issues is one order for each, with its multiple', async () => {
  const { bet, balance } = await setupPlayer()
  const before = await balance()
  const numero = [
    { numero: NOW, multiple: 1 },
    { numero: NEXT, multiple: 3 },
  ]
  const orders: LotteryOrder[] = (await bet([aBet({ numero }), aBet({ playId: 6, bettingContent: 'TAI' })])).json

  expect(orders.map(({ numero: name, stake }) => [name, stake])).toEqual([
    [NOW, 20],
    [NEXT, 60],
    [NOW, 10],
  ])
  expect(new Set(orders.map(({ orderMasterId }) => orderMasterId)).size).toBe(1)
  expect(await balance()).toBe(before - 90)
})

const refused: [string, unknown, string, string][] = [
  ['an unknown lottery', aBet({ gameId: 999 }), 'request_param_err', 'contents.0.gameId'],
  ['an unknown play', aBet({ playId: 99 }), 'request_param_err', 'contents.0.playId'],
  ['a content of other digits', aBet({ bettingContent: '5' }), 'request_param_err', 'contents.0.bettingContent'],
  ['a number twice', aBet({ bettingContent: '05,05' }), 'request_param_err', 'contents.0.bettingContent'],
  [
    'an issue that does not exist',
    aBet({ numero: [{ numero: '1', multiple: 1 }] }),
    'request_param_err',
    'contents.0.numero.0.numero',
  ],
  [
    'a drawn issue',
    aBet({ numero: [{ numero: '202611200945', multiple: 1 }] }),
    'lottery.round.closed',
    'contents.0.numero.0.numero',
  ],
  [
    'an issue too far ahead',
    aBet({ numero: [{ numero: '202611210100', multiple: 1 }] }),
    'lottery.round.closed',
    'contents.0.numero.0.numero',
  ],
  [
    'a lottery that is paused',
    aBet({ gameId: 309, numero: [{ numero: '202611200040', multiple: 1 }] }),
    'lottery.round.closed',
    'contents.0.numero.0.numero',
  ],
  [
    'an issue twice',
    aBet({
      numero: [
        { numero: NOW, multiple: 1 },
        { numero: NOW, multiple: 1 },
      ],
    }),
    'request_param_err',
    'contents.0.numero.1.numero',
  ],
  [
    'a multiple of 0',
    aBet({ numero: [{ numero: NOW, multiple: 0 }] }),
    'request_param_err',
    'contents.0.numero.0.multiple',
  ],
  [
    'a multiple of 1.5',
    aBet({ numero: [{ numero: NOW, multiple: 1.5 }] }),
    'request_param_err',
    'contents.0.numero.0.multiple',
  ],
  ['a stake of 0', aBet({ singleBetPrice: 0 }), 'stake.invalid', 'contents.0.singleBetPrice'],
  ['a negative stake', aBet({ singleBetPrice: -10 }), 'stake.invalid', 'contents.0.singleBetPrice'],
  ['a stake finer than money', aBet({ singleBetPrice: 1.005 }), 'stake.invalid', 'contents.0.singleBetPrice'],
  ['a stake below the limit', aBet({ singleBetPrice: 0.99 }), 'stake.invalid', 'contents.0.singleBetPrice'],
  ['a stake above the limit', aBet({ singleBetPrice: 5_000_001 }), 'stake.invalid', 'contents.0.singleBetPrice'],
  [
    'a limit passed by the multiple',
    aBet({ singleBetPrice: 5_000_000, numero: [{ numero: NOW, multiple: 2 }] }),
    'stake.invalid',
    'contents.0.singleBetPrice',
  ],
  [
    'more than the balance',
    aBet({ singleBetPrice: 5_000_000, bettingContent: '01,02,03' }),
    'balance.not.enough',
    'contents',
  ],
  ['a stake that is a text', { ...aBet(), singleBetPrice: '10' }, 'request_param_err', 'contents.0.singleBetPrice'],
  ['no play', { ...aBet(), playId: undefined }, 'request_param_err', 'contents.0.playId'],
]

test.for(refused)('%s is refused and nothing changes', async ([, content, code, field]) => {
  const { bet, money } = await setupPlayer()
  const before = await money()
  const { status, json } = await bet([content])

  expect([status, json.errorCode, json.value.field]).toEqual([400, code, field])
  expect(await money()).toEqual(before)
})

test('a cart with one bad content is not taken in part', async () => {
  const { bet, money } = await setupPlayer()
  const before = await money()
  const { json } = await bet([aBet(), aBet({ bettingContent: 'xx' }), aBet()])

  expect(json.value.field).toBe('contents.1.bettingContent')
  expect(await money()).toEqual(before)
})

test('contents that together cost more than the balance are all refused', async () => {
  const { bet, money } = await setupPlayer('captcha01')
  const before = await money()
  const { json } = await bet([aBet({ singleBetPrice: 40 }), aBet({ singleBetPrice: 40 })])

  expect(json).toMatchObject({ errorCode: 'balance.not.enough', value: { needed: 160, balance: 100.5 } })
  expect(await money()).toEqual(before)
})

test('between lock and draw the round takes no bets, but the next one does', async () => {
  const { bet, control } = await setupPlayer()
  await control('POST', '/lottery/next-draw', { gameCode: 'AE63FK3', seconds: 6 })

  expect((await bet([aBet()])).json.errorCode).toBe('lottery.round.closed')
  expect((await bet([aBet({ numero: [{ numero: NEXT, multiple: 1 }] })])).status).toBe(200)
})

test('a doubled command has one effect, and its key is good for no other command', async () => {
  const { bet, balance } = await setupPlayer()
  const before = await balance()
  const headers = { 'idempotency-key': 'a-key-of-one-intent' }
  const first = await bet([aBet()], { headers })
  const second = await bet([aBet()], { headers })

  expect(second.json).toEqual(first.json)
  expect(await balance()).toBe(before - 20)
  expect((await bet([aBet({ singleBetPrice: 11 })], { headers })).status).toBe(422)
})

test('a trial account and a guest cannot bet', async () => {
  const { bet } = await setupPlayer('notype01')
  const { call } = setup()

  expect((await bet([aBet()])).json.errorCode).toBe('permission.denied')
  expect(
    (await call('POST', BETTING, { body: { prizeMode: 'Elott', device: 'MOBILE', contents: [aBet()] } })).status,
  ).toBe(401)
})

test('the orders of today are the member’s own, of one lottery if asked so, newest first', async () => {
  const { bet, today, call, signIn, control } = await setupPlayer()
  await bet([aBet()])
  await bet([aBet({ gameId: 302, numero: [{ numero: '202611201577', multiple: 1 }] })])

  expect((await today()).content.map(({ gameId }: LotteryOrder) => gameId)).toEqual([302, 301])
  expect((await today('?gameId=301')).totalElements).toBe(1)
  expect((await call('GET', '/lgw/orders/today', { token: await signIn('vip02') })).json.totalElements).toBe(0)
  await control('POST', '/clock/advance', { duration: '5h' })
  expect((await today()).totalElements).toBe(0)
})
