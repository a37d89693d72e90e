import { expect, test } from 'vitest'
import { setup } from '../adapters/testing.ts'

async function vendorsWith(preset: string): Promise<Record<string, string[]>> {
  const { call, control } = setup()
  await control('POST', '/preset', { name: preset })
  const { json } = await call('GET', '/wps/relay/GCSGAME_newGameVendor')
  const groups = Object.entries<{ vassalage: string }[]>(json.value.mapping)
  return Object.fromEntries(groups.map(([group, vendors]) => [group, vendors.map(({ vassalage }) => vassalage)]))
}

test('the preset vendors-single leaves one vendor in every category', async () => {
  expect(await vendorsWith('vendors-single')).toEqual({
    RNG: ['KLG'],
    LIVE: ['SEN'],
    FISH: ['BXA'],
    PVP: ['TLI'],
    SPORTS: ['SCO', 'DTS', 'DS88'],
    LOTT: ['TCG_LOTTO_VN'],
    ELOTT: ['TCG_LOTTO_VN'],
  })
})

test.each([
  ['vendors-many', ['FB', 'SCO', 'CVO', 'VDA']],
  ['vendors-fb', ['FB']],
  ['vendors-no-sports', []],
])('the sports vendors of %s are %j, and all other vendors remain', async (preset, sports) => {
  const { SPORTS, ...others } = await vendorsWith(preset)
  const { SPORTS: all, ...rest } = await vendorsWith('default')
  expect(SPORTS).toEqual([...sports, ...all!.filter((code) => !['FB', 'SCO', 'CVO', 'VDA'].includes(code))])
  expect(others).toEqual(rest)
})

test('the games of an excluded vendor are in no list', async () => {
  const { call, control } = setup()
  const vendorsOfHot = async () => {
    const { json } = await call('GET', '/wps/relay/GCSGAME_hotGamesV2?platform=html5')
    return json.value.list.map((game: { vassalage: string }) => game.vassalage) as string[]
  }
  const countOf = async (vassalage: string) =>
    (await call('GET', `/wps/relay/GCSGAME_gameList?vassalage=${vassalage}`)).json.value.totalCount as number
  const [vendor] = await vendorsOfHot()
  expect(await countOf(vendor!)).toBeGreaterThan(0)

  await control('PATCH', '/settings', { games: { repairs: {}, leastBalance: 0, without: [vendor] } })
  expect(await countOf(vendor!)).toBe(0)
  expect(await vendorsOfHot()).not.toContain(vendor)
})

test('an unknown vendor is refused by its field', async () => {
  const { control } = setup()
  const { status, json } = await control('PATCH', '/settings', {
    games: { repairs: {}, leastBalance: 0, without: ['NOBODY'] },
  })
  expect([status, json.value]).toMatchObject([400, { field: 'games.without.0', reason: 'is not a vendor' }])
})

test('a site without content has no help topics until content is switched on again', async () => {
  const { control, gatewayOf } = setup()
  const count = async () => (await gatewayOf().system.listHelpTopics()).length
  const before = await count()
  expect(before).toBeGreaterThan(3)
  await control('POST', '/preset', { name: 'empty-content' })
  expect(await count()).toBe(0)

  await control('POST', '/preset', { name: 'full-content' })
  expect(await count()).toBe(before)
})

test('an operator sets the hosts of images; a malformed host is refused', async () => {
  const { control, gatewayOf } = setup()
  const hosts = ['https://one.images.example', 'https://two.images.example:8443']
  expect((await gatewayOf().system.getSettings()).imageCDNs).toEqual([])
  await control('PATCH', '/settings', { imageCDNs: hosts })
  expect((await gatewayOf().system.getSettings()).imageCDNs).toEqual(hosts)

  const { status, json } = await control('PATCH', '/settings', { imageCDNs: ['images/here'] })
  expect([status, json.value.field]).toEqual([400, 'imageCDNs.0'])
})

test('presets show promotions of one category, with broken pictures, or all', async () => {
  const { control, gatewayOf } = setup()
  const readCounts = async () => {
    const { promotion = [] } = await gatewayOf().content.listAnnouncements({ types: 'PR' })
    return {
      categories: new Set(promotion.map(({ category }) => category)).size,
      pictures: new Set(promotion.map(({ announcementImages }) => announcementImages?.[0]?.url)).size,
    }
  }
  const before = await readCounts()
  expect(before.categories).toBeGreaterThan(10)
  await control('POST', '/preset', { name: 'promotions-one-category' })
  expect((await readCounts()).categories).toBe(1)
  await control('POST', '/preset', { name: 'promotions-broken-pictures' })
  expect(await readCounts()).toEqual({ categories: before.categories, pictures: 1 })
  await control('POST', '/preset', { name: 'full-content' })
  expect(await readCounts()).toEqual(before)
})

test('a site without vendors has no games', async () => {
  const { control, gatewayOf } = setup()
  await control('POST', '/preset', { name: 'vendors-none' })
  expect(await gatewayOf().games.list()).toMatchObject({ total: 0 })
})
