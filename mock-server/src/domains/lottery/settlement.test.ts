import { expect, test } from 'vitest'
import { setup } from '../../adapters/testing.ts'
import { lotteries } from './lotteries.ts'
import { roundAt } from './rounds.ts'

const TENS = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9']

async function setupPlayer() {
  const server = setup()
  const token = await server.signIn()
  const { gatewayOf, mock } = server
  const { lottery, wallet } = gatewayOf(token)
  const bet = (gameId: number, { playId, content, price, numeros, winStop = false }: BetOptions) =>
    lottery.placeBets({
      prizeMode: lotteries.find((one) => one.gameId === gameId)?.group === 'SEA' ? 'SEA' : 'Elott',
      device: 'MOBILE',
      contents: [
        {
          gameId,
          winStop,
          playId,
          bettingContent: content,
          singleBetPrice: price,
          bettingApproach: 'STANDARD',
          numero: numeros.map((numero) => ({ numero, multiple: 1 })),
        },
      ],
    })
  const balance = async () => (await wallet.get()).sumBalance
  const { world } = await mock.worlds.open('default')
  return { ...server, token, lottery, bet, balance, world }
}
type BetOptions = { playId: number; content: string; price: number; numeros: string[]; winStop?: boolean }

test('at the draw a bet on every last digit wins once and loses nine times, to the cent', async () => {
  const { bet, balance, control, lottery } = await setupPlayer()
  const before = await balance()
  await bet(301, { playId: 4, content: TENS.join(','), price: 10.01, numeros: ['202611200946'] })
  expect(await balance()).toBeCloseTo(before - 100.1, 6)
  await control('POST', '/clock/advance', { duration: '30s' })

  expect(await balance()).toBeCloseTo(before - 100.1 + 97.09, 6)
  const [order] = (await lottery.listOrdersToday()).items
  expect(order).toMatchObject({ status: 1, winAmount: 97.09, winningNumber: expect.stringMatching(/^\d{5}$/) })
})

test('big and small are settled by the winning number in the list of draws', async () => {
  const { bet, control, lottery } = await setupPlayer()
  for (const content of ['TAI', 'XIU']) await bet(303, { playId: 6, content, price: 100, numeros: ['202611201183'] })
  await control('POST', '/clock/advance', { duration: '1m' })

  const { numero, winningNumber, drawTime } = (await lottery.listDraws(303)).items[0]!
  const orders = (await lottery.listOrdersToday()).items
  const isBig = Number(winningNumber.at(-1)) >= 5
  const results = orders.map((order) => [order.bettingContent, order.status, order.winAmount])
  expect(new Map(results.map(([content, ...rest]) => [content, rest]))).toEqual(
    new Map([
      [isBig ? 'TAI' : 'XIU', [1, 196]],
      [isBig ? 'XIU' : 'TAI', [2, 0]],
    ]),
  )
  for (const order of orders) expect(order).toMatchObject({ numero, winningNumber, settleTime: drawTime })
})

test('a bet is settled only once', async () => {
  const { bet, balance, control } = await setupPlayer()
  await bet(301, { playId: 4, content: TENS.join(','), price: 10, numeros: ['202611200946'] })
  await control('POST', '/clock/advance', { duration: '1h' })
  const after = await balance()
  await control('POST', '/clock/advance', { duration: '20h' })

  expect(await balance()).toBe(after)
  expect((await control('GET', '/ledger')).json.status).toBe('balanced')
})

test('stopping after a win refunds the stakes on later issues', async () => {
  const { bet, control, lottery } = await setupPlayer()
  const numeros = ['202611200946', '202611200947', '202611200948']
  await bet(301, { playId: 4, content: TENS.join(','), price: 10, numeros, winStop: true })
  await control('POST', '/clock/advance', { duration: '10m' })

  expect((await lottery.listOrdersToday()).items.map(({ status }) => status)).toEqual([4, 4, 1])
  expect((await control('GET', '/ledger')).json.accounts['stakes:1001']).toBe(0)
})

async function betOnAll({ bet, world }: Awaited<ReturnType<typeof setupPlayer>>) {
  for (const lottery of lotteries.filter(({ isPaused }) => !isPaused)) {
    const { numero } = roundAt(lottery, world.clock.now())
    await bet(lottery.gameId, { playId: 6, content: 'XIU', price: 5, numeros: [numero] })
  }
}

async function worldAfter(steps: number, ms: number) {
  const player = await setupPlayer()
  await betOnAll(player)
  for (let step = 0; step < steps; step++) await player.control('POST', '/clock/advance', { duration: ms / steps })
  return JSON.parse(await player.state())
}

test('a day in one step and in 1,440 steps gives the same world', { timeout: 60_000 }, async () => {
  const DAY = 86_400_000

  expect(await worldAfter(1440, DAY)).toEqual(await worldAfter(1, DAY))
})

test('advancing a year with bets on every lottery takes at most five seconds and leaves no bet open', async () => {
  const player = await setupPlayer()
  await betOnAll(player)
  const started = performance.now()
  await player.control('POST', '/clock/advance', { duration: '365d' })

  expect(performance.now() - started).toBeLessThan(5000)
  const { json } = await player.control('GET', '/ledger')
  expect([json.status, json.accounts['stakes:1001']]).toEqual(['balanced', 0])
})

test('open bets are part of a snapshot and are settled after it is restored', async () => {
  const { bet, control, lottery, state } = await setupPlayer()
  await bet(301, { playId: 4, content: TENS.join(','), price: 10, numeros: ['202611200946'] })
  const saved = JSON.parse(await state())
  await control('POST', '/clock/advance', { duration: '1h' })
  await control('POST', '/snapshot', saved)
  expect((await lottery.listOrdersToday()).items[0]!.status).toBe(0)
  await control('POST', '/clock/advance', { duration: '1m' })

  expect((await lottery.listOrdersToday()).items[0]!.status).toBe(1)
})

test('the control API advances a world to the next draw of one or of all lotteries', async () => {
  const { control } = await setupPlayer()
  const next = async (body: object) => (await control('POST', '/lottery/next-draw', body)).json

  expect(await next({ gameCode: 'XSSG', seconds: 5 })).toMatchObject({
    drawAt: Date.parse('2026-11-20T20:00:00+07:00'),
  })
  const soonest = await next({ seconds: 0 })
  expect(soonest.time).toBe(soonest.drawAt)
  expect((await control('POST', '/lottery/next-draw', { gameCode: 'NONE' })).json.value.field).toBe('gameCode')
})
