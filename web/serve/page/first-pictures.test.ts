import { expect, onTestFinished, test, vi } from 'vitest'
import { categoryOf, menuOrder } from '../../src/features/games/category-of.ts'
import { NAMED_PICTURE } from '../../src/prerender/first-pictures.ts'
import { firstPictures, picturedPages } from './first-pictures.ts'

const origin = 'http://127.0.0.1:4173'
const call = { url: '/wps/relay/MCSFE_getListAnnouncements?language=__language__', headers: { Merchant: 'DEMO' } }

const status = { ...call, url: '/wps/system/status?url=__host__' }

const isStatus = ({ pathname }: URL) => pathname === '/wps/system/status'
const statusWith = (imageCDNs: string[]) => Response.json({ value: { info: { imageCDNs } } })

const callsAt = (page: string, calls: (typeof call)[]) => ({
  guest: { [page]: [...calls, status] },
  member: {},
})

function siteWith(url: string | undefined, config = {}, imageCDNs: string[] = []) {
  const fetchGateway = vi.fn<(address: URL, init: RequestInit) => Promise<Response>>(async () =>
    Response.json({ value: { banners: [{ groupName: 'm_home', url }] } }),
  )
  vi.stubGlobal('fetch', async (address: URL, init: RequestInit) =>
    isStatus(address) ? statusWith(imageCDNs) : fetchGateway(address, init),
  )
  onTestFinished(() => void vi.unstubAllGlobals())
  const earlyHeaders = firstPictures({ config, calls: callsAt('/m/home', [call]) }, () => origin)
  return { fetchGateway, earlyHeaders, known: () => vi.waitUntil(() => earlyHeaders('/m/home')) }
}

test('the response of home names its first picture, as the gateway announces it', async () => {
  const { known, fetchGateway } = siteWith('/art/banner/first.webp', { languages: ['EN'] })
  expect(await known()).toEqual({
    Link: '</art/banner/first.webp>; rel=preload; as=image; fetchpriority=high',
    'Server-Timing': 'banner;desc="/art/banner/first.webp"',
  })
  expect(String(fetchGateway.mock.calls[0]?.[0])).toBe(`${origin}/wps/relay/MCSFE_getListAnnouncements?language=EN`)
})

test.each(['/', '/M/Home', '/m/home?tab=RNG', '/?from=mail'])('home is also at %s', async (address) => {
  const { known, earlyHeaders } = siteWith('/art/banner/first.webp')
  expect(earlyHeaders(address)).toBeUndefined()
  const headers = await known()
  expect(earlyHeaders(address)).toEqual(headers)
})

test('other pages do not name it, and the gateway is called at most once a minute', async () => {
  const { known, earlyHeaders, fetchGateway } = siteWith('/art/banner/first.webp')
  await known()
  for (const other of ['/m/lott', '/assets/app.js', undefined]) expect(earlyHeaders(other)).toBeUndefined()
  expect(fetchGateway).toHaveBeenCalledTimes(1)
})

test('a picture on the gateway’s host keeps its origin, and no URL can end the header', async () => {
  const elsewhere = await siteWith('/a.webp', { gatewayUrl: 'https://gateway.example' }).known()
  expect(elsewhere.Link).toMatch(/^<https:\/\/gateway\.example\/a\.webp>; rel/)
  const evil = await siteWith('/a>"; rel=evil\r\nx: y').known()
  expect(evil.Link).toMatch(/^<\/a%3E%22;%20rel=evilx:%20y>; rel=preload/)
  expect(evil['Server-Timing']).toBe('banner;desc="/a%3E%22;%20rel=evilx:%20y"')
})

test.each([[[]], [['']]])(
  'a picture of a site without origins of pictures (%j) is named at the gateway',
  async (none) => {
    const { known } = siteWith('/a.webp', { gatewayUrl: 'https://gateway.example' }, none)
    expect((await known()).Link).toMatch(/^<https:\/\/gateway\.example\/a\.webp>; rel/)
  },
)

test('a picture of a site with one origin of pictures is named there', async () => {
  const { known } = siteWith('/a.webp', { gatewayUrl: 'https://gateway.example' }, ['https://pictures.example'])
  expect((await known()).Link).toMatch(/^<https:\/\/pictures\.example\/a\.webp>; rel/)
})

test('with several origins, of which each visit chooses one, only complete addresses are named', async () => {
  const origins = ['https://a.example', 'https://b.example']
  const { earlyHeaders, fetchGateway } = siteWith('/a.webp', {}, origins)
  earlyHeaders('/')
  await vi.waitFor(() => expect(fetchGateway).toHaveBeenCalled())
  await new Promise(setImmediate)
  expect(earlyHeaders('/')).toBeUndefined()
  const complete = await siteWith('https://c.example/a.webp', {}, origins).known()
  expect(complete.Link).toMatch(/^<https:\/\/c\.example\/a\.webp>; rel/)
})

test.each([
  'data:image/png;base64,AAAA',
  'javascript:alert(1)',
  'x:">, <https://evil.example/a.css>; rel=stylesheet',
  'https://[',
  '',
])('a picture at %j is not named', async (url) => {
  const { earlyHeaders, fetchGateway } = siteWith(url)
  earlyHeaders('/')
  await vi.waitFor(() => expect(fetchGateway).toHaveBeenCalled())
  await new Promise(setImmediate)
  expect(earlyHeaders('/')).toBeUndefined()
  expect(fetchGateway).toHaveBeenCalledTimes(1)
})

test('a backslash does not hide the end of the name from the browser', async () => {
  const headers = await siteWith('/a.webp?b\\').known()
  expect(headers['Server-Timing']).toBe('banner;desc="/a.webp?b%5C"')
})

test('without an answer of the gateway there are no headers', async () => {
  const { earlyHeaders, fetchGateway } = siteWith(undefined)
  earlyHeaders('/')
  await vi.waitFor(() => expect(fetchGateway).toHaveBeenCalled())
  expect(earlyHeaders('/')).toBeUndefined()
  expect(firstPictures({}, () => origin)('/')).toBeUndefined()
})

test('a picture is no longer named when the gateway has stopped answering', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const { earlyHeaders, fetchGateway } = siteWith('/art/banner/first.webp')
  earlyHeaders('/')
  await vi.advanceTimersByTimeAsync(60_001)
  fetchGateway.mockRejectedValue(new Error('gone'))
  expect(earlyHeaders('/')).toBeDefined()
  await vi.advanceTimersByTimeAsync(1)
  expect(earlyHeaders('/')).toBeUndefined()
})

test('a gateway that failed is called again after a second', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const { earlyHeaders, fetchGateway } = siteWith('/art/banner/first.webp')
  fetchGateway.mockRejectedValueOnce(new Error('gone'))
  earlyHeaders('/')
  await vi.advanceTimersByTimeAsync(999)
  earlyHeaders('/')
  expect(fetchGateway).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(2)
  earlyHeaders('/')
  expect(fetchGateway).toHaveBeenCalledTimes(2)
})

function siteAnswering(page: string, values: Record<string, unknown>) {
  vi.stubGlobal('fetch', async (address: URL) =>
    isStatus(address) ? statusWith([]) : Response.json({ value: values[address.pathname.slice(1)] }),
  )
  onTestFinished(() => void vi.unstubAllGlobals())
  const calls = callsAt(
    page,
    Object.keys(values).map((name) => ({ ...call, url: `/${name}` })),
  )
  const earlyHeaders = firstPictures({ calls }, () => origin)
  return {
    earlyHeaders,
    pictures: async () => (await vi.waitUntil(() => earlyHeaders(page))).Link?.match(/(?<=<)[^>]+/g),
  }
}

const game = (name: string, gameType = 'RNG') => ({ gameType, mobileLargeIcon: `/art/${name}.webp` })

test('the game list names the pictures of its first row; with a filter it names none', async () => {
  const games = ['one', 'two', 'three', 'four'].map((name) => game(name))
  const { earlyHeaders, pictures } = siteAnswering('/m/slotsCenter', { gameList: { games } })
  expect(await pictures()).toEqual(['/art/one.webp', '/art/two.webp', '/art/three.webp'])
  expect(earlyHeaders('/m/slotsCenter')?.['Server-Timing']).toBe(
    'tile;desc="/art/one.webp", tile;desc="/art/two.webp", tile;desc="/art/three.webp"',
  )
  expect(earlyHeaders('/m/slotsCenter?vassalage=KLG')).toBeUndefined()
})

test('a category names the operator’s banner for it, otherwise its hottest games', async () => {
  const hotGames = { list: [game('slot'), ...['one', 'two', 'three', 'four'].map((name) => game(name, 'LIVE'))] }
  const banners = [{ groupName: 'RNG', url: '/art/slots.webp' }]
  const fan = siteAnswering('/m/live', { getListAnnouncements: { banners }, hotGames })
  expect(await fan.pictures()).toEqual(['/art/one.webp', '/art/two.webp', '/art/three.webp'])
  expect(fan.earlyHeaders('/m/live')?.['Server-Timing']).toMatch(/^fan;desc=/)
  const withBanner = siteAnswering('/m/rng', { getListAnnouncements: { banners }, hotGames })
  expect(await withBanner.pictures()).toEqual(['/art/slots.webp'])
  expect(withBanner.earlyHeaders('/m/rng')?.['Server-Timing']).toBe('face;desc="/art/slots.webp"')
})

test.each(['/m/rng', '/m/live', '/m/pvp', '/m/fish', '/m/sports', '/m/esports', '/m/cockfight'])(
  'the page %s names the hottest games of its own category',
  async (page) => {
    const list = menuOrder.map((code) => game(code, code))
    const { pictures } = siteAnswering(page, { getListAnnouncements: {}, hotGames: { list } })
    expect(await pictures()).toEqual([`/art/${categoryOf(page, null)}.webp`])
  },
)

test.each(picturedPages)('the app takes the pictures that the response of %s names', async (page) => {
  const games = menuOrder.map((code) => game(code, code))
  const promotion = [{ id: 7, announcementImages: [{ sequence: 1, url: '/art/promotion.webp' }] }]
  const banners = [{ groupName: 'm_home', url: 'https://pictures.example/banner.webp' }]
  const { earlyHeaders } = siteAnswering(page, {
    getListAnnouncements: { banners, promotion },
    hotGames: { list: games },
    gameList: { games },
  })
  const timing = (await vi.waitUntil(() => earlyHeaders(page) ?? earlyHeaders(`${page}?id=7`)))['Server-Timing']!
  const named = [...timing.matchAll(/([^ ,;]+);desc="([^"]*)"/g)].map(([, name, address]) => `${name} ${address}`)
  expect(named).not.toEqual([])
  expect(named.filter((one) => !NAMED_PICTURE.test(one))).toEqual([])
})

test('the promotions name the pictures of the first two', async () => {
  const promotion = ['one', 'two', 'three'].map((name) => ({
    announcementImages: [
      { sequence: 2, url: '/art/small.webp' },
      { sequence: 1, url: `/art/${name}.webp` },
    ],
  }))
  const { pictures } = siteAnswering('/m/activity', { getListAnnouncements: { promotion } })
  expect(await pictures()).toEqual(['/art/one.webp', '/art/two.webp'])
})

test('a promotion names the picture of the one in its address, and no other', async () => {
  const promotion = [1010, 1011].map((id) => ({
    id,
    announcementImages: [{ sequence: 1, url: `/art/promotion/${id}.webp` }],
  }))
  const { earlyHeaders } = siteAnswering('/m/activityDetail', { getListAnnouncements: { promotion } })
  const headers = await vi.waitUntil(() => earlyHeaders('/m/activityDetail?from=mail&id=1011'))
  expect(headers).toEqual({
    Link: '</art/promotion/1011.webp>; rel=preload; as=image; fetchpriority=high',
    'Server-Timing': 'picture;desc="/art/promotion/1011.webp"',
  })
  for (const search of ['', '?id=', '?id=101', '?id=9', '?id=01010', '?id=constructor', '?id=1010%0d%0aX'])
    expect([search, earlyHeaders(`/m/activityDetail${search}`)]).toEqual([search, undefined])
})

test.each([
  ['no promotions', {}],
  ['a promotion without pictures', { promotion: [{ id: 1010 }] }],
])('a response of the gateway with %s leaves the page without headers', async (_what, getListAnnouncements) => {
  const { earlyHeaders } = siteAnswering('/m/activityDetail', { getListAnnouncements })
  earlyHeaders('/m/activityDetail?id=1010')
  await new Promise(setImmediate)
  expect(earlyHeaders('/m/activityDetail?id=1010')).toBeUndefined()
})
