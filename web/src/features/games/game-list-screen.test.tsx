import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { session } from '#api/member/session.ts'
import { storage } from '#lib/storage/storage.ts'
import { createGame } from '#testing/create-game.ts'
import { type Answers, success, refusal } from '#testing/gateway.ts'
import { renderScreen, configureSite } from '#testing/render-screen.tsx'
import { t } from '#testing/text.ts'

async function openList(at = '/m/gameList', as?: string, answers?: Answers) {
  const view = await renderScreen(at, { as, answers })
  const search = async (text: string) => view.user.type(await screen.findByRole('searchbox'), text)
  return { ...view, search }
}
const tile = (name: string | RegExp) => screen.findByRole('button', { name })
const noGames = success({ games: [], pageNum: 1, totalPages: 0, totalCount: 0 })

test('the control bar has hot, favourites and recent tabs and a search box [G-2-69]', async () => {
  await openList('/m/gameList')
  const tabs = await screen.findAllByRole('tab')
  expect(tabs.map((tab) => tab.textContent)).toEqual([t('games:all'), 'Hot', t('games:recent'), t('games:fav')])
  expect(screen.getByRole('searchbox')).toBeTruthy()
})

test('the title of a vendor’s list is category and vendor, and the vendor’s chip is in view', async () => {
  const place = vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return { left: this.matches('[aria-pressed=true]') ? 900 : 0, width: 100 } as DOMRect
  })
  onTestFinished(() => place.mockRestore())
  await openList('/m/gameList?gameType=RNG&vassalage=KLG')
  expect(await screen.findByRole('heading', { level: 1, name: 'Nổ hũ · Kim Long' })).toBeTruthy()
  await waitFor(() => expect(screen.getByRole('group', { name: t('games:vendorFilter') }).scrollLeft).toBe(900))
})

test('the slots address is a list of slots [G-2-09]', async () => {
  const { calls } = await openList('/m/slotsCenter')
  expect(await tile(/^Cá Chép Hóa Rồng/)).toBeTruthy()
  expect(calls('listGames').map(({ query }) => query.get('gameType'))).toEqual(['RNG'])
})

test.each(['/m/slotsCenter', '/m/gameList'])('%s lists slots by default [G-2-56]', async (at) => {
  const { lastQuery } = await openList(at)
  await waitFor(() => expect(lastQuery('listGames')).toMatchObject({ gameType: 'RNG' }))
})

test('a list requests 35 games per page [G-7-17]', async () => {
  const { lastQuery } = await openList('/m/gameList')
  await waitFor(() => expect(lastQuery('listGames')).toMatchObject({ pageSize: '35' }))
})

test('category and vendor of the address are requested [G-2-10]', async () => {
  const { lastQuery } = await openList('/m/gameList?gameType=FISH&vassalage=HLG')
  await waitFor(() => expect(lastQuery('listGames')).toMatchObject({ gameType: 'FISH', vassalage: 'HLG' }))
})

test('unused filters are not in the request [G-7-12]', async () => {
  const { calls } = await openList('/m/gameList?gameType=RNG&vassalage=KLG')
  await waitFor(() => expect(calls('listGames')).toHaveLength(1))
  const [{ method, query }] = calls('listGames') as [ReturnType<typeof calls>[number]]
  expect(method).toBe('GET')
  expect([...query.keys()].toSorted()).toEqual(
    ['gameType', 'language', 'merchant', 'pageNo', 'pageSize', 'platform', 'vassalage'].toSorted(),
  )
  expect(Object.fromEntries(query)).toMatchObject({ merchant: 'DEMO', pageNo: '1', language: 'VI', vassalage: 'KLG' })
})

test.for([
  ['G-7-13', 'platform', { platform: 'html5' }, 'clientType'],
  ['G-7-14', 'clientType', { clientType: '2' }, 'platform'],
] as const)('[%s] a site that identifies its client by %s sends only that', async ([, gameListClient, sent, other]) => {
  configureSite({ dialect: { gameListClient } })
  const { calls, lastQuery } = await openList('/m/gameList')
  await waitFor(() => expect(calls('listGames')).toHaveLength(1))
  expect(lastQuery('listGames')).toMatchObject(sent)
  expect(lastQuery('listGames')).not.toHaveProperty(other)
})

test('a search is trimmed, debounced and stored in the address [G-2-75]', async () => {
  const { calls, address } = await openList()
  await tile(/^Cá Chép Hóa Rồng/)
  for (const text of ['  ro', '  rong', '  rong vang '])
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: text } })
  expect(await tile(/^Rồng Vàng Phương Đông/)).toBeTruthy()
  const searches = () => calls('listGames').flatMap(({ query }) => query.get('gameName') ?? [])
  await waitFor(() => expect(searches()).toEqual(['rong vang']))
  expect(address()).toBe('/m/gameList?q=rong+vang')
})

test('an empty result shows the search text, and one tap clears it', async () => {
  const { user, address } = await openList('/m/gameList?q=xyzxyz', undefined, { listGames: noGames })
  expect(await screen.findByText(t('games:noResults', { text: 'xyzxyz' }))).toBeTruthy()
  await user.click(screen.getByRole('button', { name: t('games:clearFilters') }))
  expect(address()).toBe('/m/gameList')
  expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('')
})

test('a failed request of a list can be retried', async () => {
  const isDown = { now: true }
  const few = success({ games: [createGame(1)], pageNum: 1, totalPages: 1, totalCount: 1 })
  const { user } = await openList('/m/gameList', undefined, {
    listGames: () => (isDown.now ? refusal() : few.clone()),
  })
  const failure = within(await screen.findByRole('alert'))
  isDown.now = false
  await user.click(failure.getByRole('button', { name: t('app:retry') }))
  expect(await tile(/^Game 1/)).toBeTruthy()
})

test('hot games are filtered on the device without another request [G-2-72]', async () => {
  const { search, calls } = await openList('/m/gameList?type=hot')
  expect(await tile(/^Bắn Cá Hạ Long/)).toBeTruthy()
  await search('baccarat sen')
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Bắn Cá Hạ Long/ })).toBeNull())
  expect(await tile(/^Baccarat Sen Trắng/)).toBeTruthy()
  expect(calls('listHotGames')).toHaveLength(1)
  expect(calls('listGames')).toHaveLength(0)
})

test.for([
  ['G-2-73', t('games:recent'), 'recent', 'listRecentGames'],
  ['G-2-74', t('games:fav'), 'fav', 'listFavouriteGames'],
] as const)('[%s] "%s" sends a guest to the login and back to it', async ([, name, type, operation]) => {
  const { user, address, calls } = await openList()
  await user.click(await screen.findByRole('tab', { name }))
  expect(address()).toBe('/m/login')
  expect(storage.get('returnTo')).toBe(`/m/gameList?type=${type}`)
  expect(calls(operation)).toHaveLength(0)
})

test('the favourite marks of a member are requested by token, a hundred per page [G-7-19]', async () => {
  const { calls, lastQuery } = await openList('/m/gameList?gameType=RNG', 'demo01')
  await waitFor(() => expect(calls('listFavouriteIds').length).toBeGreaterThan(0))
  const token = session.token()
  expect(lastQuery('listFavouriteIds')).toEqual({ token, pageNo: '1', pageSize: '100' })
})

test('the favourites of a member are requested by category, 35 per page [G-7-20]', async () => {
  const { user, calls, lastQuery } = await openList('/m/gameList?gameType=FISH', 'demo01')
  await user.click(await screen.findByRole('tab', { name: t('games:fav') }))
  await waitFor(() => expect(calls('listFavouriteGames')).toHaveLength(1))
  const token = session.token()
  const paging = { pageNo: '1', pageSize: '35' }
  expect(lastQuery('listFavouriteGames')).toEqual({ token, gameType: 'FISH', language: 'VI', ...paging })
})

test('recent games are requested by category and client, 35 per page [G-7-24]', async () => {
  const { user, calls, lastQuery } = await openList('/m/gameList?gameType=FISH', 'demo01')
  await user.click(await screen.findByRole('tab', { name: t('games:recent') }))
  await waitFor(() => expect(calls('listRecentGames')).toHaveLength(1))
  const paging = { page: '1', pageSize: '35' }
  expect(lastQuery('listRecentGames')).toEqual({ gameType: 'FISH', language: 'VI', clientType: '2', ...paging })
})
