import { defaultDialect } from '@longan/sdk'
import { expect, test } from 'vitest'
import { setup } from '../../adapters/testing.ts'

const unreadOf = async (site: ReturnType<typeof setup>, token?: string) => {
  const { player } = await site.gatewayOf(token).content.listAnnouncements()
  return player.filter(({ read }) => !read).map(({ id }) => id)
}

test('only the requested types are sent [G-9-08]', async () => {
  const { content } = setup().gatewayOf()
  const lengths = async (types: string) => {
    const { banners, player, popup, promotion } = await content.listAnnouncements({ types })
    return [banners, player, popup, promotion].map((list) => Math.sign(list.length))
  }

  expect(await lengths('B')).toEqual([1, 0, 0, 0])
  expect(await lengths('PL')).toEqual([0, 1, 0, 0])
  expect(await lengths('PU')).toEqual([0, 0, 1, 0])
  expect(await lengths('PR')).toEqual([0, 0, 0, 1])
  expect(await lengths('B,PL,PU')).toEqual([1, 1, 1, 0])
  expect(await lengths('A,H')).toEqual([0, 0, 0, 0])
})

test('without types the default three are sent', async () => {
  const { json } = await setup().call('GET', '/wps/relay/MCSFE_getListAnnouncements')

  const { banners, player, popup, promotion } = json.value
  expect([banners.length > 0, player.length > 0, popup.length > 0, promotion.length]).toEqual([true, true, true, 0])
})

test('a banner has its group and picture, and can be requested by group [G-3-01]', async () => {
  const { content } = setup().gatewayOf()
  const groups = async (groupName?: string) => {
    const { banners } = await content.listAnnouncements({ types: 'B', ...(groupName && { groupName }) })
    for (const { url } of banners) expect(url).toMatch(/^\/art\/banner\/\w+\.webp$/)
    return [...new Set(banners.map((banner) => banner.groupName))]
  }

  expect(await groups()).toEqual(['m_home', 'HOT', 'SPORTS', 'ESPORTS', 'COCKFIGHT'])
  expect(await groups('HOT')).toEqual(['HOT'])
  expect(await groups('w_home')).toEqual([])
})

test('a notice has a title, a text, its day and a read flag [G-3-15]', async () => {
  const { player } = await setup().gatewayOf().content.listAnnouncements({ types: 'PL' })

  expect(player.length).toBe(6)
  expect(player[0]).toEqual({
    id: 501,
    title: 'Ha Long lobby maintenance',
    content: expect.stringMatching(/^<p>/),
    startDate: expect.any(Number),
    read: false,
    announcementDisplaySpeed: 'HIGH',
  })
  expect(player.map(({ startDate }) => startDate)).toEqual(
    player
      .map(({ startDate }) => startDate)
      .toSorted()
      .toReversed(),
  )
})

test('promotions have category, content, term and what a claim needs [G-3-16]', async () => {
  const { promotion } = await setup().gatewayOf().content.listAnnouncements({ types: 'PR' })

  expect(new Set(promotion.map(({ category }) => category)).size).toBe(13)
  for (const { id, linkedPromotionId, title, content, noExpiry, endDate, startDate } of promotion) {
    expect([typeof id, linkedPromotionId, typeof title]).toEqual(['number', id, 'string'])
    expect(content).toMatch(/^<h2>/)
    expect(noExpiry === 1 ? endDate === undefined : endDate! > startDate).toBe(true)
  }
  const asking = promotion.filter(({ imageRequired, remarkRequired }) => `${imageRequired}${remarkRequired}` !== 'NN')
  expect(asking.map(({ id, imageRequired, remarkRequired }) => [id, imageRequired, remarkRequired])).toEqual([
    [1007, 'Y', 'N'],
    [1010, 'Y', 'Y'],
    [1013, 'N', 'Y'],
  ])
})

test('the pictures of a promotion are numbered [G-3-18]', async () => {
  const { promotion } = await setup().gatewayOf().content.listAnnouncements({ types: 'PR' })

  expect(promotion.length).toBeGreaterThan(5)
  for (const { announcementImages } of promotion)
    expect(announcementImages).toEqual([{ sequence: 1, url: expect.stringMatching(/^\/art\//) }])
})

test('a promotion disappears after its last day', async () => {
  const { gatewayOf, control } = setup()
  const ids = async () => {
    const { promotion } = await gatewayOf().content.listAnnouncements({ types: 'PR' })
    return promotion.map(({ id }) => id)
  }
  expect(await ids()).toContain(1006)

  await control('POST', '/clock/advance', { duration: '10d' })

  expect(await ids()).not.toContain(1006)
})

test('demo01 has two unread notices; reading one leaves the other, and reading it again changes nothing', async () => {
  const site = setup()
  const token = await site.signIn('demo01')
  expect(await unreadOf(site, token)).toEqual([501, 502])

  const { content } = site.gatewayOf(token)
  await content.markAnnouncementRead(501)
  const once = await site.state()
  await content.markAnnouncementRead(501)

  expect(await unreadOf(site, token)).toEqual([502])
  expect(await site.state()).toBe(once)
})

test('a notice that one member has read is unread for others and for guests', async () => {
  const site = setup()
  await site.gatewayOf(await site.signIn('demo01')).content.markAnnouncementRead(501)

  expect(await unreadOf(site, await site.signIn('vip02'))).toContain(501)
  expect(await unreadOf(site)).toContain(501)
})

test('a trial member sees everything as read', async () => {
  const site = setup()
  const { token } = await site.gatewayOf().session.createTrial()

  expect(await unreadOf(site, token)).toEqual([])
})

test('a site without content sends four empty lists', async () => {
  const { control, gatewayOf } = setup()
  await control('POST', '/preset', { name: 'empty-content' })

  expect(await gatewayOf().content.listAnnouncements({ types: 'B,PL,PU,PR,H' })).toEqual({
    banners: [],
    player: [],
    popup: [],
    promotion: [],
  })
})

test('only agents see notices for agents', async () => {
  const { gatewayOf, signIn } = setup()
  const ids = async (token?: string) => {
    const { content } = gatewayOf(token)
    const listed = (await content.listAgentNotices()).map(({ id }) => id)
    expect((await content.listAnnouncements({ types: 'A' })).agent?.map(({ id }) => id)).toEqual(listed)
    return listed
  }

  expect(await ids(await signIn('agent41'))).toEqual([541, 542])
  expect(await ids(await signIn('demo01'))).toEqual([])
  expect(await ids()).toEqual([])
})

test('the calls of older clients and of newer gateways return the same notices', async () => {
  const { gatewayOf, signIn } = setup()
  const token = await signIn('demo01')
  const { content } = gatewayOf(token)
  const { player, popup } = await content.listAnnouncements({ types: 'PL,PU' })
  const newer = gatewayOf(token, { dialect: { ...defaultDialect, announcementCalls: 'CCSFE' } }).content

  expect(await content.listNotices()).toEqual(player)
  expect(await content.listNotices('PU')).toEqual(popup)
  expect((await newer.listAnnouncements({ types: 'PL' })).player).toEqual(player)
})

test('under dialect A a member of type 3 is an agent, and reads the notices for agents', async () => {
  const { control, gatewayOf, signIn } = setup()
  await control('PATCH', '/settings', { dialect: 'A' })
  const notices = await gatewayOf(await signIn('odd03')).content.listAgentNotices()

  expect(notices.length).toBeGreaterThan(0)
})

test('announcements, letters and codes carry the name of the site', async () => {
  const { control, gatewayOf, signIn } = setup()
  await control('PATCH', '/settings', { siteName: { vi: 'Sao Mai', en: 'Morning Star' } })
  const token = await signIn('demo01')
  const titles = async (language: 'VI' | 'EN') => {
    const { content, messages } = gatewayOf(token, { language: () => language })
    const { popup } = await content.listAnnouncements({ types: 'PU' })
    return [...popup, ...(await messages.listInbox({ size: 20 })).items].map(({ title }) => title)
  }
  await control('POST', '/identity/codes', { number: '+84912345678', language: 'en' })

  const [vietnamese, english] = [await titles('VI'), await titles('EN')]
  expect(vietnamese.filter((title) => title === 'Chào mừng đến với Sao Mai')).toHaveLength(2)
  expect(english.filter((title) => title === 'Welcome to Morning Star')).toHaveLength(2)
  const [message] = (await control('GET', '/outbox')).json as { text: string }[]
  expect(message!.text).toMatch(/^\d{6} is the code to verify your mobile number for Morning Star, valid/)
})
