import { expect, onTestFinished, test, vi } from 'vitest'
import { connect } from '#api/gateway.ts'
import { prefetchFirstView } from '#api/site/first-view.ts'
import { memberDeepLinkPrefetches, deepLinkPrefetches } from '#app/routes/prefetch-deep-link.ts'
import { gameListQuery } from '#api/games/games.queries.ts'
import { createQueryClient } from '#api/query-client.ts'
import { session } from '#api/member/session.ts'
import { SEARCHED } from '#lib/device/preloaded-calls.ts'
import { storage, type Session } from '#lib/storage/storage.ts'
import { success } from '#testing/gateway.ts'
import { recordPreloadCalls } from '../../serve/preload-calls.ts'
import { bootstrap } from './bootstrap.ts'
import { showNamedItem } from './named-item.ts'

const root = document.documentElement
const banners = [
  { groupName: 'HOT', url: '/art/hot.webp' },
  { groupName: 'm_home', url: '/art/first.webp' },
  { groupName: 'm_home', url: '/art/second.webp' },
]
const blocks = '<h3>Head</h3><ul><li>Item</li></ul><table><tr><td>Row</td></tr></table><div>Box</div>'
const announcements = {
  player: [
    { id: 501, title: 'Other', content: 'Other text' },
    { id: 502, title: 'A <b>title</b>', content: '<p>One <b>line</b>.</p><p>Two.<img src=x onerror="failed = 1"></p>' },
  ],
  popup: [{ id: 503, title: 'Pop-up', content: `${blocks}First<BR/>second` }],
  promotion: [
    {
      id: 1010,
      title: 'Bonus',
      content: '<p>Terms</p>',
      announcementImages: [{ sequence: 1, url: '/art/bonus.webp' }],
    },
  ],
}
const games = [1, 2, 3, 4].map((id) => ({ nodeId: id, mobileLargeIcon: `/art/g${id}.webp` }))
const member: Session = { token: 't/1', merchantCode: 'DEMO', userName: 'demo02', type: 0, firstTimeLogin: false }

const tiles = '<i data-first="tile"></i>'.repeat(3)

type Calls = ReturnType<typeof recordPreloadCalls>
const recorded: Record<string, Calls> = {}
/** Recorded once for each configuration: it makes the calls of all pages, and no visit changes them. */
const callsOf = (config: object): Calls => (recorded[JSON.stringify(config)] ??= recordPreloadCalls(config))

/** Opens a page of a site with this configuration; `requests` lists the network requests. */
async function visit(path = '/m/home', config: object = {}, drawnIn = 'vi') {
  const requests: string[] = []
  delete root.dataset.shell
  root.dataset.views ??= 'guest member'
  root.lang = drawnIn
  vi.stubGlobal('fetch', async (to: string | Request, init?: RequestInit) => {
    const { url, headers } = new Request(to instanceof Request ? to : new URL(to, location.href), init)
    requests.push(`${url} ${JSON.stringify([...headers].toSorted())}`)
    return success(url.includes('ListAnnouncements') ? { ...announcements, banners } : { list: [], games })
  })
  history.replaceState(null, '', path)
  document.body.innerHTML = `<script type="application/json" id="site"></script><div data-first="banner"></div>${tiles}`
  document.getElementById('site')!.textContent = JSON.stringify({ config, calls: await callsOf(config) })
  onTestFinished(() => {
    document.body.replaceChildren()
    Object.assign(root.dataset, { theme: 'dark' })
    delete root.dataset.shell
    delete root.dataset.drawn
    delete root.dataset.views
    delete root.dataset.by
    Reflect.deleteProperty(globalThis, 'preloadedReplies')
    history.replaceState(null, '', '/')
  })
  bootstrap()
  return { requests, hasShell: 'shell' in root.dataset }
}

test('without a network the page is shown and nothing is requested before the app', async () => {
  using _network = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  expect(await visit()).toEqual({ requests: [], hasShell: true })
})

test.each([
  ['VI', undefined],
  ['EN', undefined],
  ['VI', member],
] as const)('the preloaded calls are the app’s own calls, sent once and used once (%s, %j)', async (language, who) => {
  storage.set('language', language)
  if (who) storage.set('session', who)
  session.reload()
  const { requests } = await visit()
  expect(requests).toHaveLength(4)
  connect({ baseUrl: '', merchant: 'DEMO', token: session.token, language: () => language })
  await prefetchFirstView(createQueryClient(), language, '/m/home')
  expect(requests).toHaveLength(4)
  await prefetchFirstView(createQueryClient(), language, '/m/home')
  expect(requests.slice(4).toSorted()).toEqual(requests.slice(0, 4).toSorted())
})

test('the prerendered home is shown in the language that it is drawn in, on home only', async () => {
  root.dataset.by = 'tab'
  expect((await visit()).hasShell).toBe(true)
  for (const elsewhere of ['/m/login', '/m/hot', '/m/home?tab=RNG', '/m/main'])
    expect([elsewhere, (await visit(elsewhere)).hasShell]).toEqual([elsewhere, false])
  const english = { languages: ['EN', 'VI'] }
  expect((await visit('/m/home', english)).hasShell).toBe(false)
  expect((await visit('/m/home', english, 'en')).hasShell).toBe(true)
  expect((await visit('/m/home', {}, 'en')).hasShell).toBe(false)
})

test.each([
  ['guest member', { guest: true, member: true, trial: false }],
  ['guest', { guest: true, member: false, trial: false }],
  ['member', { guest: false, member: true, trial: false }],
])('a view for %s is shown to them, and to no trial player', async (views, shown) => {
  const isShown = async (session?: Session) => {
    if (session) storage.set('session', session)
    root.dataset.drawn = '/m/live'
    root.dataset.views = views
    return (await visit('/m/live')).hasShell
  }
  expect({
    guest: await isShown(),
    member: await isShown(member),
    trial: await isShown({ ...member, type: 4 }),
  }).toEqual(shown)
})

test('a page with its own file is prerendered at its exact path only', async () => {
  root.dataset.drawn = '/m/live'
  expect((await visit('/m/live')).hasShell).toBe(true)
  for (const elsewhere of ['/m/rng', '/m/home']) {
    root.dataset.drawn = '/m/live'
    expect([elsewhere, (await visit(elsewhere)).hasShell]).toEqual([elsewhere, false])
  }
})

test.each([
  ['', 'member'],
  ['?from=mail&id=7', 'member'],
  ['?tab=vip', 'member?tab=vip'],
  ['?from=mail&tab=vip', 'member?tab=vip'],
  ['?tab=points', undefined],
  ['?tab=', undefined],
  ['?tab=vip&kind=bought', undefined],
])('a parameter that changes the view chooses it, any other changes nothing (%j)', async (search, name) => {
  storage.set('session', member)
  Object.assign(root.dataset, {
    drawn: '/m/rewardCenter',
    by: 'tab kind',
    views: 'member member?tab=vip member?kind=bought',
  })
  const { requests } = await visit(`/m/rewardCenter${search}`)
  expect(root.dataset.shell).toBe(name)
  expect(requests).toHaveLength(name ? 2 : 0)
})

test('a site that was closed at the last visit shows no prerendered home', async () => {
  localStorage.setItem('status', JSON.stringify({ maintenance: true, info: {} }))
  expect((await visit()).hasShell).toBe(false)
})

test('an agent’s device shows no prerendered login or home of a member: they lead elsewhere', async () => {
  storage.set('agentMarker', 'true')
  root.dataset.drawn = '/m/login'
  expect((await visit('/m/login')).hasShell).toBe(false)
  root.dataset.drawn = '/m/member/home'
  storage.set('session', member)
  expect((await visit('/m/member/home')).hasShell).toBe(true)
  delete root.dataset.drawn
  expect((await visit()).hasShell).toBe(false)
  storage.remove('session')
  expect((await visit()).hasShell).toBe(true)
})

test('a deep link preloads the calls of its screen; one whose parameters change them preloads none', async () => {
  connect({ baseUrl: '', merchant: 'DEMO', token: session.token, language: () => 'VI' })
  // The call of a search is made by a later script, and tested there.
  const addresses = Object.entries(deepLinkPrefetches).filter(([address]) => !address.endsWith(SEARCHED))
  for (const [address, ask] of addresses) {
    root.dataset.drawn = address
    const { requests } = await visit(`${address}?from=mail`)
    const begun = [...requests]
    expect(begun).not.toEqual([])
    await ask(createQueryClient(), 'VI', address)
    expect([address, requests]).toEqual([address, begun])
  }
  Object.assign(root.dataset, { drawn: '/m/slotsCenter', by: 'vassalage' })
  for (const other of ['/m/main', '/m/slotsCenter?vassalage=KLG']) expect((await visit(other)).requests).toEqual([])
})

test.each(Object.entries(memberDeepLinkPrefetches))('%s preloads the calls of members', async (address, ask) => {
  const { pathname, search } = new URL(address, location.href)
  const by = search.slice(1).split('=')[0]!
  Object.assign(root.dataset, { drawn: pathname, by, views: `member member${search}` })
  storage.set('session', member)
  session.reload()
  connect({ baseUrl: '', merchant: 'DEMO', token: session.token, language: () => 'VI' })
  const { requests } = await visit(address)
  const begun = [...requests]
  expect(begun.length).toBeGreaterThan(1)
  await ask(createQueryClient(), 'VI', address)
  expect(requests).toEqual(begun)
})

const onlyForMembers = Object.keys(memberDeepLinkPrefetches).filter(
  (address) => !(address in deepLinkPrefetches) && !address.includes('?'),
)

test.each(onlyForMembers)('%s needs the status only for a guest, who is sent to the login', async (address) => {
  root.dataset.drawn = address
  expect((await visit(address)).requests).toEqual([expect.stringContaining('/wps/system/status')])
})

test('the first banner of home is put into its placeholder as soon as the gateway has sent it', async () => {
  await visit('/m/home', { gatewayUrl: 'https://gateway.example' })
  const picture = await vi.waitUntil(() => document.querySelector<HTMLImageElement>('[data-first=banner] img'))
  expect(picture.src).toBe('https://gateway.example/art/first.webp')
  expect(picture.fetchPriority).toBe('high')
})

test('the banner named in the page’s response is shown before the gateway answers, and replaced if the gateway sends another', async () => {
  const named = { serverTiming: [{ name: 'banner', description: '/art/named.webp' }] }
  using _entries = vi.spyOn(performance, 'getEntriesByType').mockReturnValue([named] as unknown as PerformanceEntryList)
  const sources: (string | null)[] = []
  using replace = vi.spyOn(Element.prototype, 'replaceChildren').mockImplementation(function (...children) {
    if (children[0] instanceof HTMLImageElement) sources.push(children[0].getAttribute('src'))
  })
  await visit()
  await vi.waitUntil(() => replace.mock.calls.length > 1)
  expect(sources).toEqual(['/art/named.webp', '/art/first.webp'])
})

test('each picture named in the page’s response is put into the next of its placeholders', async () => {
  const named = { serverTiming: ['/art/1.webp', '/art/2.webp'].map((description) => ({ name: 'tile', description })) }
  using _entries = vi.spyOn(performance, 'getEntriesByType').mockReturnValue([named] as unknown as PerformanceEntryList)
  root.dataset.drawn = '/m/slotsCenter'
  await visit('/m/slotsCenter')
  const pictures = () => [...document.querySelectorAll('i')].map((box) => box.querySelector('img')?.getAttribute('src'))
  await vi.waitFor(() => expect(pictures()).toEqual(['/art/1.webp', '/art/2.webp', undefined]))
})

const named =
  '<h2 data-first="title">…</h2><p data-first="text">…</p><i data-first="picture"></i>' +
  '<div data-first="rows"><i>…</i><i>…</i></div><div id="root"><input></div>'

test.each([
  ['/m/noticeDetail?id=502', ['A <b>title</b>', 'One line.\nTwo.', undefined]],
  ['/m/noticeDetail?id=503', ['Pop-up', 'Head\nItem\nRow\nBox\nFirst\nsecond', undefined]],
  ['/m/noticeDetail?id=9', ['…', '…', undefined]],
  ['/m/noticeDetail', ['…', '…', undefined]],
  ['/m/activityDetail?id=1010', ['Bonus', 'Terms', 'https://gateway.example/art/bonus.webp']],
])('%s shows what it names as text as soon as the gateway has sent it, without its markup', async (address, shown) => {
  root.dataset.drawn = address.split('?')[0]
  await visit(address, { gatewayUrl: 'https://gateway.example' })
  document.body.insertAdjacentHTML('beforeend', named)
  const textOf = (box: string) => document.querySelector(`[data-first=${box}]`)!.textContent
  await showNamedItem()
  const picture = document.querySelector('[data-first=picture] img')
  expect([textOf('title'), textOf('text'), picture?.getAttribute('src')]).toEqual(shown)
  expect(document.querySelector('[data-first] :is(b, img[onerror])')).toBeNull()
})

test.each([
  ['?index=0', ['Other\nOther text', '…']],
  ['?index=1', ['…', 'A <b>title</b>\nOne line.\nTwo.']],
  ['?index=7', ['…', '…']],
  ['', ['…', '…']],
])('the announcements at %j show the open one in its row, in copies of the rows', async (search, shown) => {
  root.dataset.drawn = '/m/notice'
  await visit(`/m/notice${search}`)
  document.body.insertAdjacentHTML('beforeend', named)
  const rows = () => [...document.querySelectorAll('[data-first=rows] > i')]
  const [before] = rows()
  await showNamedItem()
  expect(rows().map(({ textContent }) => textContent)).toEqual(shown)
  expect(rows()[0] === before).toBe(shown.every((text) => text === '…'))
  expect(document.querySelector('[data-first] img')).toBeNull()
})

const searchedBy: [string, Session | undefined][] = [
  ['a guest', undefined],
  ['a member', member],
]
test.each(searchedBy)('a search of %s asks for its games, once, and shows the first of them', async (_who, who) => {
  if (who) storage.set('session', who)
  session.reload()
  root.dataset.drawn = '/m/gameList'
  const { requests } = await visit('/m/gameList?q=+kim+long ', { gatewayUrl: 'https://gateway.example' })
  document.body.insertAdjacentHTML('beforeend', named)
  await showNamedItem()
  const searches = () => requests.filter((request) => request.includes('gameName='))
  expect(searches()).toHaveLength(1)
  const pictures = [...document.querySelectorAll('[data-first=tile] img')].map((one) => one.getAttribute('src'))
  expect(pictures).toEqual(
    ['/art/g1.webp', '/art/g2.webp', '/art/g3.webp'].map((path) => `https://gateway.example${path}`),
  )
  expect(document.querySelector('input')!.value).toBe('kim long')
  connect({ baseUrl: 'https://gateway.example', merchant: 'DEMO', token: session.token, language: () => 'VI' })
  await createQueryClient().prefetchInfiniteQuery(gameListQuery({ gameName: 'kim long' }, 'VI'))
  expect(searches()).toHaveLength(1)
})

test.each(['?q=+', '?q=kim&vassalage=KLG', '?type=hot', ''])(
  '%j is no search without a filter: nothing is asked',
  async (search) => {
    root.dataset.drawn = '/m/gameList'
    const { requests } = await visit(`/m/gameList${search}`)
    const before = requests.length
    await showNamedItem()
    expect(requests).toHaveLength(before)
  },
)

test('a search without a network, or whose view is not shown, asks for nothing', async () => {
  root.dataset.drawn = '/m/gameList'
  const otherLanguage = await visit('/m/gameList?q=kim', {}, 'en')
  await showNamedItem()
  expect(otherLanguage.requests).not.toContainEqual(expect.stringContaining('gameName='))
  using _network = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const offline = await visit('/m/gameList?q=kim')
  await showNamedItem()
  expect(offline).toEqual({ requests: [], hasShell: true })
})

test('theme and language are set before the first paint: the user’s, otherwise the site’s', async () => {
  await visit('/m/set', { theme: 'light', languages: ['EN', 'VI'] })
  expect([root.dataset.theme, root.lang]).toEqual(['light', 'en'])
  storage.set('theme', 'dark')
  storage.set('language', 'VI')
  await visit('/m/set', { theme: 'light', languages: ['EN', 'VI'] })
  expect([root.dataset.theme, root.lang]).toEqual(['dark', 'vi'])
})
