import { expect, test } from 'vitest'
import { catalogue } from '#mock/catalogue/catalogue.ts'
import { motifOf } from '#mock/art/looks.ts'
import { setup } from '#mock/adapters/testing.ts'
import { randomOf } from '#mock/kernel/world/random.ts'
import { catchChance, type Fish, fishIn, isCaught, kindsOf } from './fish.ts'

const water = catalogue()
  .byCategory.get('FISH')!
  .find(({ isUnderMaintenance }) => !isUnderMaintenance)!
const COST = water.minBet

async function openWater(account = 'many01', gateway = setup()) {
  const token = await gateway.signIn(account)
  const opened = await gateway.call('GET', `/wps/game/launchGame?launchMode=GLS&nodeId=${water.nodeId}`, { token })
  const launch = new URL(opened.json.value.content.game_url, 'http://site').searchParams.get('launch')!
  const { world, services } = await gateway.mock.worlds.open('default')
  const { memberId } = services.launches.use(launch, 'fish')
  const look = async () => (await gateway.call('GET', `/partners/fish/state?launch=${launch}`)).json
  const fish = async (): Promise<Fish[]> => {
    const { fish: all, now } = await look()
    return all.filter(({ from }: Fish) => from <= now)
  }
  const shoot = (body: object, key?: string) =>
    gateway.call('POST', '/partners/fish/shoot', {
      body: { launch, cost: COST, ...body },
      ...(key && { headers: { 'idempotency-key': key } }),
    })
  const money = async () => {
    const { database, transactions, counters } = JSON.parse(await gateway.state())
    return { database, transactions, counters }
  }
  return { ...gateway, launch, look, fish, shoot, money, world, services, memberId }
}

const looks = catalogue()
  .byCategory.get('FISH')!
  .map(({ look }) => look)

test('a shot pays back 95 % at every fish, in every water', () => {
  for (const { pays } of looks.flatMap(kindsOf)) {
    expect(catchChance(pays) * pays).toBeCloseTo(0.95, 12)
    expect(catchChance(pays)).toBeLessThan(1)
  }
})

test('a million shots at any fish pay back 95 %, within 1 %', () => {
  const random = randomOf(7, 'million')
  const streams = (...keys: (string | number)[]) => randomOf(7, ...keys)
  let [won, shots] = [0, 0]
  for (let minute = 0; shots < 1_000_000; minute++) {
    const swimming = fishIn({ game: water, now: minute * 60_000, random: streams })
    for (let shot = 0; shot < 1000; shot++, shots++) {
      const fish = swimming[shot % swimming.length]!
      if (isCaught(fish, random)) won += fish.pays
    }
  }
  expect(Math.abs(won / shots - 0.95)).toBeLessThan(0.01)
})

test('every look has ten kinds, one per rank, including the one in its picture', () => {
  for (const look of looks) {
    const kinds = kindsOf(look)
    expect(kinds.map(({ pays }) => pays)).toEqual([2, 3, 5, 8, 12, 20, 35, 60, 120, 300])
    const motif = motifOf(look)
    const isOne = motif === 'mermaid' || kinds.some(({ code }) => code.includes(motif))
    expect([look, motif, isOne]).toEqual([look, motif, true])
  }
  expect(
    new Set(
      looks.map((look) =>
        kindsOf(look)
          .map(({ code }) => code)
          .join(),
      ),
    ).size,
  ).toBeGreaterThan(20)
})

test('a fish is announced before it comes, and can be shot at only once it is there', async () => {
  const { look, shoot, money } = await openWater()
  const { fish, now } = await look()
  const coming = fish.find(({ from }: Fish) => from > now)
  expect(coming.from - now).toBeLessThanOrEqual(6000)
  const before = await money()
  expect((await shoot({ targets: [coming.id] })).json.value.field).toBe('targets')
  expect(await money()).toEqual(before)
})

test('there is always a fish to shoot at, and all players see the same fish', async () => {
  const one = await openWater()
  const other = await openWater('demo01', one)
  expect(await other.fish()).toEqual(await one.fish())
  for (let second = 0; second < 600; second++) {
    const now = one.world.clock.now() + second * 1000
    expect(fishIn({ game: water, now, random: one.world.random }).length).toBeGreaterThan(3)
  }
})

test('a volley costs its shots, pays its catches, and is booked at once', async () => {
  const { fish, shoot, services, memberId, world } = await openWater()
  const before = services.wallet.balanceOf(memberId)
  const targets = (await fish()).slice(0, 5).map(({ id }) => id)
  const { json } = await shoot({ targets })
  const won = json.hits.reduce((sum: number, hit: { won: number }) => sum + hit.won, 0)
  expect(json).toMatchObject({ stake: 5 * COST, won, balance: before / 100 - 5 * COST + won })
  expect(json.hits.map((hit: { fish: string }) => hit.fish)).toEqual(targets)
  expect(services.wagers.of(memberId)[0]).toMatchObject({ gameType: 'FISH', state: 'settled', payout: won * 100 })
  expect(world.ledgerInvariants.check()).toBeUndefined()
})

test('a fish is caught once: for others it is gone, and a shot at it costs nothing', async () => {
  const one = await openWater('demo01')
  const other = await openWater('many01', one)
  const caught = await catchOne(one)
  expect((await other.fish()).map(({ id }) => id)).not.toContain(caught)
  const before = await other.money()
  const { status, json } = await other.shoot({ targets: [caught] })
  expect([status, json.errorCode, json.value.field]).toEqual([400, 'request_param_err', 'targets'])
  expect(await other.money()).toEqual(before)
})

async function catchOne({ fish, shoot }: Awaited<ReturnType<typeof openWater>>): Promise<string> {
  const targets = (await fish()).map(({ id }) => id)
  const { json } = await shoot({ targets })
  const hit = json.hits.find(({ isCaught: is }: { isCaught: boolean }) => is)
  return hit ? hit.fish : catchOne({ fish, shoot } as never)
}

test('a doubled volley is fired once', async () => {
  const { fish, shoot, services, memberId } = await openWater()
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
  const { fish, shoot, money } = await openWater()
  const targets = [(await fish())[0]!.id]
  const before = await money()
  const { status, json } = await shoot({ targets, ...bad })
  expect([status, json.value.field]).toEqual([400, field])
  expect(await money()).toEqual(before)
})

test('two shots of a volley at one fish are refused: the second would be lost once the first has caught it', async () => {
  const { fish, shoot, money } = await openWater()
  const [{ id }] = (await fish()) as [Fish]
  const before = await money()
  const { status, json } = await shoot({ targets: [id, id] })
  expect([status, json.value.field, json.value.reason]).toEqual([400, 'targets', 'names a fish twice'])
  expect(await money()).toEqual(before)
})

test('the history contains the cost, payout and fish of a shot', async () => {
  const { fish, shoot, call, launch } = await openWater()
  const [first] = await fish()
  const { json } = await shoot({ targets: [first!.id] })
  const { volleys } = (await call('GET', `/partners/fish/history?launch=${launch}`)).json
  const name = kindsOf(water.look).find(({ code }) => code === first!.kind)!.name
  expect(volleys).toEqual([
    {
      orderNo: json.orderNo,
      at: json.now,
      stake: COST,
      won: json.won,
      bet: { event: { vi: '1 phát', en: '1 shot' }, selection: name },
    },
  ])
})
