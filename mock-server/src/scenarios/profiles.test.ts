import { expect, test } from 'vitest'
import { setup } from '../adapters/testing.ts'

/** The vendors that a site of this profile tells of, by group. */
async function vendorsOf(profile: string): Promise<Record<string, string[]>> {
  const { call, control } = setup()
  await control('POST', '/profile', { name: profile })
  const { json } = await call('GET', '/wps/relay/GCSGAME_newGameVendor')
  const groups = Object.entries<{ vassalage: string }[]>(json.value.mapping)
  return Object.fromEntries(groups.map(([group, vendors]) => [group, vendors.map(({ vassalage }) => vassalage)]))
}

test('a site of single vendors has one in every category', async () => {
  expect(await vendorsOf('vendors-single')).toEqual({
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
])('the sports vendors of %s are %j, and its other vendors are all there', async (profile, sports) => {
  const { SPORTS, ...others } = await vendorsOf(profile)
  const { SPORTS: all, ...usual } = await vendorsOf('default')
  expect(SPORTS).toEqual([...sports, ...all!.filter((code) => !['FB', 'SCO', 'CVO', 'VDA'].includes(code))])
  expect(others).toEqual(usual)
})

test('the games of a vendor whom the site does not have are in no list', async () => {
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

test('a vendor that nobody knows is refused by its field', async () => {
  const { control } = setup()
  const { status, json } = await control('PATCH', '/settings', {
    games: { repairs: {}, leastBalance: 0, without: ['NOBODY'] },
  })
  expect([status, json.value]).toMatchObject([400, { field: 'games.without.0', reason: 'is not a vendor' }])
})

test('a site without content has no topics of help, until it has content again', async () => {
  const { control, gatewayOf } = setup()
  const count = async () => (await gatewayOf().system.listHelpTopics()).length
  const before = await count()
  expect(before).toBeGreaterThan(3)
  await control('POST', '/profile', { name: 'empty-content' })
  expect(await count()).toBe(0)

  await control('POST', '/profile', { name: 'full-content' })
  expect(await count()).toBe(before)
})

test('an operator names the hosts of the images; what is no host is refused', async () => {
  const { control, gatewayOf } = setup()
  const hosts = ['https://one.images.example', 'https://two.images.example:8443']
  expect((await gatewayOf().system.getSettings()).imageCDNs).toEqual([])
  await control('PATCH', '/settings', { imageCDNs: hosts })
  expect((await gatewayOf().system.getSettings()).imageCDNs).toEqual(hosts)

  const { status, json } = await control('PATCH', '/settings', { imageCDNs: ['images/here'] })
  expect([status, json.value.field]).toEqual([400, 'imageCDNs.0'])
})

test('promotions are those of one category, have pictures that are gone, or are all there again', async () => {
  const { control, gatewayOf } = setup()
  const shown = async () => {
    const { promotion = [] } = await gatewayOf().content.listAnnouncements({ types: 'PR' })
    return {
      categories: new Set(promotion.map(({ category }) => category)).size,
      pictures: new Set(promotion.map(({ announcementImages }) => announcementImages?.[0]?.url)).size,
    }
  }
  const before = await shown()
  expect(before.categories).toBeGreaterThan(10)
  await control('POST', '/profile', { name: 'promotions-one-category' })
  expect((await shown()).categories).toBe(1)
  await control('POST', '/profile', { name: 'promotions-broken-pictures' })
  expect(await shown()).toEqual({ categories: before.categories, pictures: 1 })
  await control('POST', '/profile', { name: 'full-content' })
  expect(await shown()).toEqual(before)
})

test('a site without vendors has no games', async () => {
  const { control, gatewayOf } = setup()
  await control('POST', '/profile', { name: 'vendors-none' })
  expect(await gatewayOf().games.list()).toMatchObject({ totalCount: 0 })
})
