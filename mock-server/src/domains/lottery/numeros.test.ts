import { expect, test } from 'vitest'
import { setup } from '../../adapters/testing.ts'
import { lotteries } from './lotteries.ts'
import { drawPrizes } from './draws.ts'
import { playsOf } from './plays/plays.ts'
import { shareOf } from './plays/prize-modes.ts'

test('the current issues of all lotteries are the same at both paths', async () => {
  const { call } = setup()
  const issues = (await call('GET', '/lgw/games/opened/numero')).json
  expect(issues).toHaveLength(lotteries.length)
  expect((await call('GET', '/lotto/lgw/games/opened/numero')).json).toEqual(issues)
  const near = (await call('GET', '/lgw/numeros/near?gameId=301')).json.currentNumero
  expect(issues[0]).toMatchObject({ gameCode: 'AE63FK3', ...near })
  const paused = issues.find(({ gameId }: { gameId: number }) => gameId === 309)
  expect(paused.isSale).toBe(false)
})

test('a prize mode lists the issues of its lotteries', async () => {
  const { call } = setup()
  const { json } = await call('GET', '/lgw/games/opened/numero?prizeMode=SEA')
  expect(json.map(({ gameCode }: { gameCode: string }) => gameCode)).toEqual(
    lotteries.filter(({ vendor }) => vendor === 'TCG_SEA').map(({ code }) => code),
  )
})

test('a foreign lottery is not one of the Vietnamese lotteries', async () => {
  const { call } = setup()
  const near = (gameId: number) => call('GET', `/lotto-vn/lgw/numeros/near?gameId=${gameId}`)
  expect((await near(307)).json).toEqual((await call('GET', '/lgw/numeros/near?gameId=307')).json)
  const { status, json } = await near(401)
  expect([status, json.errorCode, json.value.field]).toEqual([400, 'request_param_err', 'gameId'])
})

test('there is one latest draw for each lottery; draws by code and by number are the same', async () => {
  const { call } = setup()
  const latest = (await call('GET', '/lgw/draw?size=100')).json
  expect([latest.content.length, latest.totalElements]).toEqual([lotteries.length, lotteries.length])
  const byNumber = (await call('GET', '/lgw/draw/307?size=3')).json
  expect((await call('GET', '/lgw/draw/code/VNM5?size=3')).json).toEqual(byNumber)
  expect(latest.content.find(({ gameId }: { gameId: number }) => gameId === 307)).toEqual(byNumber.content[0])
  const unknown = await call('GET', '/lgw/draw/code/NOTHING')
  expect([unknown.status, unknown.json.value.field]).toEqual([400, 'code'])
})

test('hot numbers and gaps match the list of draws', async () => {
  const { call } = setup()
  const draws = (await call('GET', '/lgw/draw/307?size=100')).json.content
  const ends: string[] = draws.map((draw: { winningNumber: string }) => draw.winningNumber.slice(-2))
  const { numbers } = (await call('GET', '/lgw/draw/307/hot_gap_info')).json
  expect(numbers).toHaveLength(100)
  for (const { number, hot, gap } of numbers) {
    expect(hot).toBe(ends.filter((end) => end === number).length)
    expect(gap).toBe(ends.includes(number) ? ends.indexOf(number) : 100)
  }
  expect(numbers.reduce((sum: number, { hot }: { hot: number }) => sum + hot, 0)).toBe(100)
})

test('a series is the minimum payback of the plays of its prize mode, and no play pays back more than it takes', async () => {
  const { signIn, gatewayOf } = setup()
  const series = await gatewayOf(await signIn()).lottery.listPrizeSeries()
  expect(series.map(({ prizeMode }) => prizeMode)).toEqual(['Lott', 'ZY', 'Elott', 'SEA'])
  for (const { table } of lotteries)
    for (const play of playsOf(table)) {
      expect(shareOf(play, table)).toBeLessThan(1)
      expect(shareOf(play, table) * 2000).toBeGreaterThanOrEqual(Math.min(...series.map((one) => one.series)))
    }
})

const lo2Tables = [
  ['north', 3.6],
  ['south', 5.4],
  ['quickSouth', 5.4],
  ['four', 7.4],
] as const
test.each(lo2Tables)(
  'the payback of two digits of any prize in the table %s is proportional to the numbers of a draw',
  async (table, odds) => {
    const { mock } = setup()
    const { world } = await mock.worlds.open('default')
    const lo2 = playsOf(table).find(({ code }) => code === 'lo2')!
    const { length } = lo2.outcomes(drawPrizes(world.random('shares'), table))
    expect(shareOf(lo2, table)).toBeCloseTo((length * odds) / 100, 10)
  },
)

test('the settings of a lottery have the maximum number of issues', async () => {
  const { signIn, gatewayOf } = setup()
  const { lottery } = gatewayOf(await signIn())
  expect(await lottery.getSetting(307)).toMatchObject({ gameCode: 'VNM5', maxNumeros: 50, minStake: 1, isSale: true })
  expect(await lottery.getSetting(311)).toMatchObject({
    gameCode: 'XSMB',
    maxNumeros: 7,
    prizeModes: ['Lott', 'ZY', 'Elott'],
  })
  expect((await lottery.getSetting(401)).prizeModes).toEqual(['SEA'])
})
