import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { storage } from '#lib/storage.ts'
import { type Answers, good, refused } from '#testing/gateway.ts'
import { open } from '#testing/open.tsx'

const LIST = 'GCSGAME_gameList'

async function openList(at = '/m/gameList', answers?: Answers) {
  const view = await open(at, { answers })
  const box = await screen.findByRole<HTMLInputElement>('searchbox')
  const searches = () => view.calls(LIST).filter(({ query }) => query.has('gameName'))
  return { ...view, box, searches }
}
const tile = (name: string | RegExp) => screen.findByRole('button', { name })
const titles = () => screen.queryAllByRole('article').map((one) => one.querySelector('span > span')?.textContent)

/** A gateway that forgives nothing: it never finds anything. */
const stern: Answers = {
  [LIST]: ({ url }, real) =>
    url.includes('gameName=') ? good({ games: [], pageNum: 1, totalPages: 0, totalCount: 0 }) : real(),
}

test('a game is found with a slip and without marks, in whichever category, though the gateway forgives nothing', async () => {
  const { user, box } = await openList('/m/gameList', stern)
  await user.type(box, 'bacarat sen')
  expect(await tile(/^Baccarat Sen Trắng/)).toBeTruthy()
})

test('a list of one category finds nothing of another', async () => {
  const { user, box } = await openList('/m/gameList?gameType=RNG', stern)
  await user.type(box, 'baccarat sen')
  expect(await screen.findByText('Không tìm thấy “baccarat sen”')).toBeTruthy()
})

test('what the gateway alone knows stands behind what the phone has found', async () => {
  const alias = {
    nodeId: 1,
    gameId: 1,
    gameCode: 'X',
    gameName: 'Alias',
    nodeName: '',
    displayName: 'Thần Tài',
    gameType: 'RNG',
  }
  const answer = good({
    games: [{ ...alias, gameCategory: 'RNG', vassalage: 'KLG' }],
    pageNum: 1,
    totalPages: 1,
    totalCount: 1,
  })
  const { user, box } = await openList('/m/gameList', {
    [LIST]: ({ url }, real) => (url.includes('gameName=') ? answer.clone() : real()),
  })
  await user.type(box, 'rong vang')
  await tile(/^Thần Tài/)
  expect(titles()[0]).toBe('Rồng Vàng Phương Đông')
  expect(titles().at(-1)).toBe('Thần Tài')
})

test('where the whole list does not come, what the gateway finds is shown', async () => {
  const { user, box } = await openList('/m/gameList', {
    [LIST]: ({ url }, real) => (url.includes('pageSize=200') ? refused() : real()),
  })
  await user.type(box, 'rong vang')
  expect(await tile(/^Rồng Vàng Phương Đông/)).toBeTruthy()
})

test('vendors are found as well, each with its category, and lead to their lists', async () => {
  const { user, box, address } = await openList()
  await user.type(box, 'kim logn')
  const vendors = within(await screen.findByRole('list', { name: 'Nhà cung cấp' }))
  await user.click(vendors.getByRole('button', { name: /^Kim Long\s*Nổ hũ/ }))
  expect(address()).toBe('/m/gameList?gameType=RNG&vassalage=KLG')
})

test('what was searched for is offered the next time, the last first, and can be forgotten', async () => {
  storage.set('recentSearches', ['ngoc rong'])
  const first = await openList()
  await first.user.type(first.box, 'bau cua')
  await waitFor(() => expect(first.address()).toBe('/m/gameList?q=bau+cua'))
  first.unmount()

  const { user, box, address } = await openList()
  expect(screen.queryByRole('group', { name: 'Tìm gần đây' })).toBeNull()
  await user.click(box)
  const recent = within(screen.getByRole('group', { name: 'Tìm gần đây' }))
  expect(recent.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['bau cua', 'ngoc rong'])
  await user.click(recent.getByRole('button', { name: 'ngoc rong' }))
  await waitFor(() => expect(address()).toBe('/m/gameList?q=ngoc+rong'))
  await user.clear(box)
  await user.click(screen.getByRole('button', { name: 'Xóa' }))
  expect(screen.queryByRole('group', { name: 'Tìm gần đây' })).toBeNull()
  expect(storage.get('recentSearches')).toBeUndefined()
})

test('the way to a longer text, and back from it, is no search of its own', async () => {
  const { user, box, address } = await openList()
  await user.type(box, 'ca')
  await waitFor(() => expect(address()).toBe('/m/gameList?q=ca'))
  await user.type(box, ' chep')
  await waitFor(() => expect(address()).toBe('/m/gameList?q=ca+chep'))
  await user.type(box, '{Backspace}{Backspace}')
  await waitFor(() => expect(address()).toBe('/m/gameList?q=ca+ch'))
  await user.clear(box)
  await waitFor(() => expect(storage.get('recentSearches')).toEqual(['ca chep']))
})

test('by name the whole list stands in order, and a vendor narrows it without another request', async () => {
  const { user, calls } = await openList('/m/gameList?gameType=PVP')
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Sắp xếp' }), 'Tên A–Z')
  await waitFor(() => expect(calls(LIST).at(-1)?.query.get('pageSize')).toBe('200'))
  await screen.findAllByRole('article')
  const folded = () =>
    titles().map((title) => title!.normalize('NFD').replace(/\p{M}/gu, '').replace(/đ/gi, 'd').toLowerCase())
  await waitFor(() => expect(folded().length).toBeGreaterThan(35))
  expect(folded()).toEqual(folded().toSorted())
  const [all, asked] = [folded().length, calls(LIST).length]
  const vendors = within(screen.getByRole('group', { name: 'Lọc theo nhà cung cấp' })).getAllByRole('button')
  await user.click(vendors[1]!)
  await waitFor(() => expect(folded().length).toBeLessThan(all))
  expect(folded()).toEqual(folded().toSorted())
  expect(calls(LIST)).toHaveLength(asked)
})
