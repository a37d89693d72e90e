import { expect, test } from 'vitest'
import { catalogue } from '../../../src/catalogue/catalogue.ts'
import { setup } from '../../../src/doors/testing.ts'
import { randomOf } from '../../../src/kernel/random.ts'
import { catchChance, type Fish, fishIn, isCaught, KINDS, RETURN } from './fish.ts'

const water = catalogue()
  .byCategory.get('FISH')!
  .find(({ isUnderMaintenance }) => !isUnderMaintenance)!
const COST = water.minBet

async function seated(account = 'many01', house = setup()) {
  const token = await house.signIn(account)
  const opened = await house.call('GET', `/wps/game/launchGame?launchMode=GLS&nodeId=${water.nodeId}`, { token })
  const launch = new URL(opened.json.value.content.game_url, 'http://site').searchParams.get('launch')!
  const { world, services } = await house.mock.worlds.open('default')
  const { memberId } = services.launches.use(launch, 'fish')
  const fish = async (): Promise<Fish[]> => (await house.call('GET', `/partners/fish/state?launch=${launch}`)).json.fish
  const shoot = (body: object, key?: string) =>
    house.call('POST', '/partners/fish/shoot', {
      body: { launch, cost: COST, ...body },
      ...(key && { headers: { 'idempotency-key': key } }),
    })
  const money = async () => {
    const { database, transactions, counters } = JSON.parse(await house.state())
    return { database, transactions, counters }
  }
  return { ...house, launch, fish, shoot, money, world, services, memberId }
}

test('a shot pays back 95 % whatever it is aimed at', () => {
  for (const { pays } of KINDS) {
    expect(catchChance(pays) * pays).toBeCloseTo(RETURN, 12)
    expect(catchChance(pays)).toBeLessThan(1)
  }
})

test('a million shots pay back what is stated', () => {
  const random = randomOf(7, 'million')
  let won = 0
  for (let shot = 0; shot < 1_000_000; shot++) {
    const kind = KINDS[shot % 6]!
    if (isCaught(kind, random)) won += kind.pays
  }
  expect(Math.abs(won / 1_000_000 - RETURN)).toBeLessThan(0.01)
})

test('there is always something to shoot at, and everybody sees the same fish', async () => {
  const one = await seated()
  const other = await seated('demo01', one)
  expect(await other.fish()).toEqual(await one.fish())
  for (let second = 0; second < 600; second++) {
    const now = one.world.clock.now() + second * 1000
    expect(fishIn({ nodeId: water.nodeId, now, random: one.world.random }).length).toBeGreaterThan(3)
  }
})

test('a volley costs its shots, pays its catches, and is booked at once', async () => {
  const { fish, shoot, services, memberId, world } = await seated()
  const before = services.wallet.balanceOf(memberId)
  const targets = (await fish()).slice(0, 5).map(({ id }) => id)
  const { json } = await shoot({ targets })
  const won = json.hits.reduce((sum: number, hit: { won: number }) => sum + hit.won, 0)
  expect(json).toMatchObject({ stake: 5 * COST, won, balance: before / 100 - 5 * COST + won })
  expect(json.hits.map((hit: { fish: string }) => hit.fish)).toEqual(targets)
  expect(services.wagers.of(memberId)[0]).toMatchObject({ gameType: 'FISH', state: 'settled', payout: won * 100 })
  expect(world.books.check()).toBeUndefined()
})

test('a fish is caught once: for others it is gone, and a shot at it costs nothing', async () => {
  const one = await seated('demo01')
  const other = await seated('many01', one)
  const caught = await catchOne(one)
  expect((await other.fish()).map(({ id }) => id)).not.toContain(caught)
  const before = await other.money()
  const { status, json } = await other.shoot({ targets: [caught] })
  expect([status, json.errorCode, json.value.field]).toEqual([400, 'request_param_err', 'targets'])
  expect(await other.money()).toEqual(before)
})

/** Shoots at whatever swims until something is caught. */
async function catchOne({ fish, shoot }: Awaited<ReturnType<typeof seated>>): Promise<string> {
  const targets = (await fish()).map(({ id }) => id)
  const { json } = await shoot({ targets })
  const hit = json.hits.find(({ isCaught: is }: { isCaught: boolean }) => is)
  return hit ? hit.fish : catchOne({ fish, shoot } as never)
}

test('a doubled volley is fired once', async () => {
  const { fish, shoot, services, memberId } = await seated()
  const targets = [(await fish())[0]!.id]
  const first = await shoot({ targets }, 'volley-key-1')
  expect((await shoot({ targets }, 'volley-key-1')).text).toBe(first.text)
  expect(services.wagers.of(memberId)).toHaveLength(1)
})

const refused: [string, object, string][] = [
  ['a cost that is not on offer', { cost: COST * 4 }, 'cost'],
  ['a shot for nothing', { cost: 0 }, 'cost'],
  ['no target', { targets: [] }, 'targets'],
  ['a fish that never swam', { targets: ['1:2:3'] }, 'targets'],
]
test.each(refused)('%s is refused with the field and changes nothing', async (_what, bad, field) => {
  const { fish, shoot, money } = await seated()
  const targets = [(await fish())[0]!.id]
  const before = await money()
  const { status, json } = await shoot({ targets, ...bad })
  expect([status, json.value.field]).toEqual([400, field])
  expect(await money()).toEqual(before)
})
