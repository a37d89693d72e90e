import { expect, onTestFinished, test, vi } from 'vitest'
import { connect } from '#api/gateway.ts'
import { prefetchFirstView } from '#api/site/first-view.ts'
import {
  deepLinkPrefetches,
  memberDeepLinkPrefetches,
  prefetchForGuests,
  prefetchForMembers,
} from '#app/routes/prefetch-deep-link.ts'
import { createQueryClient } from '#api/query-client.ts'
import { session } from '#api/member/session.ts'
import { config } from '#lib/site/config.ts'
import { imageUrl, setImageOrigins } from '#lib/site/images.ts'
import { storage, type Session } from '#lib/storage/storage.ts'
import { member, root, visit } from './testing.ts'

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
  const begun = [...requests]
  connect({ baseUrl: '', merchant: 'DEMO', token: session.token, language: () => language })
  const ask = () =>
    Promise.all(
      [who ? prefetchForMembers : prefetchForGuests, prefetchFirstView].map((prefetch) =>
        prefetch(createQueryClient(), language, '/m/home'),
      ),
    )
  await ask()
  expect(requests).toEqual(begun)
  await ask()
  expect(requests.slice(begun.length).toSorted()).toEqual(begun.toSorted())
})

test('the prerendered home is shown in the language that it is drawn in, on home only', async () => {
  root.dataset.by = 'tab'
  expect((await visit()).hasShell).toBe(true)
  for (const elsewhere of ['/m/login', '/m/hot', '/m/home?tab=RNG', '/m/main'])
    expect([elsewhere, (await visit(elsewhere)).hasShell]).toEqual([elsewhere, false])
  const english = { languages: ['EN', 'VI'] }
  expect((await visit('/m/home', english)).hasShell).toBe(false)
  expect((await visit('/m/home', english, { drawnIn: 'en' })).hasShell).toBe(true)
  expect((await visit('/m/home', {}, { drawnIn: 'en' })).hasShell).toBe(false)
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
  expect(requests).toHaveLength(name ? 4 : 0)
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
  for (const [address, ask] of Object.entries(deepLinkPrefetches)) {
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

test.each([
  [['https://a.example'], 1000.9, 'https://a.example'],
  [['https://a.example', 'https://b.example'], 1000.9, 'https://a.example'],
  [['https://a.example', 'https://b.example'], 1001.9, 'https://b.example'],
])('the banner of a site with the origins %j comes from the one that the app uses', async (origins, begun, origin) => {
  using _begun = vi.spyOn(performance, 'timeOrigin', 'get').mockReturnValue(begun)
  await visit('/m/home', { gatewayUrl: 'https://gateway.example' }, { origins })
  const picture = await vi.waitUntil(() => document.querySelector<HTMLImageElement>('[data-first=banner] img'))
  expect(picture.src).toBe(`${origin}/art/first.webp`)
  setImageOrigins(origins)
  onTestFinished(() => setImageOrigins(undefined))
  expect(imageUrl('/art/first.webp')).toBe(picture.src)
})

test('a page other than home does not load the banner', async () => {
  root.dataset.drawn = '/m/activityDetail'
  await visit('/m/activityDetail?id=7')
  await new Promise(setImmediate)
  expect(document.querySelector('[data-first=banner] img')).toBeNull()
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

test('entries of Server-Timing that other servers add are no pictures', async () => {
  const others = [
    ['cdn-cache', '/art/1.webp'],
    ['tile', 'HIT'],
    ['tile', ''],
    ['tile', '//elsewhere.example/1.webp'],
    ['tile', 'javascript:alert(1)'],
    ['title', '/art/1.webp'],
  ].map(([name, description]) => ({ name, description }))
  const named = { serverTiming: [...others, { name: 'tile', description: '/art/2.webp' }] }
  using _entries = vi.spyOn(performance, 'getEntriesByType').mockReturnValue([named] as unknown as PerformanceEntryList)
  using sources = vi.spyOn(HTMLImageElement.prototype, 'src', 'set')
  root.dataset.drawn = '/m/slotsCenter'
  await visit('/m/slotsCenter')
  await vi.waitUntil(() => sources.mock.calls.length > 0)
  expect(sources.mock.calls).toEqual([['/art/2.webp']])
})

test('theme and language are set before the first paint: the user’s, otherwise the site’s', async () => {
  await visit('/m/set', { theme: 'light', languages: ['EN', 'VI'] })
  expect([root.dataset.theme, root.lang]).toEqual(['light', 'en'])
  storage.set('theme', 'dark')
  storage.set('language', 'VI')
  await visit('/m/set', { theme: 'light', languages: ['EN', 'VI'] })
  expect([root.dataset.theme, root.lang]).toEqual(['dark', 'vi'])
})

test('a field that is not written into the page, because it has its default, has the same value before the app', async () => {
  const { requests } = await visit('/m/set')
  const own = [...requests]
  expect([root.dataset.theme, root.lang]).toEqual([config.theme, config.languages[0]?.toLowerCase()])
  const { theme, languages, gatewayUrl, merchant, dialect } = config
  expect((await visit('/m/set', { theme, languages, gatewayUrl, merchant, dialect })).requests).toEqual(own)
})
