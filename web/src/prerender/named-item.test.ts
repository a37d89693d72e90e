import { expect, test, vi } from 'vitest'
import { gameListQuery } from '#api/games/games.queries.ts'
import { connect } from '#api/gateway.ts'
import { session } from '#api/member/session.ts'
import { createQueryClient } from '#api/query-client.ts'
import { storage, type Session } from '#lib/storage/storage.ts'
import { showNamedItem } from './named-item.ts'
import { member, root, visit } from './testing.ts'

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
