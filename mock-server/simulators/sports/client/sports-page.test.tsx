import { fireEvent } from '@testing-library/dom'
import { expect, test, vi } from 'vitest'
import { openAsGuest, openLinked, openUnfinished, BET, contest, setup } from './testing.ts'

test('matches are listed with teams, scores and odds; a filter without matches can be cleared', async () => {
  const { cards, press, getByRole, act, getByText, advance } = await setup()
  const all = cards().length
  expect(all).toBeGreaterThan(20)
  expect(document.querySelector<HTMLElement>('.crest')!.style.backgroundImage).toMatch(/^url\("data:image\/svg/)
  await press('Tennis')
  expect(cards().length).toBeLessThan(all)
  await press(/^Live \(\d+\)$/)
  for (const card of cards()) expect(card.textContent).toMatch(/Set \d|Decided/)
  await act(async () => void fireEvent.input(getByRole('searchbox'), { target: { value: 'nobody' } }))
  expect(getByText('No matches for these filters.')).toBeTruthy()
  await advance(10)
  await press('Clear filters')
  expect(cards().length, 'the first, before all others').toBe(3)
  await advance(1000)
  expect(cards()).toHaveLength(all)
})

test('the bets of a member are read at once', async () => {
  const { sent } = await setup()
  expect(sent.filter(({ path }) => path.startsWith('/partners/sports/book'))).toHaveLength(1)
})

test('an upcoming match keeps its card when a match before it begins', async () => {
  const { getByRole, advance, advanceWorld } = await setup()
  const upcoming = () => [...getByRole('region', { name: 'Upcoming' }).querySelectorAll('.match')]
  const nameOf = (card: Element) => [...card.querySelectorAll('.team')].map(({ textContent }) => textContent).join()
  const before = new Map(upcoming().map((card) => [nameOf(card), card]))

  await advanceWorld('10m')
  await advance(5000)

  const listed = upcoming().filter((card) => before.has(nameOf(card)))
  expect(listed.length).toBeLessThan(before.size)
  expect(listed.filter((card) => card !== before.get(nameOf(card)))).toEqual([])
})

test('the first live matches are drawn alone; upcoming ones follow when all live ones are there, so that nothing moves', async () => {
  const { cards, advance, getByRole, queryByRole } = await openUnfinished()
  const first = cards().length
  expect(first).toBeGreaterThan(2)
  expect(queryByRole('region', { name: 'Upcoming' })).toBeNull()
  await advance(1000)
  const live = getByRole('region', { name: 'Live' }).querySelectorAll('.match')
  expect(live.length).toBeGreaterThan(first)
  expect(queryByRole('region', { name: 'Upcoming' })).not.toBeNull()
})

test('the chip of the chosen sport is scrolled into view, and no sport is without a live match', async () => {
  const { press, getByRole } = await setup()
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView')
  const sports = [...getByRole('group', { name: 'Sport' }).querySelectorAll('button')].map(
    ({ textContent }) => textContent,
  )
  expect(sports).toHaveLength(11)
  for (const sport of sports.slice(1)) {
    await press(sport)
    expect(scrolled.mock.instances.at(-1)).toHaveProperty('textContent', sport)
    expect(getByRole('button', { name: /^Live \([1-9]\d*\)$/ }), sport).toBeTruthy()
  }
  await press('All')
  expect(scrolled.mock.instances.at(-1)).toHaveProperty('textContent', 'All')
})

test('a match opens with all of its markets, and a tapped pick is on the slip', async () => {
  const { click, cards, dialog, advance } = await setup()
  await click(cards().at(-1)!.querySelector('.head')!)
  expect(dialog().getAllByRole('group')).toHaveLength(3)
  await click(dialog().getByRole('button', { name: /^Over 2.5/ }))
  await click(dialog().getByRole('button', { name: 'Slip (1)' }))
  await advance(10)
  expect(dialog().getByText('Over 2.5')).toBeTruthy()
})

test('the slip shows stake and return at a glance, singles or a multiple, and placing it takes the money once', async () => {
  const { pick, press, advance, dialog, orders, balance, getByText } = await setup()
  const before = balance()
  await pick(2)
  await press('Slip (2)')
  const odds = [...document.querySelectorAll('.line-odds strong')].map(({ textContent }) => Number(textContent))
  const returned = dialog().getByText('Return if all win').nextElementSibling!.textContent
  expect(Number(returned.replaceAll(/[,₫]/g, ''))).toBeCloseTo(Math.floor(odds[0]! * odds[1]! * 1000 * 100) / 100, 1)
  await press(/^Singles/)
  expect(dialog().getByText('Total stake').nextElementSibling!.textContent).toBe('2,000\u00A0₫')
  const place = dialog().getByRole('button', { name: 'Place 2,000\u00A0₫' })
  fireEvent.click(place)
  fireEvent.click(place)
  await advance(100)
  expect(getByText('Bets placed: 2, total 2,000')).toBeTruthy()
  expect(new Set(orders().map(({ key }) => key)).size).toBe(1)
  expect([before, balance()]).toEqual(['12,408,317.50', '12,406,317.50'])
})

test('odds that moved meanwhile are confirmed first: nothing is staked until the player accepts them', async () => {
  const { pick, press, advance, advanceWorld, dialog, orders, balance } = await setup()
  await pick()
  await press('Slip (1)')
  await advanceWorld('6m')
  await press(/^Place/)
  await advance(100)
  expect(dialog().getByRole('alert').textContent).toMatch(/^The odds have changed. No bet was placed/)
  expect(balance()).toBe('12,408,317.50')
  expect(document.querySelector('.line-odds s')).not.toBeNull()
  await press('Accept new odds')
  await press(/^Place/)
  await advance(100)
  expect(orders()).toHaveLength(2)
  expect(orders()[0]!.body['legs']).not.toEqual(orders()[1]!.body['legs'])
  expect(orders().map(({ body }) => body['accept'])).toEqual(['same', 'same'])
  expect(balance()).toBe('12,407,317.50')
})

test('moved odds are marked up or down, also as text, and a closed pick is reported and removed', async () => {
  const { pick, press, advance, advanceWorld, dialog, getAllByRole } = await setup()
  await pick()
  await advanceWorld('6m')
  await advance(4100)
  expect(getAllByRole('button', { name: /, just (rose|fell)$/ }).length).toBeGreaterThan(5)
  await advanceWorld('4h')
  await advance(4100)
  await press('Slip (1)')
  expect(dialog().getByText('Closed')).toBeTruthy()
  await press('Remove closed picks')
  expect(dialog().getByText(/^Your bet slip is empty/)).toBeTruthy()
})

test('a slip of unknown outcome can only be repeated unchanged', async () => {
  const { pick, press, advance, server, orders, dialog, balance, queryByRole, prices } = await setup()
  await pick()
  await press('Slip (1)')
  server.override = (path) => (path === BET ? new Response('null') : undefined)
  await press(/^Place/)
  await advance()
  expect(dialog().getByRole('alert').textContent).toMatch(/never counts twice/)
  expect(dialog().getByRole<HTMLFieldSetElement>('group', { name: '' }).disabled).toBe(true)
  await press('Close')
  for (const price of prices('Upcoming')) expect(price.disabled).toBe(true)
  server.override = undefined
  await press('Check again')
  await advance(100)
  expect(new Set(orders().map(({ key }) => key)).size).toBe(1)
  expect(balance()).toBe('12,407,317.50')
  expect(queryByRole('button', { name: 'Check again' })).toBeNull()
})

test('a minute without a network is reported, and the book continues by itself afterwards', async () => {
  const { advance, server, advanceWorld, queryAllByRole, cards } = await setup()
  const alerts = () => queryAllByRole('alert').map(({ textContent }) => textContent)
  server.override = () => Promise.reject(new Error('gone'))
  for (let turn = 0; turn < 6; turn++) await advance(10_000)
  expect(alerts().join()).toMatch(/No connection/)
  const before = cards().map(({ textContent }) => textContent)
  await advanceWorld('30m')
  server.override = undefined
  await advance(4100)
  expect(alerts()).toEqual([])
  expect(cards().map(({ textContent }) => textContent)).not.toEqual(before)
})

test('a guest can look; betting leads to the login of the site', async () => {
  const parentWindow = { postMessage: vi.fn<(message: object, target: string) => void>() }
  vi.stubGlobal('parent', parentWindow)
  const { pick, press, orders, queryByRole, cards, sent, advance } = await openAsGuest()
  expect(cards().length).toBeGreaterThan(20)
  const booksRead = () => sent.filter(({ path }) => path.startsWith('/partners/sports/book')).length
  expect(booksRead()).toBe(0)
  await advance(4100)
  expect(booksRead()).toBe(1)
  expect(queryByRole('button', { name: 'My bets' })).toBeNull()
  await pick()
  await press('Slip (1)')
  await press('Log in to bet')
  expect(parentWindow.postMessage.mock.calls).toEqual([[{ relogin: true }, '*']])
  expect(orders()).toEqual([])
})

test('e-sports has its own matches, counted in maps, with a map handicap and a total of maps', async () => {
  const { cards, click, dialog, queryByRole } = await setup('demo01', contest)
  expect(queryByRole('group', { name: 'Sport' })).toBeNull()
  expect(document.querySelector('.when[data-live]')!.textContent).toMatch(/^(Map \d|Decided)$/)
  await click(cards().at(-1)!.querySelector('.head')!)
  const names = dialog().getAllByRole('heading', { level: 3 })
  expect(names.map(({ textContent }) => textContent)).toEqual(['Match winner', 'Map handicap', 'Total maps'])
})

test('the rules state the margin of the book', async () => {
  const { press, dialog } = await setup()
  await press('Betting rules')
  expect(
    dialog().getByText(/RTP 94%: the margin is 6%, so in the long run 94 of every 100 staked is paid back/),
  ).toBeTruthy()
  expect(dialog().getByText('Maximum payout per bet: 500,000,000.')).toBeTruthy()
})

test('a link with a pick and its odds opens the slip, which shows that the odds have moved', async () => {
  const { press, advance, dialog, getByText } = await openLinked(({ id, odds }) => `${id}:home:${odds.home! + 1}`)
  const [before, now] = ['s', 'strong'].map((tag) => Number(document.querySelector(`.line-odds ${tag}`)!.textContent))
  expect(before! - now!).toBeCloseTo(1, 5)
  await press('Accept new odds')
  await press(/^Place/)
  await advance(100)
  expect(dialog).toThrow()
  expect(getByText(/^Bets placed: 1, total/)).toBeTruthy()
})

test.each(['home', 'unknown:home:1.50', ':toString:1.50'])(
  'a link with the pick %s opens the book alone',
  async (pick) => {
    const { queryByRole, getByRole } = await openLinked(({ id }) => pick.replace(/^:/, `${id}:`))
    expect(queryByRole('dialog')).toBeNull()
    expect(getByRole('button', { name: 'Slip (0)' })).toBeTruthy()
  },
)
