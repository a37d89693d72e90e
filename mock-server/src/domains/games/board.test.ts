import { expect, test } from 'vitest'
import { setup } from '../../adapters/testing.ts'

const MINUTE = 60_000

test('hot matches have every field of the specification, and live ones a minute and a score [G-3-13]', async () => {
  const { gatewayOf, mock } = setup()
  const { world } = await mock.worlds.open('default')
  const matches = await gatewayOf().games.listHotMatches()
  expect(matches.length).toBeGreaterThanOrEqual(6)
  for (const match of matches) {
    expect(match).toMatchObject({
      homeTeam: expect.any(String),
      awayTeam: expect.any(String),
      homeTeamImageUrl: expect.stringMatching(/^\/art\/crest\//),
      awayTeamImageUrl: expect.stringMatching(/^\/art\/crest\//),
      league: expect.any(String),
      matchTime: expect.any(Number),
      vendor: 'FB',
      roomId: expect.any(String),
      nodeId: expect.any(Number),
    })
    expect(match.homeTeam).not.toBe(match.awayTeam)
    const isOn = match.matchTime <= world.clock.now()
    expect([match.minute !== undefined, match.score !== undefined]).toEqual([isOn, isOn])
  }
})

test('a match follows the clock: its minute grows, its score never falls, and it ends', async () => {
  const { gatewayOf, mock } = setup()
  const { world } = await mock.worlds.open('default')
  const room = (await gatewayOf().games.listHotMatches()).find(({ minute }) => minute === undefined)!.roomId
  const scores: [number, number][] = []
  for (let step = 0; step < 40; step++) {
    world.clock.advance(5 * MINUTE)
    const match = (await gatewayOf().games.listHotMatches()).find(({ roomId }) => roomId === room)
    if (match?.score) scores.push([match.minute!, match.score.home + match.score.away])
  }
  expect(scores.length).toBeGreaterThan(15)
  expect(scores).toEqual(scores.toSorted(([a, x], [b, y]) => a - b || x - y))
  expect(scores.at(-1)![0]).toBeGreaterThan(80)
})

test('the winner board is a list of masked names [G-3-29]', async () => {
  const { call } = setup()
  const { list } = (await call('GET', '/wps/relay/ODSFE2_getWinnerBoard')).json.value
  expect(list).toHaveLength(20)
  for (const { vo } of list) {
    expect(vo.customerName).toMatch(/^[a-z]{3}\*\*\*\d\d$/)
    expect(vo.winAmount).toBeGreaterThan(0)
  }
})

test('the winner board is read by GET [G-7-34]', async () => {
  const { call } = setup()
  const [got, posted] = [
    await call('GET', '/wps/relay/ODSFE2_getWinnerBoard'),
    await call('POST', '/wps/relay/ODSFE2_getWinnerBoard'),
  ]
  expect([got.status, Array.isArray(got.json.value.list)]).toEqual([200, true])
  expect(posted.status).toBeGreaterThanOrEqual(400)
})

test('the winner board changes with the clock', async () => {
  const { gatewayOf, mock } = setup()
  const { world } = await mock.worlds.open('default')
  const before = await gatewayOf().games.listWinners()
  world.clock.advance(MINUTE)
  const after = await gatewayOf().games.listWinners()
  expect(after.slice(3)).toEqual(before.slice(0, -3))
})

test('the jackpot grows with the clock and never falls', async () => {
  const { gatewayOf, mock } = setup()
  const { world } = await mock.worlds.open('default')
  const amounts: number[] = []
  for (const pause of [0, 1000, MINUTE, 60 * MINUTE]) {
    world.clock.advance(pause)
    amounts.push(await gatewayOf().games.getJackpot())
  }
  expect(amounts).toEqual(amounts.toSorted((a, b) => a - b))
  expect(new Set(amounts).size).toBe(4)
})
