import { fireEvent } from '@testing-library/dom'
import { expect, test, vi } from 'vitest'
import { asGuest, BET, contest, setup } from './testing.ts'

test('matches are listed with who plays, how it stands and the odds; a filter that fits nothing can be dropped', async () => {
  const { cards, press, getByRole, act, getByText } = await setup()
  const all = cards().length
  expect(all).toBeGreaterThan(20)
  await press('Tennis')
  expect(cards().length).toBeLessThan(all)
  await press(/^Live \(\d+\)$/)
  for (const card of cards()) expect(card.textContent).toMatch(/Set \d|Decided/)
  await act(() => void fireEvent.input(getByRole('searchbox'), { target: { value: 'nobody' } }))
  expect(getByText('No match fits these filters.')).toBeTruthy()
  await press('Clear the filters')
  expect(cards()).toHaveLength(all)
})

test('a match opens with all of its markets, and what is tapped there is on the slip', async () => {
  const { click, cards, dialog, pass } = await setup()
  await click(cards().at(-1)!.querySelector('.head')!)
  expect(dialog().getAllByRole('group')).toHaveLength(3)
  await click(dialog().getByRole('button', { name: /^Over 2.5/ }))
  await click(dialog().getByRole('button', { name: 'Slip (1)' }))
  await pass(10)
  expect(dialog().getByText('Over 2.5')).toBeTruthy()
})

test('the slip shows stake and return at a glance, singles or a multiple, and placing takes the money once', async () => {
  const { pick, press, pass, dialog, orders, balance, getByText } = await setup()
  const before = balance()
  await pick(2)
  await press('Slip (2)')
  const odds = [...document.querySelectorAll('.line-odds strong')].map(({ textContent }) => Number(textContent))
  const returned = dialog().getByText('Return if all win').nextElementSibling!.textContent
  expect(Number(returned.replaceAll(',', ''))).toBeCloseTo(Math.floor(odds[0]! * odds[1]! * 1000 * 100) / 100, 1)
  await press(/^Singles/)
  expect(dialog().getByText('Total stake').nextElementSibling!.textContent).toBe('2,000')
  const place = dialog().getByRole('button', { name: 'Place 2,000' })
  fireEvent.click(place)
  fireEvent.click(place)
  await pass(100)
  expect(getByText('Bets taken: 2, total 2,000')).toBeTruthy()
  expect(new Set(orders().map(({ key }) => key)).size).toBe(1)
  expect([before, balance()]).toEqual(['12,408,317.50', '12,406,317.50'])
})

test('odds that moved on the way are asked about: nothing is staked until the player accepts them', async () => {
  const { pick, press, pass, advance, dialog, orders, balance } = await setup()
  await pick()
  await press('Slip (1)')
  await advance('6m')
  await press(/^Place/)
  await pass(100)
  expect(dialog().getByRole('alert').textContent).toMatch(/^The odds have changed. Nothing was staked/)
  expect(balance()).toBe('12,408,317.50')
  expect(document.querySelector('.line-odds s')).not.toBeNull()
  await press('Accept the new odds')
  await press(/^Place/)
  await pass(100)
  expect(orders()).toHaveLength(2)
  expect(orders()[0]!.body['legs']).not.toEqual(orders()[1]!.body['legs'])
  expect(orders().map(({ body }) => body['accept'])).toEqual(['same', 'same'])
  expect(balance()).toBe('12,407,317.50')
})

test('odds that moved are marked up or down, in words too, and a pick that has closed is said and dropped', async () => {
  const { pick, press, pass, advance, dialog, getAllByRole } = await setup()
  await pick()
  await advance('6m')
  await pass(4100)
  expect(getAllByRole('button', { name: /, just (rose|fell)$/ }).length).toBeGreaterThan(5)
  await advance('4h')
  await pass(4100)
  await press('Slip (1)')
  expect(dialog().getByText('Closed')).toBeTruthy()
  await press('Remove closed picks')
  expect(dialog().getByText(/^The slip is empty/)).toBeTruthy()
})

test('a slip of which nobody knows can only be asked for again, as it was', async () => {
  const { pick, press, pass, server, orders, dialog, balance, queryByRole, prices } = await setup()
  await pick()
  await press('Slip (1)')
  server.instead = (path) => (path === BET ? new Response('null') : undefined)
  await press(/^Place/)
  await pass()
  expect(dialog().getByRole('alert').textContent).toMatch(/never counts twice/)
  expect(dialog().getByRole<HTMLFieldSetElement>('group', { name: '' }).disabled).toBe(true)
  await press('Close')
  for (const price of prices('Upcoming')) expect(price.disabled).toBe(true)
  server.instead = undefined
  await press('Ask again')
  await pass(100)
  expect(new Set(orders().map(({ key }) => key)).size).toBe(1)
  expect(balance()).toBe('12,407,317.50')
  expect(queryByRole('button', { name: 'Ask again' })).toBeNull()
})

test('a minute without a network is said, and the book goes on by itself afterwards', async () => {
  const { pass, server, advance, queryAllByRole, cards } = await setup()
  const alerts = () => queryAllByRole('alert').map(({ textContent }) => textContent)
  server.instead = () => Promise.reject(new Error('gone'))
  for (let turn = 0; turn < 6; turn++) await pass(10_000)
  expect(alerts().join()).toMatch(/No connection/)
  const before = cards().map(({ textContent }) => textContent)
  await advance('30m')
  server.instead = undefined
  await pass(4100)
  expect(alerts()).toEqual([])
  expect(cards().map(({ textContent }) => textContent)).not.toEqual(before)
})

test('a guest looks around; betting sends them to the log-in of the site', async () => {
  const around = { postMessage: vi.fn<(message: object, target: string) => void>() }
  vi.stubGlobal('parent', around)
  const { pick, press, orders, queryByRole, cards } = await asGuest()
  expect(cards().length).toBeGreaterThan(20)
  expect(queryByRole('button', { name: 'My bets' })).toBeNull()
  await pick()
  await press('Slip (1)')
  await press('Sign in to bet')
  expect(around.postMessage.mock.calls).toEqual([[{ relogin: true }, '*']])
  expect(orders()).toEqual([])
})

test('e-sports has its own matches, told in maps, with a map handicap and a total of maps', async () => {
  const { cards, click, dialog, queryByRole } = await setup('demo01', contest)
  expect(queryByRole('group', { name: 'Sport' })).toBeNull()
  expect(document.querySelector('.when[data-live]')!.textContent).toMatch(/^(Map \d|Decided)$/)
  await click(cards().at(-1)!.querySelector('.head')!)
  const names = dialog().getAllByRole('heading', { level: 3 })
  expect(names.map(({ textContent }) => textContent)).toEqual(['Match winner', 'Map handicap', 'Total maps'])
})

test('the rules say what the book keeps', async () => {
  const { press, dialog } = await setup()
  await press('Betting rules')
  expect(dialog().getByText(/The book keeps 6 %: in the long run, 94 of every 100 staked are paid back/)).toBeTruthy()
  expect(dialog().getByText('No bet pays more than 500,000,000.')).toBeTruthy()
})
