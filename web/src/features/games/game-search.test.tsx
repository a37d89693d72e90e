import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { storage } from '#lib/storage/storage.ts'
import { type Answers, success } from '#testing/gateway.ts'
import { renderScreen } from '#testing/render-screen.tsx'
import { t } from '#testing/text.ts'

const LIST = 'listGames'

async function openList(at = '/m/gameList', answers?: Answers) {
  const view = await renderScreen(at, { answers })
  const box = await screen.findByRole<HTMLInputElement>('searchbox')
  const searches = () => view.calls(LIST).filter(({ query }) => query.has('gameName'))
  return { ...view, box, searches }
}
/** One change of the text: keys would take longer than the pause before a search on a slow machine. */
const paste = (box: HTMLInputElement, value: string) => fireEvent.input(box, { target: { value } })
const tile = (name: string | RegExp) => screen.findByRole('button', { name })
const titles = () => screen.queryAllByRole('article').map((one) => one.querySelector('span > span')?.textContent)
const folded = () =>
  titles().map((title) => title!.normalize('NFD').replace(/\p{M}/gu, '').replace(/đ/gi, 'd').toLowerCase())

/** A gateway that finds no misspelt name. */
const exactGateway: Answers = {
  [LIST]: ({ url }, real) =>
    url.includes('gameName=') ? success({ games: [], pageNum: 1, totalPages: 0, totalCount: 0 }) : real(),
}

test('a search sends its text once to the gateway, in all categories, with the page size of a list', async () => {
  const { box, calls, searches } = await openList()
  await screen.findAllByRole('article')
  paste(box, '  rong vang ')
  await waitFor(() => expect(searches()).toHaveLength(1))
  expect(await tile(/^Rồng Vàng Phương Đông/)).toBeTruthy()
  expect(searches().map(({ query }) => [query.get('gameName'), query.get('gameType')])).toEqual([['rong vang', null]])
  expect(new Set(calls(LIST).map(({ query }) => query.get('pageSize')))).toEqual(new Set(['35']))
})

test('a misspelt search that finds nothing suggests loaded and hot games, which are requested after the search', async () => {
  const { user, box, calls, searches, address } = await openList('/m/gameList', exactGateway)
  await screen.findAllByRole('article')
  expect(calls('listHotGames')).toEqual([])
  paste(box, 'rong vagn')
  const names = within(await screen.findByRole('group', { name: t('games:suggestions') }))
  expect([searches().length, calls('listHotGames').length]).toEqual([1, 1])
  await user.click(names.getByRole('button', { name: 'Rồng Vàng Phương Đông' }))
  await waitFor(() => expect(searches().at(-1)?.query.get('gameName')).toBe('Rồng Vàng Phương Đông'))
  expect(new URL(address()!, location.origin).searchParams.get('q')).toBe('Rồng Vàng Phương Đông')
  paste(box, 'hoa rogn')
  expect(await screen.findByRole('button', { name: 'Cá Chép Hóa Rồng' })).toBeTruthy()
})

test('a search in one category finds no games of another', async () => {
  const { user, box } = await openList('/m/gameList?gameType=RNG', exactGateway)
  await user.type(box, 'baccarat sen')
  expect(await screen.findByText(t('games:noResults', { text: 'baccarat sen' }))).toBeTruthy()
})

test('the results of a search can be sorted by name, without loading the full list', async () => {
  const { user, box, calls, searches } = await openList()
  paste(box, 'rong vang')
  await waitFor(() => expect(searches()).toHaveLength(1))
  await user.selectOptions(await screen.findByRole('combobox', { name: t('games:sort') }), t('games:sort_name'))
  await waitFor(() => expect(folded().length).toBeGreaterThan(1))
  expect(folded()).toEqual(folded().toSorted())
  expect(new Set(calls(LIST).map(({ query }) => query.get('pageSize')))).toEqual(new Set(['35']))
})

test('vendors are found with their category and open their lists', async () => {
  const { user, box, address } = await openList()
  await user.type(box, 'kim logn')
  const vendors = within(await screen.findByRole('list', { name: t('games:vendors') }))
  await user.click(vendors.getByRole('button', { name: /^Kim Long\s*Nổ hũ/ }))
  expect(address()).toBe('/m/gameList?gameType=RNG&vassalage=KLG')
})

test('recent searches are offered, the latest first, and can be cleared', async () => {
  storage.set('recentSearches', ['ngoc rong'])
  const first = await openList()
  await first.user.type(first.box, 'bau cua')
  await waitFor(() => expect(first.address()).toBe('/m/gameList?q=bau+cua'))
  first.unmount()

  const { user, box, address } = await openList()
  expect(screen.queryByRole('group', { name: t('games:recentSearches') })).toBeNull()
  await user.click(box)
  const recent = within(screen.getByRole('group', { name: t('games:recentSearches') }))
  expect(recent.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['bau cua', 'ngoc rong'])
  await user.click(recent.getByRole('button', { name: 'ngoc rong' }))
  await waitFor(() => expect(address()).toBe('/m/gameList?q=ngoc+rong'))
  await user.clear(box)
  await user.click(screen.getByRole('button', { name: t('games:clearSearches') }))
  expect(screen.queryByRole('group', { name: t('games:recentSearches') })).toBeNull()
  expect(storage.get('recentSearches')).toBeUndefined()
})

test('prefixes of a longer search are not stored', async () => {
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

test('the full list is sorted by name, and a vendor filters it without another request', async () => {
  const { user, calls } = await openList('/m/gameList?gameType=PVP')
  await user.selectOptions(await screen.findByRole('combobox', { name: t('games:sort') }), t('games:sort_name'))
  await waitFor(() => expect(calls(LIST).at(-1)?.query.get('pageSize')).toBe('200'))
  await screen.findAllByRole('article')
  await waitFor(() => expect(folded().length).toBeGreaterThan(35))
  expect(folded()).toEqual(folded().toSorted())
  const [all, requestCount] = [folded().length, calls(LIST).length]
  const vendors = within(screen.getByRole('group', { name: t('games:vendorFilter') })).getAllByRole('button')
  await user.click(vendors[1]!)
  await waitFor(() => expect(folded().length).toBeLessThan(all))
  expect(folded()).toEqual(folded().toSorted())
  expect(calls(LIST)).toHaveLength(requestCount)
})
