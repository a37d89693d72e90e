import { expect, test } from 'vitest'
import { aBet, NEXT, NOW, setupPlayer } from './testing.ts'

async function setupBets() {
  const player = await setupPlayer()
  const cancel = async (body: object = {}, token = player.token) => {
    const sent = { gameId: 301, numero: NOW, ...body }
    return player.call('POST', '/lgw/orders/cancel', { token, body: sent })
  }
  const { world } = await player.mock.worlds.open('default')
  return { ...player, cancel, world }
}

test('bets on an issue can be cancelled before its lock, and their stakes are refunded', async () => {
  const { bet, cancel, balance } = await setupBets()
  const before = await balance()
  await bet([aBet(), aBet({ bettingContent: '11' })])
  const { json } = await cancel()
  expect(json).toMatchObject([
    { status: 4, winAmount: 0 },
    { status: 4, winAmount: 0 },
  ])
  expect(await balance()).toBe(before)
})

test('cancelling again changes nothing, and a draw does not pay cancelled bets', async () => {
  const { bet, cancel, money, world, balance } = await setupBets()
  await bet([aBet()])
  await cancel()
  const [after, rest] = [await money(), await balance()]
  expect((await cancel()).json).toEqual([])
  expect(await money()).toEqual(after)
  world.clock.advance(80_000)
  expect(await balance()).toBe(rest)
})

test('a single bet of an issue can be cancelled', async () => {
  const { bet, cancel, today } = await setupBets()
  const [first] = (await bet([aBet(), aBet({ bettingContent: '11' })])).json
  expect((await cancel({ orderNo: first.orderNo })).json).toMatchObject([{ orderNo: first.orderNo }])
  expect((await today()).content.map(({ status }: { status: number }) => status)).toEqual([0, 4])
})

test('cancelling with chase also cancels the bets on later issues', async () => {
  const { bet, cancel, today } = await setupBets()
  const numero = [NOW, NEXT].map((one) => ({ numero: one, multiple: 1 }))
  await bet([aBet({ numero })])
  await cancel()
  expect((await today()).content.map(({ status }: { status: number }) => status)).toEqual([0, 4])
  await cancel({ chase: true })
  expect((await today()).content.map(({ status }: { status: number }) => status)).toEqual([4, 4])
})

test('no bet can be cancelled after the lock', async () => {
  const { bet, cancel, world, money } = await setupBets()
  await bet([aBet()])
  world.clock.advance(71_000)
  const before = await money()
  const { status, json } = await cancel()
  expect([status, json.errorCode, json.value.field]).toEqual([400, 'lottery.round.closed', 'numero'])
  expect(await money()).toEqual(before)
})

test('a member cannot cancel the bets of other members', async () => {
  const { bet, cancel, signIn, today } = await setupBets()
  const [{ orderNo }] = (await bet([aBet()])).json
  const other = await signIn('many01')
  const refused = await cancel({ orderNo }, other)
  expect([refused.json.errorCode, refused.json.value.field]).toEqual(['request_param_err', 'orderNo'])
  expect((await cancel({}, other)).json).toEqual([])
  expect((await today()).content[0].status).toBe(0)
})

test('all bets are listed newest first and can be filtered by their state', async () => {
  const { bet, cancel, gatewayOf, token, world } = await setupBets()
  const [first] = (await bet([aBet()])).json
  await cancel({ orderNo: first.orderNo })
  await bet([aBet({ bettingContent: '11' })])
  world.clock.advance(12 * 3_600_000)
  const { lottery } = gatewayOf(token)
  const listed = async (status?: 0 | 4) => (await lottery.listOrders(status === undefined ? {} : { status })).items
  expect((await listed()).map(({ bettingContent }) => bettingContent)).toEqual(['11', '05,27'])
  expect((await listed(4)).map(({ orderNo }) => orderNo)).toEqual([first.orderNo])
  expect(await listed(0)).toEqual([])
})
