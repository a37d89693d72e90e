import { gameLaunch, lotteryLaunch } from '@longan/sdk'
import { expect, test } from 'vitest'
import { catalogue } from '../../catalogue/catalogue.ts'
import { setup } from '../../adapters/testing.ts'

const LAUNCH = '/wps/game/launchGame'
const slot = catalogue()
  .byCategory.get('RNG')!
  .find(({ isUnderMaintenance }) => !isUnderMaintenance)!
const table = catalogue().byCategory.get('LIVE')![0]!

async function signedIn(account = 'many01') {
  const server = setup()
  const token = await server.signIn(account)
  const launch = (query: string) => server.call('GET', `${LAUNCH}?${query}`, { token })
  return { ...server, token, launch, gateway: server.gatewayOf(token) }
}

test('a slot opens at the URL of its client with launch, world and language', async () => {
  const { gateway } = await signedIn()
  const url = new URL(await gateway.games.launch(gameLaunch({ ...slot })), 'http://site')
  expect(url.pathname).toBe('/partners/slot/')
  expect(Object.fromEntries(url.searchParams)).toEqual({
    launch: expect.stringMatching(/^[0-9a-f]{32}$/),
    world: 'default',
    language: 'en',
  })
})

test('an opened game becomes the first of the recent games', async () => {
  const { gateway, launch } = await signedIn()
  await launch(`launchMode=GLS&nodeId=${table.nodeId}`)
  await launch(`launchMode=GLS&nodeId=${slot.nodeId}`)
  expect((await gateway.games.listRecent()).items.map(({ nodeId }) => nodeId)).toEqual([slot.nodeId, table.nodeId])
})

test('a vendor’s tile without a game code opens its first slot', async () => {
  const { launch } = await signedIn()
  const lobby = catalogue().vendorByCode.get('KLG')!.lobbies[0]!
  const first = (await launch(`launchMode=GLS&vassalage=KLG&gameType=RNG&gameCode=lobby&nodeId=${lobby.nodeId}`)).json
  expect(first.value.content.game_url).toMatch(/^\/partners\/slot\//)
})

test('every category opens at the page of its simulator', async () => {
  const { launch } = await signedIn()
  const pages = { RNG: 'slot', FISH: 'fish', PVP: 'table', LIVE: 'live', SPORTS: 'sports', COCKFIGHT: 'cockfight' }
  for (const [category, page] of Object.entries(pages)) {
    const game = catalogue().byCategory.get(category as keyof typeof pages)![0]!
    const { json } = await launch(`launchMode=GLS&nodeId=${game.nodeId}`)
    expect(new URL(json.value.content.game_url, 'http://site').pathname, category).toBe(`/partners/${page}/`)
  }
})

test('a live table and the lobby of its vendor open at the live page', async () => {
  const { launch } = await signedIn()
  for (const query of [`nodeId=${table.nodeId}`, `vassalage=${table.vassalage}&gameType=LIVE&gameCode=lobby`]) {
    const { json } = await launch(`launchMode=GLS&${query}`)
    expect(json.value.content.game_url, query).toMatch(/^\/partners\/live\//)
  }
})

test('the vendors of sports and of e-sports open the sports book, also for a guest', async () => {
  const { launch, gatewayOf } = await signedIn()
  for (const lobby of [
    'vassalage=FB&gameType=SPORTS',
    'vassalage=SCO&gameType=SPORTS',
    'vassalage=DTS&gameType=ESPORTS',
  ])
    expect((await launch(`launchMode=GLS&gameCode=lobby&${lobby}`)).json.value.content.game_url, lobby).toMatch(
      /^\/partners\/sports\/\?/,
    )
  expect(await gatewayOf().games.launchGuestSports()).toMatch(/^\/partners\/sports\/\?/)
})

test('a lottery opens at gameUrl, and its launch has the code of the lottery', async () => {
  const { gateway, mock } = await signedIn()
  const target = { vendor: 'TCG_LOTTO_VN', gameCode: 'VNQ45', prizeMode: 'Elott' as const }
  const url = new URL(await gateway.games.launch(lotteryLaunch(target)), 'http://site')
  expect(url.pathname).toBe('/partners/lottery/')
  const { services } = await mock.worlds.open('default')
  expect(services.launches.use(url.searchParams.get('launch')!, 'lottery')).toMatchObject({
    memberId: 1004,
    gameCode: 'VNQ45',
    vassalage: 'TCG_LOTTO_VN',
    gameType: 'ELOTT',
  })
})

test.for([
  ['lottoGameCode=NOPE', 'lottoGameCode'],
  ['gameCode=NOPE', 'gameCode'],
  ['lottoGameCode=VNQ45&vassalage=TCG_SEA', 'vassalage'],
  ['lottoGameCode=lobby&vassalage=NGT', 'vassalage'],
])('an unknown lottery is refused with its field: %s', async ([query, field]) => {
  const { launch } = await signedIn()
  const { status, json } = await launch(`launchMode=LOTT&${query}`)
  expect([status, json.errorCode, json.value.field]).toEqual([400, 'request_param_err', field])
})

test('a lottery is refused like any game under maintenance or below the minimum balance', async () => {
  const { launch, control } = await signedIn()
  const lottery = () => launch('launchMode=LOTT&lottoGameCode=VNQ45')
  const repairs = { TCG_LOTTO_VN: { from: 0, until: Date.UTC(2030, 0, 1) } }
  await control('PATCH', '/settings', { games: { repairs, leastBalance: 0 } })
  expect((await lottery()).json.errorCode).toBe('vendor_under_maintenance')
  await control('PATCH', '/settings', { games: { repairs: {}, leastBalance: 1e13 } })
  expect((await lottery()).json.errorCode).toBe('launch_game_balance_not_enough')
  await control('PATCH', '/settings', { games: { repairs: {}, leastBalance: 0 } })
  expect((await lottery()).status).toBe(200)
})

test('without a mode, a vendor of lotteries opens the lottery client, and everything else opens as a game', async () => {
  const { launch } = await signedIn()
  const game = (await launch(`nodeId=${slot.nodeId}`)).json.value
  const lottery = (await launch('vassalage=TCG_LOTTO_VN&gameCode=VNQ45')).json.value
  expect([game.content.game_url, lottery.gameUrl]).toEqual([
    expect.stringMatching(/^\/partners\/slot\//),
    expect.stringMatching(/^\/partners\/lottery\//),
  ])
})

test('a lottery launch takes vendor, gameCode, prizeMode and playType', async () => {
  const { launch, mock } = await signedIn()
  const { json } = await launch('vendor=TCG_LOTTO_VN&gameCode=VNQ45&prizeMode=ELOTT&playType=ent&lottoPrizeMode=Lott')
  const { searchParams } = new URL(json.value.gameUrl, 'http://site')
  expect(Object.fromEntries(searchParams)).toMatchObject({ gameCode: 'VNQ45', prizeMode: 'ELOTT', playType: 'ent' })
  const { services } = await mock.worlds.open('default')
  const opened = { gameCode: 'VNQ45', vassalage: 'TCG_LOTTO_VN', gameType: 'ELOTT' }
  expect(services.launches.use(searchParams.get('launch')!, 'lottery')).toMatchObject(opened)
})

test('a guest cannot launch', async () => {
  const { call } = setup()
  const { status, json } = await call('GET', `${LAUNCH}?launchMode=GLS&nodeId=${slot.nodeId}`)
  expect([status, json.errorCode]).toEqual([401, 'login.not.session'])
})

test('a game under maintenance answers its start and end time', async () => {
  const { launch, mock } = await signedIn()
  const broken = catalogue().games.find(({ isUnderMaintenance }) => isUnderMaintenance)!
  const { status, json } = await launch(`launchMode=GLS&nodeId=${broken.nodeId}`)
  const { world } = await mock.worlds.open('default')
  const { maintainTime, endTime } = json.value.content.data
  expect([status, json.errorCode]).toEqual([400, 'vendor_under_maintenance'])
  expect(maintainTime).toBeLessThanOrEqual(world.clock.now())
  expect(endTime).toBeGreaterThan(world.clock.now())
})

test('account types 0, 1 and 2 play for money; all others only games with a free trial', async () => {
  for (const account of ['many01', 'agent01', 'vip02']) {
    const { launch } = await signedIn(account)
    expect((await launch(`launchMode=GLS&accountType=1&nodeId=${table.nodeId}`)).status).toBe(200)
  }
  for (const account of ['agent41', 'odd40', 'notype01']) {
    const { launch } = await signedIn(account)
    expect((await launch(`launchMode=GLS&nodeId=${table.nodeId}`)).json.errorCode).toBe('permission.denied')
    expect((await launch(`launchMode=GLS&nodeId=${slot.nodeId}`)).status).toBe(200)
  }
})

test('an unknown game, vendor or mode is refused with the field', async () => {
  const { launch, state } = await signedIn()
  const before = await state()
  for (const [query, field] of [
    ['', 'gameCode'],
    ['launchMode=GLS&nodeId=1', 'nodeId'],
    ['vendor=NOBODY&gameCode=VNQ45', 'gameCode'],
    ['launchMode=GLS&gameCode=nothing', 'gameCode'],
    ['launchMode=GLS&vassalage=NOBODY&gameType=RNG', 'gameCode'],
    ['launchMode=XXX', 'launchMode'],
    [`launchMode=GLS&accountType=7&nodeId=${slot.nodeId}`, 'accountType'],
  ]) {
    const { status, json } = await launch(query!)
    expect([status, json.errorCode, json.value.field]).toEqual([400, 'request_param_err', field])
  }
  expect(JSON.parse(await state()).counters).toEqual(JSON.parse(before).counters)
})
