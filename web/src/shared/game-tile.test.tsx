import { favouriteIdsQuery } from '#api/games/games.queries.ts'
import { createGateway, type Game } from '@longan/sdk'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { session } from '#api/member/session.ts'
import { type Answers, success, refusal } from '#testing/gateway.ts'
import { renderScreen } from '#testing/render-screen.tsx'
import { GameTile, hasMark, withFewHot } from './game-tile.tsx'

const game = (more: Partial<Game> = {}): Game => ({
  nodeId: 13000,
  gameId: 77,
  gameCode: 'X',
  gameName: 'Rồng',
  nodeName: '',
  displayName: '',
  gameType: 'RNG',
  gameCategory: 'RNG',
  vassalage: 'HCU',
  vendor: 'Kim Long',
  mobileLargeIcon: '/a.webp',
  ...more,
})

async function favouritesAt(fetch: (request: Request) => Promise<Response>) {
  const client = createGateway({ baseUrl: 'http://mock.local', merchant: 'DEMO', token: session.token, fetch })
  return client.games.listFavouriteIds()
}

async function openTile(as?: string, answers?: Answers) {
  const view = await renderScreen(<GameTile game={game()} />, { at: '/m/gameList?q=r', as, answers })
  const heart = await screen.findByRole('button', { name: /yêu thích$/ })
  const count = as ? 1 : 0
  await waitFor(() => expect(view.calls('listFavouriteIds').length).toBeGreaterThanOrEqual(count))
  return { ...view, heart, isMarked: () => heart.ariaPressed === 'true' }
}

test('a tap on the heart marks the game without opening it [G-2-77]', async () => {
  const { user, heart, isMarked, calls, address } = await openTile('demo02')
  await user.click(heart)
  await waitFor(() => expect(isMarked()).toBe(true))
  await waitFor(() => expect(calls('addFavourite')).toHaveLength(1))
  await user.click(heart)
  await waitFor(() => expect(isMarked()).toBe(false))
  expect(address()).toBe('/m/gameList?q=r')
  expect(calls('launchGame')).toHaveLength(0)
})

test('the heart adds a game, and the next tap removes it [G-4-19]', async () => {
  const { user, heart, isMarked, calls } = await openTile('demo02')
  await user.click(heart)
  await waitFor(() => expect(calls('addFavourite')).toHaveLength(1))
  await waitFor(() => expect(isMarked()).toBe(true))
  await user.click(heart)
  await waitFor(() => expect(calls('removeFavourite')).toHaveLength(1))
  await waitFor(() => expect(isMarked()).toBe(false))
  expect(calls('addFavourite')).toHaveLength(1)
})

test('adding is a POST of node, token and vendor, and the gateway lists the game [G-7-21]', async () => {
  const { user, heart, calls, fetch } = await openTile('demo02')
  await user.click(heart)
  await waitFor(() => expect(calls('addFavourite')).toHaveLength(1))
  const token = session.token()
  const [added] = calls('addFavourite')
  expect(added).toMatchObject({ method: 'POST', body: { nodeId: 13000, token, vendor: 'HCU' } })
  expect(await favouritesAt(fetch)).toEqual([13000])
})

test('removing is a DELETE of the same fields, and the gateway drops the game [G-7-22]', async () => {
  const { user, heart, isMarked, calls, fetch } = await openTile('demo02')
  await user.click(heart)
  await waitFor(async () => expect(await favouritesAt(fetch)).toEqual([13000]))
  await waitFor(() => expect(isMarked()).toBe(true))
  await user.click(heart)
  await waitFor(() => expect(calls('removeFavourite')).toHaveLength(1))
  const token = session.token()
  const [removed] = calls('removeFavourite')
  expect(removed).toMatchObject({ method: 'DELETE', body: { nodeId: 13000, token, vendor: 'HCU' } })
  expect(await favouritesAt(fetch)).toEqual([])
})

test.each([
  ['nodeId', 13000],
  ['gameId', 77],
])('a game whose %s is listed is a favourite [G-3-11]', async (_field, id) => {
  const { isMarked } = await openTile('demo02', { listFavouriteIds: success([id]) })
  await waitFor(() => expect(isMarked()).toBe(true))
})

test('a game whose ids are both unlisted is not a favourite [G-3-11]', async () => {
  const { isMarked, calls } = await openTile('demo02', { listFavouriteIds: success([1, 13001, 770]) })
  await waitFor(() => expect(calls('listFavouriteIds').length).toBeGreaterThan(0))
  expect(isMarked()).toBe(false)
})

test('the mark disappears before the gateway answers, and a removal can be undone [G-4-22]', async () => {
  let answer = (_reply: Response) => {}
  const { user, heart, isMarked, calls } = await openTile('demo02', {
    listFavouriteIds: success([13000]),
    removeFavourite: () => new Promise<Response>((resolve) => (answer = resolve)),
  })
  await waitFor(() => expect(isMarked()).toBe(true))
  await user.click(heart)
  await waitFor(() => expect(isMarked()).toBe(false))
  await waitFor(() => expect(calls('removeFavourite')).toHaveLength(1))
  answer(success(true))
})

test('a rejected favourite is restored to its previous state', async () => {
  const { user, heart, isMarked, calls } = await openTile('demo02', { addFavourite: refusal() })
  await user.click(heart)
  await waitFor(() => expect(calls('addFavourite')).toHaveLength(1))
  await waitFor(() => expect(isMarked()).toBe(false))
})

test('a rejected favourite is restored even if the list could not be loaded', async () => {
  const answers = { listFavouriteIds: refusal(), addFavourite: refusal() }
  const { user, heart, isMarked, calls } = await openTile('demo02', answers)
  await user.click(heart)
  await waitFor(() => expect(calls('addFavourite')).toHaveLength(1))
  await waitFor(() => expect(isMarked()).toBe(false))
})

test('a guest who marks a game logs in first, and nothing is sent [G-4-20]', async () => {
  const { user, heart, address, calls } = await openTile()
  await user.click(heart)
  expect(address()).toBe('/m/login')
  expect(calls('addFavourite')).toHaveLength(0)
})

test("name and picture are read from any of the gateway's fields [G-3-03]", async () => {
  const other = game({ nodeId: 2, gameName: '', nodeName: 'Phượng', mobileLargeIcon: '', iconUrl: '/b.webp' })
  const { container } = await renderScreen(
    <>
      <GameTile game={game({ mobileLargeIcon: '', showIcon: '/c.webp' })} />
      <GameTile game={other} />
    </>,
  )
  expect(await screen.findByText('Rồng')).toBeTruthy()
  expect(screen.getByText('Phượng')).toBeTruthy()
  expect([...container.querySelectorAll('img')].map((image) => image.getAttribute('src'))).toEqual([
    '/c.webp',
    '/b.webp',
  ])
})

test('at most every sixth game of a list has the HOT mark, and no other mark is lost', () => {
  const games = Array.from({ length: 14 }, (_, index) => game({ nodeId: index, remark: 'HOT,NEW' }))
  const shown = withFewHot(games)
  expect(shown.flatMap((one, index) => (hasMark(one, 'HOT') ? [index] : []))).toEqual([0, 6, 12])
  expect(shown.every((one) => hasMark(one, 'NEW'))).toBe(true)
})

test('only a hot game has the HOT label; the vendor is shown where requested [G-2-79]', async () => {
  await renderScreen(
    <>
      <GameTile game={game({ remark: 'HOT,NEW' })} />
      <GameTile game={game({ nodeId: 2, remark: 'NEW', vendor: 'Đông Sơn' })} withVendor={false} />
    </>,
  )
  expect(await screen.findAllByText('HOT')).toHaveLength(1)
  expect(screen.getByText('Kim Long')).toBeTruthy()
  expect(screen.queryByText('Đông Sơn')).toBeNull()
})

test('a game under maintenance is labelled and cannot be opened', async () => {
  const { user, address } = await renderScreen(<GameTile game={game({ remark: 'MAINTENANCE' })} />)
  await user.click(await screen.findByRole('button', { name: /Đang bảo trì/ }))
  expect(address()).toBe('/m/home')
})

test('a game that is already a favourite is not added again [G-4-21]', async () => {
  const list = { now: [] as number[] }
  const { user, heart, isMarked, client, calls } = await openTile('demo02', {
    listFavouriteIds: () => success(list.now),
    addFavourite: success(true),
    removeFavourite() {
      list.now = []
      return success(true)
    },
  })
  client.setQueryData(favouriteIdsQuery().queryKey, [])
  const before = calls('addFavourite').length
  list.now = [13000]
  client.setQueryData(favouriteIdsQuery().queryKey, [13000])
  await user.click(heart)
  await waitFor(() => expect(isMarked()).toBe(false))
  expect(calls('addFavourite')).toHaveLength(before)
})
