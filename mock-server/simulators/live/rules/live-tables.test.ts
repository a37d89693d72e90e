import { expect, test } from 'vitest'
import { catalogue } from '#mock/catalogue/catalogue.ts'
import { setup } from '#mock/adapters/testing.ts'
import { tablesOf } from './tables.ts'

const tables = catalogue().byCategory.get('LIVE')!
const table = tables.find((game) => !game.isUnderMaintenance)!
const own = tablesOf(table)
const other = own.find(({ nodeId }) => nodeId !== table.nodeId)!
const otherVendorTable = tables.find(
  ({ vassalage, isUnderMaintenance }) => vassalage !== table.vassalage && !isUnderMaintenance,
)!

async function openLaunch(query = `nodeId=${table.nodeId}`) {
  const gateway = setup()
  const token = await gateway.signIn('many01')
  const opened = await gateway.call('GET', `/wps/game/launchGame?launchMode=GLS&${query}`, { token })
  const launch = new URL(opened.json.value.content.game_url, 'http://site').searchParams.get('launch')!
  const { world, services } = await gateway.mock.worlds.open('default')
  const get = (call: string, more = '') => gateway.call('GET', `/partners/live/${call}?launch=${launch}${more}`)
  const post = (call: string, body: object) =>
    gateway.call('POST', `/partners/live/${call}`, { body: { launch, ...body } })
  const bet = async (more: object = {}) => {
    const { json } = await post('open', more)
    const bets = [{ pick: json.choices[0].pick, stake: json.minStake }]
    return (await post('bet', { ...more, round: json.state.round.key, bets })).json
  }
  return { ...gateway, get, post, bet, world, services }
}

test('a launch of a table opens it; a launch of a lobby says so', async () => {
  const { post } = await openLaunch()
  expect((await post('open', {})).json).toMatchObject({ isChosen: true, game: { nodeId: table.nodeId } })
  const lobby = await openLaunch(`vassalage=${table.vassalage}&gameType=LIVE&gameCode=lobby`)
  expect((await lobby.post('open', {})).json.isChosen).toBe(false)
})

test('the lobby shows every open table of the vendor, with its lowest stake and its latest results', async () => {
  const { get } = await openLaunch()
  const { json } = await get('lobby')
  expect(json.tables.map(({ nodeId }: { nodeId: number }) => nodeId)).toEqual(own.map(({ nodeId }) => nodeId))
  expect(json.tables[0]).toMatchObject({ names: own[0]!.names, minStake: own[0]!.minBet })
  for (const { latest } of json.tables) {
    expect(latest).toHaveLength(8)
    expect(latest[0]).toMatchObject({ result: expect.anything(), winners: expect.anything() })
  }
})

test('a player switches to another table of the vendor, and bets there belong to that table', async () => {
  const { bet, services } = await openLaunch()
  const state = await bet({ table: String(other.nodeId) })
  expect(state.round.key).toBe(`${other.nodeId}:${state.round.index}`)
  const member = services.members.getByAccount('many01', 'account')
  expect(services.wagers.of(member.id)[0]).toMatchObject({ nodeId: other.nodeId, gameCode: other.gameCode })
})

test.each([
  ['of another vendor', otherVendorTable.nodeId],
  ['with an unknown node', 7],
])('a table %s is refused with the field', async (_what, nodeId) => {
  const { post, get, state } = await openLaunch()
  const before = await state()
  const opened = await post('open', { table: String(nodeId) })
  expect([opened.status, opened.json.errorCode, opened.json.value.field]).toEqual([400, 'request_param_err', 'table'])
  expect((await get('state', `&table=${nodeId}`)).status).toBe(400)
  expect(JSON.parse(await state()).counters).toEqual(JSON.parse(before).counters)
})

test('a requested round is returned once it has ended, with the outcome of my bets on it', async () => {
  const { bet, get, world } = await openLaunch()
  const { round } = await bet()
  const ended = async () => (await get('state', `&since=${round.index}`)).json.ended
  expect(await ended()).toBeUndefined()
  world.clock.advance(round.endAt - world.clock.now() - 1)
  expect(await ended()).toBeUndefined()
  world.clock.advance(1)
  expect(await ended()).toMatchObject({ round, winners: expect.anything(), bets: [{ state: 'settled' }] })
  world.clock.advance(3_600_000)
  expect(await ended()).toMatchObject({ round, bets: [{ state: 'settled' }] })
})

test('the history has my bets at this table only, newest first', async () => {
  const { bet, get } = await openLaunch()
  const { round } = await bet()
  await bet({ table: String(other.nodeId) })
  const { json } = await get('history')
  expect(json.bets).toHaveLength(1)
  expect(json.bets[0]).toMatchObject({ event: { en: `Round ${round.index}` }, state: 'open', won: 0 })
})

test.each([
  ['table=x', 'table'],
  ['since=-1', 'since'],
])('%s is refused with the field', async (query, field) => {
  const { get } = await openLaunch()
  const { status, json } = await get('state', `&${query}`)
  expect([status, json.errorCode, json.value.field]).toEqual([400, 'request_param_err', field])
})
