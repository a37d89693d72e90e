import { expect, test } from 'vitest'
import type { GatewayDialect } from '../index.ts'
import { queryOf, scriptedGateway, success } from '../testing.ts'

const page = success({ list: [] })
const list = success([])

const setup = (dialect: Partial<GatewayDialect> = {}, replies = [page]) =>
  scriptedGateway(replies, { dialect, token: () => 'token-1', language: () => 'EN' })

test('announcements are requested with types, group, platform, merchant and token [G-7-04]', async () => {
  const { gateway, requests } = setup()

  await gateway.content.listAnnouncements({ place: 'home', groupName: 'm_home' })

  expect(queryOf(requests[0]!)).toEqual({
    types: 'B,PL,PU,PR,H',
    groupName: 'm_home',
    platform: 'M',
    merchantCode: 'DEMO',
    token: 'token-1',
    language: 'EN',
  })

  const guest = scriptedGateway([success({})])
  await guest.gateway.content.listAnnouncements({ groupName: 'm_home' })
  expect(queryOf(guest.requests[0]!)).not.toHaveProperty('token')
})

test('each place requests its kinds of announcements, as the dialect defines', async () => {
  const { gateway, requests } = setup({ announcementTypes: { home: 'B', gameCenter: 'B', default: 'B,PL,PU' } })

  await gateway.content.listAnnouncements({ place: 'gameCenter' })
  await gateway.content.listAnnouncements()
  await gateway.content.listAnnouncements({ types: 'PR' })

  expect(requests.map((request) => queryOf(request).types)).toEqual(['B', 'B,PL,PU', 'PR'])
})

test('the game list names the client by platform in dialect A [G-7-13]', async () => {
  const { gateway, requests } = setup()

  await gateway.games.list({ gameType: 'RNG', vassalage: 'SAOMAI' })

  expect(queryOf(requests[0]!)).toEqual({
    merchant: 'DEMO',
    platform: 'html5',
    gameType: 'RNG',
    vassalage: 'SAOMAI',
    pageNo: '1',
    pageSize: '35',
    language: 'EN',
  })
})

test('the game list names the client by clientType in dialect B [G-7-14]', async () => {
  const { gateway, requests } = setup({ gameListClient: 'clientType' })

  await gateway.games.list({ page: 2, size: 40 })

  expect(queryOf(requests[0]!)).toMatchObject({ clientType: '2', pageNo: '2', pageSize: '40' })
  expect(queryOf(requests[0]!)).not.toHaveProperty('platform')
})

test('a search by name leaves the language out', async () => {
  const { gateway, requests } = setup()

  await gateway.games.list({ gameName: 'rồng' })

  expect(queryOf(requests[0]!)).toMatchObject({ gameName: 'rồng' })
  expect(queryOf(requests[0]!)).not.toHaveProperty('language')
})

test('hot games are requested by platform, or by merchant in dialect B [G-7-03]', async () => {
  const first = setup()
  const second = setup({ hotGamesParam: 'merchantCode' })

  await first.gateway.games.listHot()
  await second.gateway.games.listHot()

  expect(queryOf(first.requests[0]!)).toEqual({ isPlatform: '2', language: 'EN', platform: 'html5' })
  expect(queryOf(second.requests[0]!)).toEqual({ isPlatform: '2', language: 'EN', merchantCode: 'DEMO' })
})

test('vendor game types are requested with type 1 and the merchant', async () => {
  const { gateway, requests } = setup()

  await gateway.games.listTypes()

  expect(requests[0]!.method).toBe('GET')
  expect(queryOf(requests[0]!)).toEqual({ typeId: '1', merchant_code: 'DEMO' })
})

test('recent lotteries are requested by prize mode Lott, a hundred at most [G-7-29]', async () => {
  const { gateway, requests } = setup({}, [list])

  await gateway.lottery.listRecent()

  expect(queryOf(requests[0]!)).toEqual({ device: 'MOBILE', recentCount: '100', prizeMode: 'Lott', language: 'EN' })
})

test('recent games and favourites come 35 to a page, ids 100', async () => {
  const { gateway, requests } = setup({}, [page, list, page])

  await gateway.games.listRecent({ page: 2, gameType: 'RNG' })
  await gateway.games.listFavouriteIds()
  await gateway.games.listFavourites({ gameType: 'RNG' })

  expect(requests.map(queryOf)).toEqual([
    { page: '2', pageSize: '35', gameType: 'RNG', language: 'EN', clientType: '2' },
    { token: 'token-1', pageNo: '1', pageSize: '100' },
    { token: 'token-1', pageNo: '1', gameType: 'RNG', pageSize: '35', language: 'EN' },
  ])
})

test('a favourite is added by POST and removed by DELETE, with the same JSON', async () => {
  const { gateway, requests } = setup()

  await gateway.games.addFavourite({ nodeId: 1001, vendor: 'SAOMAI' })
  await gateway.games.removeFavourite({ nodeId: 1001, vendor: 'SAOMAI' })

  const body = { nodeId: 1001, vendor: 'SAOMAI', token: 'token-1' }
  expect(requests.map(({ method, body: sent }) => [method, JSON.parse(sent)])).toEqual([
    ['POST', body],
    ['DELETE', body],
  ])
})

test('keys that a gateway adds to a map are no lotteries', async () => {
  const { gateway } = scriptedGateway([
    Response.json({
      VNM5: { gameId: 307 },
      unknownField: 'unknown',
      unknownObject: { a: 1 },
      unknownNull: null,
    }),
    Response.json({ unknownList: [], MINUTE: { gameMenus: [] } }),
  ])

  expect(await gateway.lottery.listOpened({ prizeMode: 'Elott' })).toEqual([{ gameId: 307 }])
  expect(await gateway.lottery.listVnMenus()).toEqual([{ gameMenus: [] }])
})

test('lotteries are requested with the parameters of the site', async () => {
  const { gateway, requests } = setup({}, [list, page, list, list, page])

  await gateway.lottery.listPopular()
  await gateway.lottery.listOpened({ prizeMode: 'Lott' })
  await gateway.lottery.listMenus({ prizeMode: 'SEA' })
  await gateway.lottery.listMenus()
  await gateway.lottery.listDraws(301, { page: 3 })

  expect(requests.map(queryOf)).toEqual([
    { device: 'MOBILE', prizeMode: 'SEA', language: 'EN' },
    { device: 'MOBILE', count: '12', prizeMode: 'Lott', language: 'EN', showTableGame: 'false' },
    { prizeMode: 'SEA', language: 'EN' },
    { device: 'MOBILE', language: 'EN' },
    { page: '2' },
  ])
  expect(requests.at(-1)!.url.pathname).toBe('/lgw/draw/301')
})

test('the help centre is requested by language, or by device in the other dialect', async () => {
  const first = setup({}, [list])
  const second = setup({ helpQuery: 'device' }, [list])

  await first.gateway.system.listHelpTopics()
  await second.gateway.system.listHelpTopics()

  expect(queryOf(first.requests[0]!)).toEqual({ lang: 'EN' })
  expect(queryOf(second.requests[0]!)).toEqual({ device: 'MOBILE' })
})

test('logging in from the home screen says so; from a tab it does not', async () => {
  const session = [success({ token: 't', userName: 'demo01', type: 0, firstTimeLogin: false })]
  const dialect = { cipher: 'plain' } as const
  const app = scriptedGateway(session, { dialect, isStandalone: () => true, deviceId: 'device-1' })
  const tab = scriptedGateway(session, { dialect })

  await app.gateway.session.login({ type: 'username', username: 'demo01', password: 'x' })
  await tab.gateway.session.login({ type: 'username', username: 'demo01', password: 'x' })

  expect(app.requests[0]!.headers.get('device')).toBe('OTHERS')
  expect(JSON.parse(app.requests[0]!.body)).toMatchObject({ loginDeviceId: 'device-1' })
  expect(tab.requests[0]!.headers.has('device')).toBe(false)
})

test('a trial user gets a session with the type the gateway returned; free play returns a session directly', async () => {
  const user = success({ token: 't-9', userName: 'trial01', customerType: 4 })
  const session = { token: 't-9', userName: 'trial01', type: 4, firstTimeLogin: false }
  const freePlay = { ...session, firstTimeLogin: true }

  expect(await scriptedGateway([user]).gateway.session.createTrial()).toEqual(session)
  const reading = { dialect: { trialMethod: 'freeplay' } } as const
  expect(await scriptedGateway([success(freePlay)], reading).gateway.session.createTrial()).toEqual(freePlay)
})
