import { expect, test } from 'vitest'
import { catalogue } from '#mock/catalogue/catalogue.ts'
import { setup } from '#mock/adapters/testing.ts'
import { randomOf } from '#mock/kernel/world/random.ts'
import { threeCards } from './card-games.ts'

const { payoutOf, chances: CHANCES, deal, pointsOf, returns: RETURN, winPays: WIN_PAYS } = threeCards

const game = catalogue()
  .byCategory.get('PVP')!
  .find(
    ({ isUnderMaintenance, minBet, names }) => !isUnderMaintenance && minBet === 1000 && names.vi.startsWith('Ba Cây'),
  )!
const STAKE = game.minBet

async function openTable(account = 'many01') {
  const gateway = setup()
  const token = await gateway.signIn(account)
  const opened = await gateway.call('GET', `/wps/game/launchGame?launchMode=GLS&nodeId=${game.nodeId}`, { token })
  const launch = new URL(opened.json.value.content.game_url, 'http://site').searchParams.get('launch')!
  const { world, services } = await gateway.mock.worlds.open('default')
  const { memberId } = services.launches.use(launch, 'table')
  const post = (what: string, body: object = {}, key?: string) =>
    gateway.call('POST', `/partners/table/${what}`, {
      body: { launch, ...body },
      ...(key && { headers: { 'idempotency-key': key } }),
    })
  const money = async () => {
    const { database, transactions, counters, events } = JSON.parse(await gateway.state())
    return { database, transactions, counters, events }
  }
  return { ...gateway, token, launch, post, money, world, services, memberId }
}

function hands(left: number[]): { ranks: number[]; ways: number }[] {
  const found: { ranks: number[]; ways: number }[] = []
  for (let one = 0; one < 9; one++)
    for (let two = one; two < 9; two++)
      for (let three = two; three < 9; three++)
        found.push({ ranks: [one, two, three], ways: waysOf([one, two, three], left) })
  return found
}
const choose = (from: number, count: number) =>
  [1, from, (from * (from - 1)) / 2, (from * (from - 1) * (from - 2)) / 6][count]!
function waysOf(ranks: number[], left: number[]) {
  return [...new Set(ranks)].reduce(
    (ways, rank) => ways * choose(left[rank]!, ranks.filter((one) => one === rank).length),
    1,
  )
}

test('a table shows the latest hands of a bot, which change with the clock alone', async () => {
  const { post, world } = await openTable()
  const recent = async () => (await post('open')).json.recent
  const first = await recent()
  expect(first).toHaveLength(8)
  expect(await recent()).toEqual(first)
  world.clock.advance(60_000)
  expect((await recent()).slice(1)).toEqual(first.slice(0, 7))
})

test('three cards pay back 98 % and win and tie at the stated chances, counted over every deal', () => {
  const full = Array.from({ length: 9 }, () => 4)
  const counts: Record<number, number> = { 0: 0, 1000: 0, [WIN_PAYS]: 0 }
  for (const member of hands(full)) {
    const left = full.map((count, rank) => count - member.ranks.filter((one) => one === rank).length)
    for (const dealer of hands(left)) {
      const ways = member.ways * dealer.ways
      counts[payoutOf({ member: member.ranks, dealer: dealer.ranks })]! += ways
    }
  }
  const all = 7140 * 5456
  const [lost, tied, won] = [counts[0]!, counts[1000]!, counts[WIN_PAYS]!]
  expect(lost + tied + won).toBe(all)
  expect(won).toBe(lost)
  expect(won / all).toBeCloseTo(CHANCES.win, 4)
  expect(tied / all).toBeCloseTo(CHANCES.tie, 4)
  expect((won * WIN_PAYS + tied * 1000) / all / 1000).toBeCloseTo(RETURN, 3)
})

test('a million hands pay back the stated return', () => {
  const random = randomOf(7, 'million')
  let back = 0
  for (let hand = 0; hand < 1_000_000; hand++) back += payoutOf(deal(random, 0))
  expect(Math.abs(back / 1_000_000_000 - RETURN)).toBeLessThan(0.004)
})

test('a table opens with its game, its limits and its public odds', async () => {
  const { post } = await openTable()
  expect((await post('open')).json).toMatchObject({
    game: { nodeId: game.nodeId, names: game.names, look: game.look },
    minStake: 1000,
    maxStake: 1_000_000,
    rules: { returns: 0.98, winPays: 1.956, chances: CHANCES, showAfter: 30 },
  })
})

test('a sum ending in zero counts as ten points', () => {
  expect([pointsOf([0, 1, 6]), pointsOf([8, 7, 3]), pointsOf([0, 9, 18])]).toEqual([10, 1, 3])
})

test('a hand shows the member’s own cards, and all cards once it is shown and paid', async () => {
  const { post, services, memberId, world } = await openTable()
  const before = services.wallet.balanceOf(memberId)
  const dealt = (await post('deal', { stake: STAKE })).json
  expect(Object.keys(dealt.hand.cards)).toEqual(['member'])
  expect([dealt.hand.isShown, dealt.balance]).toEqual([false, before / 100 - STAKE])
  const { hand, balance } = (await post('show')).json
  const won = (STAKE * payoutOf(hand.cards)) / 1000
  expect(hand).toMatchObject({ orderNo: dealt.hand.orderNo, isShown: true, won })
  expect(hand.cards.member).toEqual(dealt.hand.cards.member)
  expect(balance).toBe(before / 100 - STAKE + won)
  const all = Object.values(hand.cards).flat()
  expect(new Set(all).size).toBe(12)
  expect(world.ledgerInvariants.check()).toBeUndefined()
})

test('a hand that is not shown is shown by the clock, and waits for its member until then', async () => {
  const { post, world, services, memberId } = await openTable()
  const { hand } = (await post('deal', { stake: STAKE })).json
  expect((await post('open')).json.state.hand.orderNo).toBe(hand.orderNo)
  world.clock.advance(hand.showBy - world.clock.now())
  expect((await post('open')).json.state.hand).toBeUndefined()
  expect(services.wagers.get(hand.orderNo)).toMatchObject({ state: 'settled', memberId })
})

test('while a hand is open, the table deals no other, and the vendor opens no other game', async () => {
  const { post, call, token, money } = await openTable()
  await post('deal', { stake: STAKE })
  const before = await money()
  const again = await post('deal', { stake: STAKE })
  expect([again.status, again.json.value.field]).toEqual([400, 'launch'])
  expect(await money()).toEqual(before)
  const other = catalogue()
    .byVendor.get(game.vassalage)!
    .find((one) => one !== game && !one.isUnderMaintenance)!
  const refused = await call('GET', `/wps/game/launchGame?launchMode=GLS&nodeId=${other.nodeId}`, { token })
  expect([refused.status, refused.json.errorCode]).toEqual([500, 'launch.failed'])
})

test('a repeated command deals once; without a hand there is nothing to show', async () => {
  const { post, services, memberId, call, launch } = await openTable()
  expect((await post('show')).json.value.field).toBe('launch')
  const first = await post('deal', { stake: STAKE }, 'hand-key-1')
  expect((await post('deal', { stake: STAKE }, 'hand-key-1')).text).toBe(first.text)
  expect(services.wagers.openOf(memberId)).toHaveLength(1)
  await post('show')
  const { hands: past } = (await call('GET', `/partners/table/history?launch=${launch}`)).json
  expect(past).toMatchObject([{ orderNo: first.json.hand.orderNo, isShown: true }])
})

test('a stake outside the table’s limits is refused with the field and changes nothing', async () => {
  const { post, money } = await openTable()
  const before = await money()
  for (const stake of [0, STAKE - 1, STAKE * 1000 + 1, STAKE + 0.001, 'all']) {
    const { status, json } = await post('deal', { stake })
    expect([status, json.value.field]).toEqual([400, 'stake'])
  }
  expect(await money()).toEqual(before)
})

test('a dearer room takes larger stakes', async () => {
  const { call, token } = await openTable()
  const query = `launchMode=GLS&nodeId=${game.nodeId}&roomId=${game.gameCode}-2`
  const opened = await call('GET', `/wps/game/launchGame?${query}`, { token })
  const launch = new URL(opened.json.value.content.game_url, 'http://site').searchParams.get('launch')!
  expect((await call('POST', '/partners/table/open', { body: { launch } })).json.minStake).toBe(10 * STAKE)
})
