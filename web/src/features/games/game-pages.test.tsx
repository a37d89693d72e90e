import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { storage } from '#lib/storage/storage.ts'
import { createGame } from '#testing/create-game.ts'
import { AlwaysIntersectingObserver } from '#testing/gateway.ts'
import { renderScreen } from '#testing/render-screen.tsx'
import { t } from '#testing/text.ts'

const tile = (name: string | RegExp) => screen.findByRole('button', { name })

async function scrollThrough(total: number) {
  vi.stubGlobal('IntersectionObserver', AlwaysIntersectingObserver)
  const view = await renderScreen('/m/gameList', {
    answers: { listGames: ({ url }) => pageOf(total, new URL(url)) },
  })
  expect(await screen.findByText(t('app:endOfList'))).toBeTruthy()
  return view.calls('listGames').map(({ query }) => Number(query.get('pageNo')))
}

function pageOf(total: number, { searchParams }: URL) {
  const [page, size] = [Number(searchParams.get('pageNo')), Number(searchParams.get('pageSize'))]
  const all = Array.from({ length: total }, (_, index) => createGame(index + 1))
  const games = all.slice((page - 1) * size, page * size)
  const value = { games, pageNum: page, totalPages: Math.ceil(total / size), totalCount: total }
  return Response.json({ success: true, value })
}

test('switching the list, there and back, clears it and starts at page 1 [G-2-71]', async () => {
  vi.stubGlobal('IntersectionObserver', AlwaysIntersectingObserver)
  const { user, calls } = await renderScreen('/m/gameList?gameType=RNG&vassalage=CDO')
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(60))
  vi.unstubAllGlobals()
  await user.click(screen.getByRole('tab', { name: 'Hot' }))
  await waitFor(() => expect(screen.queryAllByRole('article')).not.toHaveLength(60))
  await user.click(screen.getByRole('tab', { name: t('games:all') }))
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(35))
  expect(calls('listGames').map(({ query }) => query.get('pageNo'))).toEqual(['1', '2', '1'])
})

test('a guest who taps a game is sent to the login [G-4-25]', async () => {
  const { user, address, calls } = await renderScreen('/m/gameList')
  await user.click(await tile(/^Cá Chép Hóa Rồng/))
  expect(address()).toBe('/m/login')
  expect(storage.get('returnTo')).toMatch(/^\/m\/play\?vassalage=NGT&gameType=RNG&nodeId=\d+&gameCode=/)
  expect(calls('launchGame')).toHaveLength(0)
})

test('a guest at the address of a game launches nothing [G-5-07]', async () => {
  const { address, calls } = await renderScreen('/m/play?vassalage=NGT&gameType=RNG&nodeId=10001&gameCode=NGT_RNG_001')
  await waitFor(() => expect(address()).toBe('/m/login'))
  expect(calls('launchGame')).toHaveLength(0)
})

test('pages are appended, and after the last one nothing is requested [G-2-82]', async () => {
  expect(await scrollThrough(45)).toEqual([1, 2])
  expect(screen.getAllByRole('article')).toHaveLength(45)
})

test('a response with a single page ends the list [G-3-28]', async () => {
  expect(await scrollThrough(35)).toEqual([1])
  expect(screen.getAllByRole('article')).toHaveLength(35)
})

test('eighty games are three pages, the third with ten [G-7-18]', async () => {
  expect(await scrollThrough(80)).toEqual([1, 2, 3])
  expect(screen.getAllByRole('article')).toHaveLength(80)
})

async function browse(...addresses: string[]) {
  const reached: (string | null)[] = []
  for (const at of addresses) {
    const { address, unmount } = await renderScreen(at)
    await screen.findAllByRole(at.includes('lott') ? 'listitem' : 'article')
    reached.push(address())
    unmount()
    localStorage.clear()
  }
  return reached
}

test.for([
  ['A-1-05', ['/m/gameList?gameType=RNG', '/m/hot', '/m/lott']],
  ['G-1-01', ['/m/hot', '/m/gameList', '/m/lott']],
  ['G-6-01', ['/m/slotsCenter', '/m/gameList?type=hot', '/m/elott']],
] as const)('[%s] a visitor finds something to play at %j without logging in', async ([, addresses]) => {
  expect(await browse(...addresses)).toEqual(addresses)
})
