import { expect, test } from 'vitest'
import { setup } from '../../adapters/testing.ts'

const LIST = '/wps/relay/GCSGAME_gameList'

test('a page of the game list has games with the fields of a tile [G-3-02]', async () => {
  const { call } = setup()
  const { games, pageNum, totalPages, totalCount } = (await call('GET', `${LIST}?gameType=RNG&pageSize=40`)).json.value
  expect([games.length, pageNum, totalPages]).toEqual([40, 1, Math.ceil(totalCount / 40)])
  expect(totalCount).toBeGreaterThan(2000)
  for (const game of games) {
    expect(game).toMatchObject({
      vassalage: expect.any(String),
      gameCode: expect.any(String),
      gameId: expect.any(Number),
      nodeId: expect.any(Number),
      nodeName: game.gameName,
      displayName: expect.any(String),
      remark: expect.any(String),
      gameCategory: 'RNG',
      gameType: 'RNG',
      mobileLargeIcon: expect.stringMatching(/^\/art\/tile\//),
      showIcon: expect.any(String),
      iconUrl: expect.any(String),
      roomId: expect.any(String),
      supportPlay: expect.stringMatching(/^[YN]$/),
      isGameH5: 'Y',
    })
  }
})

test('80 games are three pages of 35, the third with ten games, without duplicates [G-7-18]', async () => {
  const { gatewayOf } = setup()
  const filter = { gameType: 'RNG', vassalage: 'PHG', minLine: 20, size: 35 }
  const pages = await Promise.all([1, 2, 3, 4].map((page) => gatewayOf().games.list({ ...filter, page })))
  expect(pages.map(({ items, page, hasNext }) => [items.length, page, hasNext])).toEqual([
    [35, 1, true],
    [35, 2, true],
    [10, 3, false],
    [0, 4, false],
  ])
  expect(new Set(pages.flatMap(({ items }) => items.map(({ nodeId }) => nodeId))).size).toBe(80)
})

test('a list is filtered by lines, lowest stake and class [G-7-15]', async () => {
  const { gatewayOf, mock } = setup()
  const { services } = await mock.worlds.open('default')
  const count = async (filter: object) => (await gatewayOf().games.list({ gameType: 'RNG', ...filter })).total
  const all = services.games.list({ gameType: 'RNG' })
  expect(await count({ minLine: 20 })).toBe(all.filter(({ minLine }) => minLine >= 20).length)
  expect(await count({ minBet: 200 })).toBe(all.filter(({ minBet }) => minBet <= 200).length)
  expect(await count({ gameClassify: 'JP' })).toBe(all.filter(({ classify }) => classify === 'JP').length)
  expect(await count({ minLine: 20 })).toBeLessThan(all.length)
})

test('new games are listed newest first, are limited in number, and change after a week', async () => {
  const { gatewayOf, control } = setup()
  const newest = () => gatewayOf().games.list({ gameType: 'RNG', isNew: true, size: 50 })
  const { items: games, total } = await newest()
  expect(total).toBe(30)
  expect(games.every(({ remark }) => remark?.includes('NEW'))).toBe(true)
  await control('POST', '/clock/advance', { duration: '7d' })
  const known = games.map(({ nodeId }) => nodeId)
  expect((await newest()).items.filter(({ nodeId }) => known.includes(nodeId))).toEqual([])
})

test('a name is found without diacritics, within the requested type and in the requested language', async () => {
  const { call } = setup()
  const found = async (query: string) => (await call('GET', `${LIST}?${query}`)).json.value
  const { games } = await found('gameType=RNG&gameName=rong%20vang&language=VI')
  expect(games[0].displayName).toMatch(/rồng/i)
  expect(games.every(({ gameType }: { gameType: string }) => gameType === 'RNG')).toBe(true)
  expect((await found('gameName=zzzzzzzzz')).totalCount).toBe(0)
})

test('names are in the language of the query, or else of the header', async () => {
  const { call } = setup()
  const name = async (language: string, query = '') => {
    const { json } = await call('GET', `${LIST}?gameType=RNG&pageSize=1${query}`, { headers: { language } })
    return json.value.games[0].displayName
  }
  expect(await name('VI')).not.toBe(await name('EN'))
  expect(await name('EN', '&language=VI')).toBe(await name('VI'))
})

test('a page of 0 or of 1,000 games is refused with the field', async () => {
  const { call } = setup()
  for (const [query, field] of [
    ['pageNo=0', 'pageNo'],
    ['pageSize=1000', 'pageSize'],
    ['pageNo=x', 'pageNo'],
    ['minLine=-1', 'minLine'],
  ]) {
    const { status, json } = await call('GET', `${LIST}?${query}`)
    expect([status, json.errorCode, json.value.field]).toEqual([400, 'request_param_err', field])
  }
})

test('vendors are sorted by category [G-3-09]', async () => {
  const { sorting, mapping } = await setup().gatewayOf().games.listVendors()
  const codes = sorting.map(({ gameCategory }) => gameCategory)
  expect(codes).toEqual(['RNG', 'LIVE', 'FISH', 'PVP', 'SPORTS', 'LOTT', 'ELOTT'])
  for (const { gameCategory, vendorNames } of sorting) {
    expect(vendorNames.length).toBeGreaterThan(0)
    expect(vendorNames).toEqual(
      mapping[gameCategory]!.map(({ vassalage, accountTypeName }) => ({ vassalage, accountTypeName })),
    )
  }
})

test('a vendor of a category has the parameters of a launch [G-3-10]', async () => {
  const { mapping, display } = await setup().gatewayOf().games.listVendors()
  expect(mapping['RNG']!.length).toBeGreaterThan(2)
  for (const vendor of mapping['RNG']!) {
    expect(vendor).toMatchObject({ gameType: 'RNG', gameId: expect.any(Number), nodeId: expect.any(Number) })
    expect(display?.[vendor.vassalage]).toBe(vendor.displayName)
  }
})

test('e-sports and cockfight vendors are listed within sports, with their own type', async () => {
  const { gatewayOf } = setup()
  const { mapping } = await gatewayOf().games.listVendors()
  const types = Object.fromEntries(mapping['SPORTS']!.map(({ vassalage, gameType }) => [vassalage, gameType]))
  expect(types).toMatchObject({ FB: 'SPORTS', DTS: 'ESPORTS', SV3: 'COCKFIGHT', DS88: 'COCKFIGHT' })
})

test('game types list the classes of each vendor', async () => {
  const { gatewayOf } = setup()
  const { content } = await gatewayOf().games.listTypes()
  expect(content['RNG']!['KLG']).toContain('JP')
  expect(content['LIVE']!['SEN']).toEqual([])
})

test('the hot list is the same for both dialects of its query', async () => {
  const { call } = setup()
  const list = async (query: string) => (await call('GET', `/wps/relay/GCSGAME_hotGamesV2?${query}`)).json.value.list
  const hot = await list('isPlatform=2&language=EN&platform=html5')
  expect(hot.length).toBeGreaterThan(40)
  expect(hot.every(({ remark }: { remark: string }) => remark.startsWith('HOT'))).toBe(true)
  expect(await list('isPlatform=2&language=EN&merchantCode=DEMO')).toEqual(hot)
})
