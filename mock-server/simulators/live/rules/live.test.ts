import { expect, test } from 'vitest'
import { catalogue } from '#mock/catalogue/catalogue.ts'
import { setup } from '#mock/adapters/testing.ts'
import { gameAt } from './tables.ts'

const table = catalogue()
  .byCategory.get('LIVE')!
  .find((game) => game.names.en.includes('Baccarat') && !game.isUnderMaintenance)!
const STAKE = table.minBet

async function openTable(account = 'many01', gateway = setup()) {
  const token = await gateway.signIn(account)
  const opened = await gateway.call('GET', `/wps/game/launchGame?launchMode=GLS&nodeId=${table.nodeId}`, { token })
  const launch = new URL(opened.json.value.content.game_url, 'http://site').searchParams.get('launch')!
  const { world, services } = await gateway.mock.worlds.open('default')
  const { id: memberId } = services.members.getByAccount(account, 'account')
  const state = async () => (await gateway.call('GET', `/partners/live/state?launch=${launch}`)).json
  const bet = async (bets: object[], more: { round?: string; key?: string } = {}) => {
    const round = more.round ?? (await state()).round.key
    const headers = more.key ? { headers: { 'idempotency-key': more.key } } : {}
    return gateway.call('POST', '/partners/live/bet', { body: { launch, round, bets }, ...headers })
  }
  const money = async () => {
    const { database, transactions, counters, events } = JSON.parse(await gateway.state())
    return { database, transactions, counters, events }
  }
  return { ...gateway, token, launch, state, bet, money, world, services, memberId }
}

test('a table opens with its choices, their pays, and the current round', async () => {
  const { call, launch } = await openTable()
  const { json } = await call('POST', '/partners/live/open', { body: { launch } })
  expect(json).toMatchObject({
    game: { nodeId: table.nodeId, kind: 'baccarat' },
    minStake: STAKE,
    choices: [
      { pick: 'player', pays: 2 },
      { pick: 'banker', pays: 1.95 },
      { pick: 'tie', pays: 9 },
    ],
    state: { bets: [], pots: {} },
  })
})

test('bets are held until the round ends, then paid by its cards, even without requests', async () => {
  const { bet, world, services, memberId, state, call, launch } = await openTable()
  const before = services.wallet.balanceOf(memberId)
  const { json } = await bet([
    { pick: 'banker', stake: STAKE },
    { pick: 'tie', stake: STAKE },
  ])
  expect(json.bets).toMatchObject([{ state: 'open' }, { state: 'open' }])
  expect(json.result).toBeUndefined()
  expect(services.wallet.balanceOf(memberId)).toBe(before - 2 * STAKE * 100)
  world.clock.advance(60_000)
  await state()
  const { results } = (await call('GET', `/partners/live/results?launch=${launch}`)).json
  const { result } = results.find((one: { round: { key: string } }) => one.round.key === json.round.key)
  const back = ['banker', 'tie'].reduce((sum, pick) => sum + gameAt(table).payoutOf(result, pick), 0)
  expect(services.wallet.balanceOf(memberId)).toBe(before - 2 * STAKE * 100 + STAKE * back)
  expect(services.wagers.openOf(memberId)).toEqual([])
  expect(world.ledgerInvariants.check()).toBeUndefined()
})

test('the result is sent only when the cards are dealt, and is the same for all', async () => {
  const one = await openTable()
  const other = await openTable('vip02', one)
  const { round } = await one.state()
  one.world.clock.advance(round.endAt - one.world.clock.now() - 1)
  expect((await one.state()).result).toBeUndefined()
  one.world.clock.advance(1)
  const { result } = await one.state()
  expect(result.winner).toMatch(/player|banker|tie/)
  expect((await other.state()).result).toEqual(result)
})

test('players see the total on each choice, and no more of the others', async () => {
  const one = await openTable()
  const other = await openTable('demo01', one)
  await one.bet([{ pick: 'player', stake: STAKE }])
  const { json } = await other.bet([{ pick: 'player', stake: 2 * STAKE }])
  expect([json.pots, json.bets.length]).toEqual([{ player: 3 * STAKE }, 1])
})

test('a repeated command bets once', async () => {
  const { bet, state, services, memberId } = await openTable()
  const round = (await state()).round.key
  const bets = [{ pick: 'player', stake: STAKE }]
  const first = await bet(bets, { round, key: 'live-key-1' })
  expect((await bet(bets, { round, key: 'live-key-1' })).text).toBe(first.text)
  expect(services.wagers.openOf(memberId)).toHaveLength(1)
})

const refused: [string, object, [string, string]][] = [
  ['a choice the table does not have', { pick: 'dragon', stake: STAKE }, ['request_param_err', 'bets.1.pick']],
  ['less than the table takes', { pick: 'player', stake: STAKE - 1 }, ['stake.invalid', 'bets.1.stake']],
  ['more than the table takes', { pick: 'player', stake: STAKE * 1000 + 1 }, ['stake.invalid', 'bets.1.stake']],
  ['a fraction of a coin', { pick: 'player', stake: STAKE + 0.001 }, ['stake.invalid', 'bets.1.stake']],
]
test.each(refused)(
  '%s is refused with the field, and no bet of the command is taken',
  async (_what, bad, [code, field]) => {
    const { bet, money } = await openTable()
    const before = await money()
    const { status, json } = await bet([{ pick: 'player', stake: STAKE }, bad])
    expect([status, json.errorCode, json.value.field]).toEqual([400, code, field])
    expect(await money()).toEqual(before)
  },
)

test('stakes that exceed the balance together are refused together', async () => {
  const { bet, money, services, memberId } = await openTable()
  const half = Math.ceil(services.wallet.balanceOf(memberId) / 200) + 1
  const before = await money()
  const { json } = await bet([
    { pick: 'player', stake: half },
    { pick: 'tie', stake: half },
  ])
  expect([json.errorCode, json.value.field]).toEqual(['balance.not.enough', 'bets'])
  expect(await money()).toEqual(before)
})

test('a round that has closed takes no bets', async () => {
  const { bet, state, world } = await openTable()
  const { round } = await state()
  world.clock.advance(round.closeAt - world.clock.now())
  const { status, json } = await bet([{ pick: 'player', stake: STAKE }], { round: round.key })
  expect([status, json.errorCode, json.value.field]).toEqual([400, 'market.closed', 'round'])
})

test('a bet is in the records with its round and its choice', async () => {
  const { bet, services, memberId } = await openTable()
  const { json } = await bet([{ pick: 'banker', stake: STAKE }])
  expect(services.wagers.of(memberId)[0]).toMatchObject({
    gameType: 'LIVE',
    vassalage: table.vassalage,
    bet: { event: { en: `Round ${json.round.index}` }, selection: { en: 'Banker' }, odds: 1.95 },
  })
})

test.for([
  [-1, 'cancelled'],
  [0, 'open'],
] as const)(
  'an exclusion %i ms from the deal of a round leaves its bets %s in rulebook on',
  async ([offset, expected]) => {
    const { state, bet, world, services, memberId, control } = await openTable()
    const { round } = await state()
    await bet([{ pick: 'banker', stake: STAKE }])
    await control('PATCH', '/settings', { rulebook: 'on' })
    world.clock.advance(round.closeAt + offset - world.clock.now())
    await services.exclusions.exclude(memberId, 180 * 86_400_000)
    expect(services.wagers.of(memberId)[0]!.state).toBe(expected)
  },
)
