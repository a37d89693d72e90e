import { expect, test } from 'vitest'
import { catalogue } from '#mock/catalogue/catalogue.ts'
import { setup } from '#mock/adapters/testing.ts'
import { randomOf } from '#mock/kernel/world/random.ts'
import { chancesOf, fightOf, moveOdds, oddsOf, RETURN, SIDES, winnerAt } from './fights.ts'

const arena = catalogue().byCategory.get('COCKFIGHT')![0]!
const STAKE = arena.minBet

async function openArena(account = 'many01') {
  const gateway = setup()
  const token = await gateway.signIn(account)
  const opened = await gateway.call('GET', `/wps/game/launchGame?launchMode=GLS&nodeId=${arena.nodeId}`, { token })
  const launch = new URL(opened.json.value.content.game_url, 'http://site').searchParams.get('launch')!
  const { world, services } = await gateway.mock.worlds.open('default')
  const { memberId } = services.launches.use(launch, 'cockfight')
  const state = async () => (await gateway.call('GET', `/partners/cockfight/state?launch=${launch}`)).json
  const bet = (body: object, key?: string) =>
    gateway.call('POST', '/partners/cockfight/bet', {
      body: { launch, ...body },
      ...(key && { headers: { 'idempotency-key': key } }),
    })
  const money = async () => {
    const { database, transactions, counters, events } = JSON.parse(await gateway.state())
    return { database, transactions, counters, events }
  }
  return { ...gateway, launch, state, bet, money, world, services, memberId }
}

test('odds keep a margin of 5 % on every side, for all kinds of fights', () => {
  const random = randomOf(7, 'odds')
  for (let fight = 0; fight < 10_000; fight++) {
    const chances = chancesOf(random)
    const odds = oddsOf(chances)
    expect(SIDES.reduce((sum, side) => sum + chances[side], 0)).toBeCloseTo(1, 12)
    for (const side of SIDES) {
      const share = (chances[side] * odds[side]) / 100
      expect(share).toBeLessThanOrEqual(RETURN)
      expect(share).toBeGreaterThan(RETURN - 0.01)
    }
  }
})

test('a million fights pay back 95 % on every side', () => {
  const random = randomOf(7, 'million')
  const back = { meron: 0, wala: 0, draw: 0 }
  for (let fight = 0; fight < 1_000_000; fight++) {
    const chances = chancesOf(random)
    const winner = winnerAt(chances, random.next())
    back[winner] += oddsOf(chances)[winner]
  }
  expect(Math.abs(back.meron / 100_000_000 - RETURN)).toBeLessThan(0.01)
  expect(Math.abs(back.wala / 100_000_000 - RETURN)).toBeLessThan(0.01)
  expect(Math.abs(back.draw / 100_000_000 - RETURN)).toBeLessThan(0.02)
})

test('an arena opens with its game, limits and return; its history has my bets, open ones too', async () => {
  const { call, launch, state, bet, world } = await openArena()
  const { json } = await call('POST', '/partners/cockfight/open', { body: { launch } })
  expect(json).toMatchObject({
    game: { nodeId: arena.nodeId, names: arena.names, look: arena.look },
    minStake: STAKE,
    maxStake: 1000 * STAKE,
    returns: 0.95,
  })
  const history = async () => (await call('GET', `/partners/cockfight/history?launch=${launch}`)).json.bets
  const { fight } = await state()
  const { winner, odds } = fightOf(arena.nodeId, fight.number, world.random)
  await bet({ fight: fight.key, side: winner, stake: STAKE })
  const ownBets = { event: { en: `Fight ${fight.number}` }, odds: odds[winner] / 100, stake: STAKE }
  expect(await history()).toMatchObject([{ ...ownBets, isOpen: true, won: 0 }])
  world.clock.advance(fight.endAt - world.clock.now())
  await state()
  expect(await history()).toMatchObject([{ ...ownBets, isOpen: false, won: (STAKE * odds[winner]) / 100 }])
})

test('an arena shows the current fight, and its winner only when it is over', async () => {
  const { state, world } = await openArena()
  const { fight, winner } = await state()
  expect(winner).toBeUndefined()
  expect(fight.odds.meron).toBeGreaterThan(1)
  world.clock.advance(fight.endAt - world.clock.now() - 1)
  expect((await state()).winner).toBeUndefined()
  world.clock.advance(1)
  expect((await state()).winner).toBe(fightOf(arena.nodeId, fight.number, world.random).winner)
})

test('a bet is held until the fight is over, and paid at the odds it was taken at', async () => {
  const { state, bet, world, services, memberId } = await openArena()
  const before = services.wallet.balanceOf(memberId)
  const { fight } = await state()
  const { winner, odds } = fightOf(arena.nodeId, fight.number, world.random)
  await bet({ fight: fight.key, side: winner, stake: STAKE })
  await bet({ fight: fight.key, side: SIDES.find((side) => side !== winner)!, stake: STAKE })
  expect(services.wallet.balanceOf(memberId)).toBe(before - 2 * STAKE * 100)
  world.clock.advance(fight.endAt - world.clock.now())
  await state()
  expect(services.wallet.balanceOf(memberId)).toBe(before - 2 * STAKE * 100 + STAKE * odds[winner])
  expect(services.wagers.of(memberId)[1]).toMatchObject({ gameType: 'COCKFIGHT', bet: { odds: odds[winner] / 100 } })
  expect(world.ledgerInvariants.check()).toBeUndefined()
})

test('odds move every five seconds around their fair value, and a bet is paid at the odds that the member saw', async () => {
  const { state, bet, world, services, memberId } = await openArena()
  const opened = (await state()).fight
  const seen = [opened.odds.meron]
  for (let step = 1; step < 8; step++) {
    world.clock.advance(5000)
    seen.push((await state()).fight.odds.meron)
  }
  expect(new Set(seen).size).toBeGreaterThan(4)
  expect(Math.max(...seen.map((odds) => Math.abs(odds / opened.odds.meron - 1)))).toBeLessThan(0.035)

  const [before, now] = seen.slice(-2) as [number, number]
  expect((await bet({ fight: opened.key, side: 'meron', stake: STAKE, odds: opened.odds.meron })).json.errorCode).toBe(
    'odds.changed',
  )
  await bet({ fight: opened.key, side: 'meron', stake: STAKE, odds: before })
  await bet({ fight: opened.key, side: 'meron', stake: STAKE, odds: now })
  expect(services.wagers.of(memberId).map(({ bet: taken }) => taken!.odds)).toEqual([now, before])
})

test('moving odds return 95 % on average', () => {
  const random = (...keys: (string | number)[]) => randomOf(7, ...keys)
  let [share, count] = [0, 0]
  for (let number = 0; number < 2000; number++) {
    const opened = fightOf(1, number, random)
    const moved = moveOdds(opened, opened.startAt + 20_000, random)
    share += moved.odds.meron / opened.odds.meron + moved.odds.wala / opened.odds.wala
    count += 2
  }
  expect(Math.abs(share / count - 1)).toBeLessThan(0.005)
})

test('a visitor waits at most 40 seconds for a fight to begin, or sees one', () => {
  const random = (...keys: (string | number)[]) => randomOf(7, ...keys)
  const { startAt, closeAt, endAt } = fightOf(1, 100, random)
  const next = fightOf(1, 101, random)
  expect([closeAt - startAt, next.startAt - endAt]).toEqual([40_000, 10_000])
})

test('a fight that has begun takes no bets, nor does one of another arena', async () => {
  const { state, bet, world } = await openArena()
  const { fight } = await state()
  const otherArena = await bet({ fight: `1:${fight.number}`, side: 'meron', stake: STAKE })
  world.clock.advance(fight.closeAt - world.clock.now())
  const late = await bet({ fight: fight.key, side: 'meron', stake: STAKE })
  for (const { status, json } of [otherArena, late])
    expect([status, json.errorCode, json.value.field]).toEqual([400, 'market.closed', 'fight'])
})

test('an invalid bet is refused with the field and changes nothing; a repeated command bets once', async () => {
  const { state, bet, money, services, memberId } = await openArena()
  const { key: fight } = (await state()).fight
  const before = await money()
  const fieldOf = async (body: object) => (await bet({ fight, side: 'wala', stake: STAKE, ...body })).json.value.field
  expect(await fieldOf({ side: 'both' })).toBe('side')
  expect(await fieldOf({ stake: 0 })).toBe('stake')
  expect(await fieldOf({ stake: STAKE + 0.001 })).toBe('stake')
  expect(await money()).toEqual(before)
  const first = await bet({ fight, side: 'wala', stake: STAKE }, 'fight-key-1')
  expect((await bet({ fight, side: 'wala', stake: STAKE }, 'fight-key-1')).text).toBe(first.text)
  expect(services.wagers.openOf(memberId)).toHaveLength(1)
})

test.for([
  [-1, 'cancelled'],
  [0, 'open'],
] as const)(
  'an exclusion %i ms from the begin of a fight leaves its bets %s in rulebook on',
  async ([offset, expected]) => {
    const { state, bet, world, services, memberId, control } = await openArena()
    const { fight } = await state()
    await bet({ fight: fight.key, side: 'meron', stake: STAKE })
    await control('PATCH', '/settings', { rulebook: 'on' })
    world.clock.advance(fight.closeAt + offset - world.clock.now())
    await services.exclusions.exclude(memberId, 180 * 86_400_000)
    expect(services.wagers.of(memberId).map((wager) => wager.state)).toEqual([expected])
  },
)
