import type { LotterySlips } from '@longan/sdk'
import { expect, test } from 'vitest'
import { NEXT, NOW, setupPlayer } from './testing.ts'

const slip = { playId: 2, bettingContent: '05,27', singleBetPrice: 10, multiple: 1 }
const slips = (change: Partial<LotterySlips> = {}): LotterySlips => ({
  gameId: 301,
  currentNumero: NOW,
  prizeModeId: 3,
  device: 'MOBILE',
  betCartAmountSum: 20,
  bettingSlipString: JSON.stringify([slip]),
  ...change,
})

async function setupSlips() {
  const player = await setupPlayer()
  const place = (change: Partial<LotterySlips> = {}) =>
    player.call('POST', '/lgw/orders/betting', { token: player.token, body: slips(change) })
  const { world } = await player.mock.worlds.open('default')
  return { ...player, place, world }
}

test('slips in the older form are the same bets as a cart', async () => {
  const { place, balance } = await setupSlips()
  const before = await balance()
  const { status, json } = await place()
  expect(status).toBe(200)
  expect(json).toMatchObject([{ gameId: 301, numero: NOW, playId: 2, bettingContent: '05,27', stake: 20, status: 0 }])
  expect(await balance()).toBe(before - 20)
})

test('a chase bets on consecutive issues, and its records are marked as a chase', async () => {
  const { place, gatewayOf, token, world } = await setupSlips()
  const { json } = await place({ chase: true, quickChase: 3, betCartAmountSum: 60 })
  expect(json.map(({ numero }: { numero: string }) => numero)).toEqual([NOW, NEXT, '202611200948'])
  const period = { startDate: world.clock.now() - 3_600_000, endDate: world.clock.now() + 1 }
  const { records } = gatewayOf(token)
  expect((await records.listElottUnsettledOrders({ ...period, chase: true })).items).toHaveLength(3)
  expect((await records.listElottUnsettledOrders({ ...period, chase: false })).items).toHaveLength(0)
})

test('an issue locked in the meantime is skipped if `abandoning` is set, otherwise all slips are refused', async () => {
  const { place, world } = await setupSlips()
  world.clock.advance(71_000)
  const refused = await place({ chase: true, quickChase: 2, betCartAmountSum: 40 })
  expect([refused.status, refused.json.errorCode, refused.json.value.field]).toEqual([
    400,
    'lottery.round.closed',
    'currentNumero',
  ])
  const { json } = await place({ chase: true, quickChase: 2, abandoning: true, betCartAmountSum: 20 })
  expect(json.map(({ numero }: { numero: string }) => numero)).toEqual([NEXT])
})

test('after a win the rest of a chase is refunded if `winningStop` is set', async () => {
  const { place, world, today } = await setupSlips()
  const all = Array.from({ length: 100 }, (_, number) => String(number).padStart(2, '0')).join(',')
  const bettingSlipString = JSON.stringify([{ ...slip, bettingContent: all, singleBetPrice: 1 }])
  await place({ chase: true, quickChase: 3, winningStop: true, betCartAmountSum: 300, bettingSlipString })
  world.clock.advance(80_000)
  expect((await today()).content.map(({ status }: { status: number }) => status)).toEqual([4, 4, 1])
})

const wrong: [string, Partial<LotterySlips>, [string, string]][] = [
  ['a sum that differs from the slips', { betCartAmountSum: 19 }, ['stake.invalid', 'betCartAmountSum']],
  ['slips that are not JSON', { bettingSlipString: '[{' }, ['request_param_err', 'bettingSlipString']],
  ['slips that are not a list', { bettingSlipString: '{}' }, ['request_param_err', 'bettingSlipString']],
  ['a slip without a play', { bettingSlipString: '[{}]' }, ['request_param_err', 'bettingSlipString.0.playId']],
  [
    'a play the lottery does not have',
    { bettingSlipString: JSON.stringify([{ ...slip, playId: 99 }]) },
    ['request_param_err', 'bettingSlipString.0.playId'],
  ],
  ['an issue of another lottery', { currentNumero: '202611209999' }, ['request_param_err', 'currentNumero']],
]
test.each(wrong)('%s is refused with the field and no bet is placed', async (_name, change, [code, field]) => {
  const { place, money } = await setupSlips()
  const before = await money()
  const { status, json } = await place(change)
  expect([status, json.errorCode, json.value.field]).toEqual([400, code, field])
  expect(await money()).toEqual(before)
})
