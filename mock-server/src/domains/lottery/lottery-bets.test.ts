import type { LotteryOrder } from '@longan/sdk'
import { expect, test } from 'vitest'
import { setup } from '../../adapters/testing.ts'
import { aBet, BETTING, NEXT, NOW, setupPlayer } from './testing.ts'

test('a bet takes the stake of every number and becomes an order', async () => {
  const { bet, balance, today } = await setupPlayer()
  const before = await balance()
  const { status, json } = await bet([aBet()])

  expect(status).toBe(200)
  expect(json).toHaveLength(1)
  expect(json[0]).toMatchObject({
    gameCode: 'AE63FK3',
    numero: NOW,
    playCode: 'lo2',
    bettingContent: '05,27',
    stake: 20,
    odds: 3.6,
    status: 0,
    winAmount: 0,
  })
  expect(await balance()).toBe(before - 20)
  expect((await today()).content).toEqual(json)
})

test('one content on several issues becomes one order per issue, each with its multiple', async () => {
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

test('a cart with one invalid content is refused completely', async () => {
  const { bet, money } = await setupPlayer()
  const before = await money()
  const { json } = await bet([aBet(), aBet({ bettingContent: 'xx' }), aBet()])

  expect(json.value.field).toBe('contents.1.bettingContent')
  expect(await money()).toEqual(before)
})

test('a cart that costs more than the balance is refused completely', async () => {
  const { bet, money } = await setupPlayer('captcha01')
  const before = await money()
  const { json } = await bet([aBet({ singleBetPrice: 40 }), aBet({ singleBetPrice: 40 })])

  expect(json).toMatchObject({ errorCode: 'balance.not.enough', value: { needed: 160, balance: 100.5 } })
  expect(await money()).toEqual(before)
})

test('between lock and draw a round takes no bets, but the next round does', async () => {
  const { bet, control } = await setupPlayer()
  await control('POST', '/lottery/next-draw', { gameCode: 'AE63FK3', seconds: 6 })

  expect((await bet([aBet()])).json.errorCode).toBe('lottery.round.closed')
  expect((await bet([aBet({ numero: [{ numero: NEXT, multiple: 1 }] })])).status).toBe(200)
})

test('a repeated command has one effect, and its idempotency key cannot be used for another command', async () => {
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

test('the orders of today are the member’s own, newest first, and can be filtered by lottery', async () => {
  const { bet, today, call, signIn, control } = await setupPlayer()
  await bet([aBet()])
  await bet([aBet({ gameId: 302, numero: [{ numero: '202611201577', multiple: 1 }] })])

  expect((await today()).content.map(({ gameId }: LotteryOrder) => gameId)).toEqual([302, 301])
  expect((await today('?gameId=301')).totalElements).toBe(1)
  expect((await call('GET', '/lgw/orders/today', { token: await signIn('vip02') })).json.totalElements).toBe(0)
  await control('POST', '/clock/advance', { duration: '5h' })
  expect((await today()).totalElements).toBe(0)
})
