import { expect, test } from 'vitest'
import { catalogue } from '#mock/catalogue/catalogue.ts'
import { setup } from '#mock/adapters/testing.ts'
import { outcomeOf, spinReels } from './slot.rules.ts'

const game = catalogue()
  .byCategory.get('RNG')!
  .find(({ minBet }) => minBet === 100)!
const STAKE = 1000

async function openSlot(account = 'many01') {
  const gateway = setup()
  const token = await gateway.signIn(account)
  const launchResponse = await gateway.call('GET', `/wps/game/launchGame?launchMode=GLS&nodeId=${game.nodeId}`, {
    token,
  })
  const url = new URL(launchResponse.json.value.content.game_url, 'http://site')
  const launch = url.searchParams.get('launch')!
  const post = (what: string, body: object = {}, key?: string) =>
    gateway.call('POST', `/partners/slot/${what}`, {
      body: { launch, ...body },
      ...(key && { headers: { 'idempotency-key': key } }),
    })
  const spin = async (stake = STAKE) => (await post('spin', { stake })).json
  const history = async () => (await gateway.call('GET', `/partners/slot/history?launch=${launch}`)).json.spins
  const money = async () => {
    const { database, transactions, counters } = JSON.parse(await gateway.state())
    return { database, transactions, counters }
  }
  const { world, services } = await gateway.mock.worlds.open('default')
  const memberId = services.launches.use(launch, 'slot').memberId
  return { ...gateway, token, launch, post, spin, history, money, world, services, memberId }
}

test('a table opens with the game, the balance and the stakes it offers', async () => {
  const { post } = await openSlot()
  expect((await post('open')).json).toMatchObject({
    game: { nodeId: game.nodeId, names: game.names, tile: expect.stringMatching(/^\/art\/tile\//) },
    account: 'many01',
    balance: 100_000,
    stakes: [100, 200, 500, 1000, 2000, 5000, 10_000, 20_000, 50_000, 100_000],
  })
})

test('a spin takes the stake, pays what its reels are worth, and both are booked', async () => {
  const { spin, history, services, memberId } = await openSlot()
  const result = await spin()
  const worth = outcomeOf(result.reels, { stake: STAKE * 100, isFree: false }).total / 100
  expect(result.won).toBe(worth)
  expect(result.balance).toBe(100_000 - STAKE + worth)
  expect(services.wallet.balanceOf(memberId)).toBe(result.balance * 100)
  expect(await history()).toMatchObject([{ orderNo: result.orderNo, stake: STAKE, won: worth, isFree: false }])
})

test('the server decides: the same requests in the same world give the same spins', async () => {
  const [one, two] = await Promise.all([openSlot(), openSlot()])
  for (let count = 0; count < 5; count++) expect((await one.spin()).reels).toEqual((await two.spin()).reels)
})

test('a doubled command has one effect, and the same key for another stake is refused', async () => {
  const { post, history } = await openSlot()
  const first = await post('spin', { stake: STAKE }, 'key-00000001')
  const again = await post('spin', { stake: STAKE }, 'key-00000001')
  expect(again.text).toBe(first.text)
  expect(again.headers.get('idempotent-replay')).toBe('true')
  expect(await history()).toHaveLength(1)
  const other = await post('spin', { stake: 2000 }, 'key-00000001')
  expect([other.status, other.json.errorCode]).toEqual([422, 'idempotency.key.reused'])
  expect(await history()).toHaveLength(1)
})

const refused: [string, unknown, string][] = [
  ['a stake of 0', 0, 'stake.invalid'],
  ['a negative stake', -1000, 'stake.invalid'],
  ['a stake that is not on offer', 1001, 'stake.invalid'],
  ['a fraction of a coin', 1000.001, 'stake.invalid'],
  ['no stake', undefined, 'stake.invalid'],
  ['a stake in words', 'all', 'request_param_err'],
]
for (const [what, stake, code] of refused) {
  test(`${what} is refused with the field and changes nothing`, async () => {
    const { post, money } = await openSlot()
    const before = await money()
    const { status, json } = await post('spin', { stake })
    expect([status, json.errorCode, json.value.field]).toEqual([400, code, 'stake'])
    expect(await money()).toEqual(before)
  })
}

test('a stake above the balance is refused and changes nothing', async () => {
  const { post, money } = await openSlot('captcha01')
  const before = await money()
  const { status, json } = await post('spin', { stake: 200 })
  expect([status, json.errorCode, json.value.field]).toEqual([400, 'balance.not.enough', 'stake'])
  expect(await money()).toEqual(before)
})

function luckyNumber(random: (...keys: string[]) => { int(below: number): number }, day: string) {
  for (let number = 1; number < 5000; number++) {
    const id = `S${day}${String(number).padStart(8, '0')}`
    if (outcomeOf(spinReels(random('slot', id)), { stake: 20, isFree: false }).scatter.freeSpins > 0) return number
  }
  throw new Error('Failed to find free spins: none in 5,000 spins')
}

test('free spins cost nothing, pay double, survive the game being closed, and end', async () => {
  const { world, spin, post, services, memberId } = await openSlot('demo01')
  const target = luckyNumber(world.random as never, '261120')
  for (let number = 1; number < target; number++) world.ids.order('S')
  const opening = await spin()
  expect(opening.feature).toMatchObject({ left: opening.scatter.freeSpins, stake: STAKE, won: 0 })
  expect((await post('open')).json.feature).toEqual(opening.feature)

  let before = opening.balance
  let won = 0
  let left = opening.feature.left
  while (left > 0) {
    const free = await spin(2000)
    won += free.won
    expect([free.isFree, free.stake]).toEqual([true, 0])
    expect(free.won).toBe(outcomeOf(free.reels, { stake: STAKE * 100, isFree: true }).total / 100)
    expect(free.balance).toBeCloseTo(before + free.won, 2)
    expect(free.feature).toMatchObject({ left: left - 1 + free.scatter.freeSpins, won })
    before = free.balance
    left = free.feature.left
  }
  expect((await post('open')).json.feature).toBeUndefined()
  expect((await spin()).isFree).toBe(false)
  expect(services.wagers.of(memberId).filter(({ stake }) => stake === 0)).not.toHaveLength(0)
})

test('an unknown or expired launch, and one whose login has ended, are refused as an ended session', async () => {
  const { call, post, token, world, spin } = await openSlot()
  const unknown = await call('POST', '/partners/slot/spin', { body: { launch: 'f'.repeat(32), stake: STAKE } })
  expect([unknown.status, unknown.json.errorCode]).toEqual([401, 'user.or.token.invalid'])
  expect((await spin()).orderNo).toBeDefined()
  await call('DELETE', '/wps/session/logout', { token })
  expect((await post('spin', { stake: STAKE })).status).toBe(401)
  const late = await openSlot()
  late.world.clock.advance(13 * 3_600_000)
  expect((await late.post('open')).status).toBe(401)
  expect(world.ledgerInvariants.check()).toBeUndefined()
})

test('a launch for another simulator opens no slot', async () => {
  const { services, call } = await openSlot()
  const launch = { partner: 'lottery', gameCode: 'VNQ45', vassalage: 'TCG_LOTTO_VN', gameType: 'ELOTT' }
  const { id } = await services.launches.open({ id: 1004 }, launch)
  expect((await call('POST', '/partners/slot/open', { body: { launch: id } })).status).toBe(401)
})

test('a body that is not JSON, and one without a launch, are refused', async () => {
  const { call } = setup()
  const broken = await call('POST', '/partners/slot/open', { body: '{' })
  expect([broken.status, broken.json.value.field]).toEqual([400, 'body'])
  const empty = await call('POST', '/partners/slot/open', { body: {} })
  expect([empty.status, empty.json.value.field]).toEqual([400, 'launch'])
})
