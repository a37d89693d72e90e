import { screen, waitFor, within } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, test, vi } from 'vitest'
import { storage } from '#lib/storage.ts'
import { EverythingIsNear, gatewayOf, good, refused } from '#testing/gateway-of.ts'
import { renderScreen } from '#testing/render-screen.tsx'
import { GameListScreen } from './game-list-screen.tsx'

// jsdom knows no heights, so nothing would be on screen.
vi.mock('virtua', () => ({ WindowVirtualizer: ({ children }: { children: ReactNode }) => children }))

async function open(at = '/m/gameList', as?: string, gateway = gatewayOf()) {
  const person = as ? await gateway.signIn(as) : undefined
  const view = await renderScreen(<GameListScreen />, { at, fetch: gateway.fetch, as: person })
  const search = async (text: string) => view.user.type(await screen.findByRole('searchbox'), text)
  return { ...view, ...gateway, search }
}
const tile = (name: string | RegExp) => screen.findByRole('button', { name })
const noGames = good({ games: [], pageNum: 1, totalPages: 0, totalCount: 0 })

test('the control bar has hot, favourites and recent tabs and a search box; slots come without being asked for [G-2-09] [G-2-56] [G-2-69] [G-7-17]', async () => {
  const { lastQuery } = await open('/m/slotsCenter')
  for (const name of ['Tất cả', 'Hot', 'Gần đây', 'Yêu thích'])
    expect(await screen.findByRole('tab', { name })).toBeTruthy()
  expect(screen.getByRole('searchbox')).toBeTruthy()
  await tile(/^Cá Chép Hóa Rồng/)
  expect(lastQuery('GCSGAME_gameList')).toMatchObject({ gameType: 'RNG', pageNo: '1', pageSize: '35' })
})

test('category and vendor of the address are asked for [G-2-10] [G-7-12] [G-7-13]', async () => {
  const { lastQuery } = await open('/m/gameList?gameType=FISH&vassalage=HLG')
  await waitFor(() =>
    expect(lastQuery('GCSGAME_gameList')).toEqual({
      merchant: 'DEMO',
      platform: 'html5',
      gameType: 'FISH',
      vassalage: 'HLG',
      pageNo: '1',
      pageSize: '35',
      language: 'VI',
    }),
  )
})

test('a search is trimmed, waits for the fingers to rest and stands in the address [G-2-75]', async () => {
  const { search, calls, lastQuery, address } = await open()
  await tile(/^Cá Chép Hóa Rồng/)
  const before = calls('GCSGAME_gameList').length
  await search('  rong vang ')
  expect(await tile(/^Rồng Vàng Phương Đông/)).toBeTruthy()
  await waitFor(() => expect(lastQuery('GCSGAME_gameList')).toMatchObject({ gameName: 'rong vang', gameType: 'RNG' }))
  expect(calls('GCSGAME_gameList').length - before).toBeLessThan(4)
  expect(address()).toBe('/m/gameList?q=rong+vang')
})

test('nothing found is said with the words that were searched, and one tap clears them', async () => {
  const { user, address } = await open('/m/gameList?q=xyzxyz', undefined, gatewayOf({ GCSGAME_gameList: noGames }))
  expect(await screen.findByText('Không tìm thấy “xyzxyz”')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Xóa bộ lọc' }))
  expect(address()).toBe('/m/gameList')
  expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('')
})

test('a list that does not come says so and can be asked again', async () => {
  let works = false
  const gateway = gatewayOf({ GCSGAME_gameList: (request) => (works ? mock(request) : refused()) })
  const mock = gateway.mock.fetch
  const { user } = await open('/m/gameList', undefined, gateway)
  const failure = within(await screen.findByRole('alert'))
  works = true
  await user.click(failure.getByRole('button', { name: 'Thử lại' }))
  expect(await tile(/^Cá Chép Hóa Rồng/)).toBeTruthy()
})

test('hot games are sifted here, without another request [G-2-72]', async () => {
  const { search, calls } = await open('/m/gameList?type=hot')
  expect(await tile(/^Bắn Cá Hạ Long/)).toBeTruthy()
  await search('baccarat sen')
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Bắn Cá Hạ Long/ })).toBeNull())
  expect(await tile(/^Baccarat Sen Trắng/)).toBeTruthy()
  expect(calls('GCSGAME_hotGamesV2')).toHaveLength(1)
  expect(calls('GCSGAME_gameList')).toHaveLength(0)
})

test.each(['Gần đây', 'Yêu thích'])(
  '"%s" sends a guest to the login and back to it [G-2-73] [G-2-74]',
  async (name) => {
    const { user, address, calls } = await open()
    await user.click(await screen.findByRole('tab', { name }))
    expect(address()).toBe('/m/login')
    expect(storage.get('returnTo')).toMatch(/^\/m\/gameList\?type=(recent|fav)$/)
    expect(calls('GCS_recentGame')).toHaveLength(0)
  },
)

test('the lists of a member are asked for with what they need [G-7-19] [G-7-20] [G-7-24]', async () => {
  const { user, lastQuery, calls } = await open('/m/gameList?gameType=RNG', 'demo01')
  await tile(/^Cá Chép Hóa Rồng/)
  await waitFor(() => expect(lastQuery('MCSFE_getFavoriteGames')).toMatchObject({ pageNo: '1', pageSize: '100' }))
  expect(lastQuery('MCSFE_getFavoriteGames').token).toBeTruthy()
  await user.click(screen.getByRole('tab', { name: 'Gần đây' }))
  await waitFor(() => expect(calls('GCS_recentGame')).toHaveLength(1))
  expect(lastQuery('GCS_recentGame')).toEqual({
    page: '1',
    pageSize: '35',
    gameType: 'RNG',
    language: 'VI',
    clientType: '2',
  })
  await user.click(screen.getByRole('tab', { name: 'Yêu thích' }))
  await waitFor(() => expect(calls('MCSFE_getFavoriteGamesList')).toHaveLength(1))
  expect(lastQuery('MCSFE_getFavoriteGamesList')).toMatchObject({
    pageNo: '1',
    pageSize: '35',
    gameType: 'RNG',
    language: 'VI',
  })
})

test('a change of the list clears it and begins at page 1, and so does the way back to it [G-2-71]', async () => {
  vi.stubGlobal('IntersectionObserver', EverythingIsNear)
  const { user, calls } = await open('/m/gameList?gameType=RNG&vassalage=CDO')
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(60), { timeout: 6000 })
  vi.unstubAllGlobals()
  await user.click(screen.getByRole('tab', { name: 'Hot' }))
  await waitFor(() => expect(screen.queryAllByRole('article')).not.toHaveLength(60))
  await user.click(screen.getByRole('tab', { name: 'Tất cả' }))
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(35))
  expect(calls('GCSGAME_gameList').map(({ query }) => query.get('pageNo'))).toEqual(['1', '2', '1'])
})

test('a guest who taps a game logs in first; no launch is sent [G-4-25] [G-5-07]', async () => {
  const { user, address, calls } = await open()
  await user.click(await tile(/^Cá Chép Hóa Rồng/))
  expect(address()).toBe('/m/login')
  expect(storage.get('returnTo')).toMatch(/^\/m\/play\?vassalage=NGT&gameType=RNG&nodeId=\d+&gameCode=/)
  expect(calls('launchGame')).toHaveLength(0)
})

test('guests browse the lists without being sent anywhere', async () => {
  const { address } = await open('/m/gameList?gameType=RNG')
  await tile(/^Cá Chép Hóa Rồng/)
  expect(address()).toBe('/m/gameList?gameType=RNG')
})

test('pages append until the last one, and then the list says that it ends [G-2-82] [G-3-28]', async () => {
  vi.stubGlobal('IntersectionObserver', EverythingIsNear)
  const { calls } = await open('/m/gameList?gameType=RNG&vassalage=CDO')
  expect(await screen.findByText('Đã hết danh sách', undefined, { timeout: 6000 })).toBeTruthy()
  expect(calls('GCSGAME_gameList').map(({ query }) => query.get('pageNo'))).toEqual(['1', '2'])
  expect(screen.getAllByRole('article')).toHaveLength(60)
})
