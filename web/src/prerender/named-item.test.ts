import { screen, waitFor } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { gameListQuery } from '#api/games/games.queries.ts'
import { connect } from '#api/gateway.ts'
import { session } from '#api/member/session.ts'
import { createQueryClient } from '#api/query-client.ts'
import { startPreload } from '#lib/device/preloaded-calls.ts'
import { storage, type Session } from '#lib/storage/storage.ts'
import { refusal, success } from '#testing/gateway.ts'
import { renderScreen } from '#testing/render-screen.tsx'
import { t } from '#testing/text.ts'
import { showNamedItem } from './named-item.ts'
import { announcements, member, root, visit } from './testing.ts'

const named =
  '<h2 data-first="title">…</h2><p data-first="text">…</p>' +
  '<div data-first="rows"><i>…</i><i>…</i><i>…</i></div><input>'
const picture = '<i data-first="picture"></i>'

test.each([
  ['/m/noticeDetail?id=502', ['A <b>title</b>', 'One line.\nTwo.', undefined]],
  ['/m/noticeDetail?id=503', ['Pop-up', 'Head\nItem\nRow\nBox\nFirst\nthe second', undefined]],
  ['/m/noticeDetail?id=9', ['…', '…', undefined]],
  ['/m/noticeDetail', ['…', '…', undefined]],
  ['/m/noticeDetail?id=1010', ['…', '…', undefined]],
  ['/m/noticeDetail?id=0502', ['…', '…', undefined]],
  ['/m/activityDetail?id=1010', ['Bonus', 'Terms', 'https://gateway.example/art/bonus.webp']],
  ['/m/activityDetail?id=502', ['…', '…', undefined]],
])('%s shows what it names as text as soon as the gateway has sent it, without its markup', async (address, shown) => {
  root.dataset.drawn = address.split('?')[0]
  await visit(address, { gatewayUrl: 'https://gateway.example' })
  document.body.insertAdjacentHTML('beforeend', named + (address.startsWith('/m/activity') ? picture : ''))
  const textOf = (box: string) => document.querySelector(`[data-first=${box}]`)!.textContent
  await showNamedItem()
  const shownPicture = document.querySelector('[data-first=picture] img')?.getAttribute('src') ?? undefined
  expect([textOf('title'), textOf('text'), shownPicture]).toEqual(shown)
  expect(document.querySelector('[data-first] :is(b, img[onerror])')).toBeNull()
})

test.each([
  ['/m/activityDetail?id=1010', 'picture', 'https://b.example/art/bonus.webp'],
  ['/m/gameList?q=kim', 'tile', 'https://b.example/art/g1.webp'],
])('the picture of %s comes from the origin of the visit', async (address, box, expected) => {
  using _begun = vi.spyOn(performance, 'timeOrigin', 'get').mockReturnValue(1)
  root.dataset.drawn = address.split('?')[0]
  const origins = ['https://a.example', 'https://b.example']
  await visit(address, { gatewayUrl: 'https://gateway.example' }, { origins })
  document.body.insertAdjacentHTML('beforeend', named + picture)
  await showNamedItem()
  expect(document.querySelector(`[data-first=${box}] img`)?.getAttribute('src')).toBe(expected)
})

test.each([
  ['?index=0', ['Other\nOther text', '…', '…']],
  ['?index=1', ['…', 'A <b>title</b>\nOne line.\nTwo.', '…']],
  ['?index=2', ['…', '…', '…']],
  ['?index=-1', ['…', '…', '…']],
  ['?index=0.5', ['…', '…', '…']],
  ['?index=__proto__', ['…', '…', '…']],
  ['', ['…', '…', '…']],
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

function preloadAnnouncements(reply: Response) {
  vi.stubGlobal('fetch', async () => reply)
  onTestFinished(() => void Reflect.deleteProperty(globalThis, 'preloadedReplies'))
  void startPreload({ url: '/ListAnnouncements', headers: {} })
}

const NOON = Date.UTC(2001, 0, 5, 12)

test.each([
  ['ended', '…', { now: NOON, times: { endDate: NOON } }],
  ['ends later', 'Offer', { now: NOON, times: { endDate: NOON + 1000 } }],
  ['has no end', 'Offer', { now: NOON, times: { noExpiry: 1, endDate: 0 } }],
  ['ended, by a device without the time of the gateway', '…', { now: undefined, times: { endDate: NOON } }],
])('a promotion that %s shows what the app shows then: %s', async (_what, shown, { now, times }) => {
  const promotion = { id: 7, title: 'Offer', content: '', announcementImages: [], ...times }
  const reply = success({ player: [], popup: [], promotion: [promotion] })
  if (now) reply.headers.set('date', new Date(now).toUTCString())
  history.replaceState(null, '', '/m/activityDetail?id=7')
  document.body.innerHTML = named + picture
  preloadAnnouncements(reply)
  await showNamedItem()
  expect(document.querySelector('[data-first=title]')!.textContent).toBe(shown)
})

test.each([
  ['an error', refusal()],
  ['a text that is not JSON', new Response('<!doctype html>')],
  ['lists that are null', success({ player: null, popup: null, promotion: null })],
])('%s instead of the announcements leaves the placeholders', async (_what, reply) => {
  history.replaceState(null, '', '/m/notice?index=0&id=502')
  document.body.innerHTML = named
  preloadAnnouncements(reply)
  await expect(showNamedItem()).rejects.toThrow(Error)
  expect(document.body.innerHTML).toBe(named)
})

test('an announcement that arrives when the app has its own placeholders breaks nothing', async () => {
  const loading = Promise.withResolvers<void>()
  history.replaceState(null, '', '/m/notice?index=1')
  await renderScreen('/m/notice?index=1', {
    answers: {
      listAnnouncements: async (_request, real) => {
        await loading.promise
        return real()
      },
    },
  })
  await waitFor(() => expect(document.querySelector('[data-first=rows]')).not.toBeNull())
  preloadAnnouncements(success(announcements))
  await showNamedItem()
  expect(document.querySelector('[data-first=rows]')!.textContent).toContain('One line.')
  loading.resolve()
  expect(await screen.findByText(t('content:openFullPage'))).toBeTruthy()
})

const searchedBy: ['VI' | 'EN', string, Session | undefined][] = [
  ['VI', 'a guest', undefined],
  ['VI', 'a member', member],
  ['EN', 'a guest', undefined],
]
test.each(searchedBy)(
  'a search in %s of %s asks for its games, once, and shows the first',
  async (language, _, who) => {
    using image = vi.spyOn(globalThis, 'Image')
    if (who) storage.set('session', who)
    session.reload()
    root.dataset.drawn = '/m/gameList'
    const site = { gatewayUrl: 'https://gateway.example', languages: [language] }
    const { requests } = await visit('/m/gameList?q=+kim+long ', site, { drawnIn: language.toLowerCase() })
    document.body.insertAdjacentHTML('beforeend', named)
    await showNamedItem()
    const searches = () => requests.filter((request) => request.includes('gameName='))
    expect(searches().map((request) => request.includes('"authorization","t/1"'))).toEqual([Boolean(who)])
    const pictures = [...document.querySelectorAll('[data-first=tile]')].map((tile) => tile.querySelector('img')?.src)
    expect(pictures).toEqual(['https://gateway.example/art/g1.webp', undefined, 'https://gateway.example/art/g3.webp'])
    expect(image).toHaveBeenCalledTimes(2)
    expect(document.querySelector('input')!.value).toBe('kim long')
    connect({ baseUrl: site.gatewayUrl, merchant: 'DEMO', token: session.token, language: () => language })
    await createQueryClient().prefetchInfiniteQuery(gameListQuery({ gameName: 'kim long' }, language))
    expect(searches()).toHaveLength(1)
  },
)

test.each([
  ['marks', `it's (100%) "a+b" & <c>~!*\\/?#=;`],
  ['letters of any language', 'Cá Chép 🐟'],
  ['names of parameters', '__token__ __q__ $&'],
  ['5,000 characters', 'x'.repeat(5000)],
])('the app uses the response to a search for %s', async (_what, text) => {
  root.dataset.drawn = '/m/gameList'
  const { requests } = await visit(`/m/gameList?${new URLSearchParams({ q: text })}`)
  await showNamedItem()
  const begun = [...requests]
  expect(begun.filter((request) => request.includes('gameName='))).toHaveLength(1)
  connect({ baseUrl: '', merchant: 'DEMO', language: () => 'VI' })
  await createQueryClient().prefetchInfiniteQuery(gameListQuery({ gameName: text }, 'VI'))
  expect(requests).toEqual(begun)
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
  const otherLanguage = await visit('/m/gameList?q=kim', {}, { drawnIn: 'en' })
  await showNamedItem()
  expect(otherLanguage.requests).not.toContainEqual(expect.stringContaining('gameName='))
  using _network = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const offline = await visit('/m/gameList?q=kim')
  await showNamedItem()
  expect(offline).toEqual({ requests: [], hasShell: true })
})
