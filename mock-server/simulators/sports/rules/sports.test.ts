import { expect, test } from 'vitest'
import { setup } from '#mock/adapters/testing.ts'
import { findFixture } from './fixtures.ts'
import { legOn, openBook, STAKE } from './testing.ts'

const HALF_A_YEAR = 180 * 86_400_000

test('the book shows fixtures with leagues, scores and odds, but not their chances', async () => {
  const { getBook } = await openBook()
  const fixtures = await getBook()
  expect(fixtures.length).toBeGreaterThan(6)
  expect(fixtures.some(({ score }) => score)).toBe(true)
  for (const fixture of fixtures) expect(fixture).not.toHaveProperty('chances')
})

test.each(['SPORTS', 'ESPORTS'] as const)(
  'a single of %s is held until its fixture ends, then paid or lost',
  async (gameType) => {
    const { getUpcoming, bet, balance, world, ownBets, services, memberId } = await openBook(gameType)
    const before = balance()
    const [fixture] = await getUpcoming()
    const legs = [legOn(fixture!), legOn(fixture!, 'away')]
    await bet(legs)
    expect(balance()).toBe(before - 2 * STAKE)
    world.clock.advance(fixture!.endAt - world.clock.now())
    const bets = await ownBets()
    const won = bets.reduce((sum: number, one: { won: number }) => sum + one.won, 0)
    expect(bets.map(({ state }: { state: string }) => state)).toEqual(['settled', 'settled'])
    expect(balance()).toBeCloseTo(before - 2 * STAKE + won, 2)
    for (const one of bets) expect(one.won).toBe(one.legs[0].isWon ? Math.round(STAKE * one.odds * 100) / 100 : 0)
    expect(services.wagers.of(memberId)[0]).toMatchObject({ gameType, bet: { odds: expect.any(Number) } })
    expect(world.ledgerInvariants.check()).toBeUndefined()
  },
)

test('a match also has a handicap and a total of goals, each settled by the final score', async () => {
  const { getUpcoming, bet, world, ownBets, services, memberId } = await openBook()
  const [fixture] = await getUpcoming()
  const { handicap, total } = fixture!.lines
  await bet(['home-line', 'away-line', 'over', 'under'].map((pick) => legOn(fixture!, pick)))
  expect(services.wagers.of(memberId).map((wager) => wager.bet?.selection.en)).toEqual([
    `Under ${total}`,
    `Over ${total}`,
    expect.stringMatching(/\([+−]\d\.5\)$/),
    expect.stringMatching(/\([+−]\d\.5\)$/),
  ])
  world.clock.advance(fixture!.endAt - world.clock.now())
  const { home, away } = findFixture(fixture!.id, { now: world.clock.now(), random: world.random })!.score!
  const won = Object.fromEntries(
    (await ownBets()).map(({ legs: [leg] }: { legs: { pick: string; isWon: boolean }[] }) => [leg!.pick, leg!.isWon]),
  )
  const [isAhead, isOver] = [home + handicap > away, home + away > total]
  expect(won).toEqual({ 'home-line': isAhead, 'away-line': !isAhead, over: isOver, under: !isOver })
  expect(world.ledgerInvariants.check()).toBeUndefined()
})

test('a contest of e-sports has a map handicap and a total of maps, as recorded in the bet', async () => {
  const { getUpcoming, bet, services, memberId } = await openBook('ESPORTS')
  const [fixture] = await getUpcoming()
  expect(fixture!.sport).toBe('esports')
  await bet(['home-line', 'over'].map((pick) => legOn(fixture!, pick)))
  const side = `${fixture!.home.en} (${fixture!.lines.handicap > 0 ? '+' : '−'}1.5)`
  expect(services.wagers.of(memberId).map(({ bet: words }) => words?.selection.en)).toEqual(['Over 2.5', side])
})

test('a launch of e-sports bets on e-sports, and a launch of sports on all others', async () => {
  const [sports, esports] = [await openBook(), await openBook('ESPORTS')]
  const listed = (await sports.getBook()).map(({ sport }) => sport)
  const others = ['tableTennis', 'billiards', 'martialArts', 'horseRacing', 'motorRacing']
  expect([...new Set(listed)]).toEqual(['football', 'basketball', 'tennis', 'badminton', 'volleyball', ...others])
  const other = legOn((await esports.getUpcoming())[0]!)
  const { status, json } = await sports.bet([other])
  expect([status, json.errorCode, json.value.field]).toEqual([400, 'market.closed', 'legs.0.pick'])
})

test('the book states the number of open bets, and the limits of stakes', async () => {
  const { open, getUpcoming, bet, world, services, memberId } = await openBook()
  const { minStake = 0, maxStake = 0 } = await open()
  const [fixture] = await getUpcoming()
  await bet([legOn(fixture!)], { stake: minStake })
  expect((await bet([legOn(fixture!)], { stake: maxStake + 1 })).json.errorCode).toBe('stake.invalid')
  expect((await open()).waiting).toBe(1)
  world.clock.advance(fixture!.endAt - world.clock.now())
  expect((await open()).waiting).toBe(0)
  expect(services.wagers.of(memberId)).toHaveLength(1)
})

test('a multiple multiplies its odds, and is lost with its first leg', async () => {
  const { getUpcoming, bet, world, ownBets } = await openBook()
  const [one, two] = await getUpcoming()
  const placed = (await bet([legOn(one!), legOn(two!)], { kind: 'multiple' })).json.bets[0]
  expect(placed.odds).toBeCloseTo(one!.odds['home']! * two!.odds['home']!, 1)
  world.clock.advance(two!.endAt - world.clock.now())
  const [settled] = await ownBets()
  const isWon = settled.legs.every((leg: { isWon: boolean }) => leg.isWon)
  expect([settled.state, settled.won > 0]).toEqual(['settled', isWon])
})

test('moved odds need confirmation, unless the player accepts better or any odds', async () => {
  const { getUpcoming, bet, money } = await openBook()
  const [fixture] = await getUpcoming()
  const { odds, ...rest } = legOn(fixture!)
  const before = await money()
  const { status, json } = await bet([{ ...rest, odds: odds! + 0.5 }])
  expect([status, json.errorCode, json.value.field, json.value.odds]).toEqual([
    400,
    'odds.changed',
    'legs.0.odds',
    odds,
  ])
  expect((await bet([{ ...rest, odds: odds! + 0.5 }], { accept: 'better' })).json.errorCode).toBe('odds.changed')
  expect(await money()).toEqual(before)
  expect((await bet([{ ...rest, odds: odds! - 0.5 }], { accept: 'better' })).json.bets[0].odds).toBe(odds)
  expect((await bet([{ ...rest, odds: odds! + 0.5 }], { accept: 'any' })).json.bets[0].odds).toBe(odds)
})

test('odds move with the clock, before a match and with its minutes', async () => {
  const { getUpcoming, getBook, world } = await openBook()
  const [, fixture] = await getUpcoming()
  world.clock.advance(fixture!.startAt - world.clock.now() - 1)
  const pricesOf = async () => (await getBook()).find(({ id }) => id === fixture!.id)!.odds
  const prices = [fixture!.odds, await pricesOf()]
  world.clock.advance(30 * 60_000)
  prices.push(await pricesOf())
  expect(new Set(prices.map((odds) => JSON.stringify(odds))).size).toBe(3)
})

test('an open bet is cashed out for its value, once, and never for less than was shown', async () => {
  const { getUpcoming, bet, post, balance, ownBets, world } = await openBook()
  const [fixture] = await getUpcoming()
  const { orderNo, offer } = (await bet([legOn(fixture!)])).json.bets[0]
  expect(offer).toBeGreaterThan(STAKE * 0.8)
  expect(offer).toBeLessThan(STAKE)
  const less = await post('cash-out', { orderNo, offer: offer + 1 })
  expect([less.json.errorCode, less.json.value.offer]).toEqual(['odds.changed', offer])
  const before = balance()
  await post('cash-out', { orderNo, offer }, 'cash-key-1')
  await post('cash-out', { orderNo, offer }, 'cash-key-1')
  expect(balance()).toBeCloseTo(before + offer, 2)
  expect((await post('cash-out', { orderNo, offer: 0 })).json.errorCode).toBe('market.closed')
  world.clock.advance(fixture!.endAt - world.clock.now())
  expect((await ownBets())[0]).toMatchObject({ state: 'settled', won: offer })
})

test('an invalid slip is refused with the field and changes nothing', async () => {
  const { getUpcoming, getBook, bet, money, post } = await openBook()
  const [fixture] = await getUpcoming()
  const leg = legOn(fixture!)
  const over = { fixture: 'm-1', pick: 'home', odds: 2 }
  const farAhead = { fixture: 'm-99999999', pick: 'home', odds: 2 }
  const before = await money()
  const refused = async (legs: object[], more: object = {}) => {
    const { status, json } = await bet(legs, more)
    return [status, json.errorCode, json.value.field]
  }
  expect(await refused([{ ...leg, fixture: 'x-1' }])).toEqual([400, 'request_param_err', 'legs.0.fixture'])
  for (const leg of [over, farAhead])
    expect(await refused([leg], { accept: 'any' })).toEqual([400, 'market.closed', 'legs.0.pick'])
  expect(await refused([leg, leg], { kind: 'multiple' })).toEqual([400, 'request_param_err', 'legs.1.fixture'])
  expect(await refused([leg], { stake: 0 })).toEqual([400, 'stake.invalid', 'stake'])
  expect(await refused([leg, leg, leg], { stake: 50_000 })).toEqual([400, 'balance.not.enough', 'stake'])
  expect((await post('cash-out', { orderNo: 'SB1', offer: 1 })).json.value.field).toBe('orderNo')
  expect((await getBook()).length).toBeGreaterThan(0)
  expect(await money()).toEqual(before)
})

test('a repeated command bets once', async () => {
  const { getUpcoming, post, services, memberId } = await openBook()
  const legs = [legOn((await getUpcoming())[0]!)]
  const slip = { kind: 'single', stake: STAKE, legs }
  const first = await post('bet', slip, 'slip-key-1')
  expect((await post('bet', slip, 'slip-key-1')).text).toBe(first.text)
  expect(services.wagers.openOf(memberId)).toHaveLength(1)
})

test('a guest sees the book but cannot bet', async () => {
  const { call, gatewayOf } = setup()
  const launch = new URL(await gatewayOf().games.launchGuestSports(), 'http://site').searchParams.get('launch')!
  const { json } = await call('POST', '/partners/sports/open', { body: { launch } })
  expect(json.fixtures.length).toBeGreaterThan(0)
  expect(json).not.toHaveProperty('balance')
  const body = { launch, kind: 'single', stake: STAKE, legs: [{ fixture: 'm-1', pick: 'home', odds: 2 }] }
  const { status, json: refused } = await call('POST', '/partners/sports/bet', { body })
  expect([status, refused.errorCode]).toEqual([401, 'login.not.session'])
})

test('a bet begins with the first of its matches; until then an exclusion refunds it where the rulebook says so', async () => {
  const { getUpcoming, bet, world, services, memberId, control } = await openBook()
  const [first, second] = (await getUpcoming()).toSorted((one, other) => one.startAt - other.startAt)
  await bet([legOn(first!), legOn(second!)], { kind: 'multiple' })
  await bet([legOn(second!)])
  const states = () => services.wagers.of(memberId).map(({ state, beginsAt }) => [state, beginsAt])
  expect(states()).toEqual([second!, first!].map(({ startAt }) => ['open', startAt]))
  await control('PATCH', '/settings', { rulebook: 'on' })
  world.clock.advance(first!.startAt - world.clock.now())
  await services.exclusions.exclude(memberId, HALF_A_YEAR)

  const isTogether = first!.startAt === second!.startAt
  expect(states().map(([state]) => state)).toEqual([isTogether ? 'open' : 'cancelled', 'open'])
})
