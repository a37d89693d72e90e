import { fireEvent } from '@testing-library/dom'
import { expect, test, vi } from 'vitest'
import { launchGame } from '../../testing.ts'
import { fakeTime, renderPage, mockMatchMedia } from '../../shared/testing.tsx'
import { rollTime } from './balls.tsx'
import { openLottery } from './lottery-page.tsx'
import { messages } from './game-store.ts'

const BET = '/partners/lottery/bet'
const STATE = '/partners/lottery/state'
const ROLLING = 1420

async function setup({ isMoving = false, account = 'demo01', isTitleOutside = false } = {}) {
  mockMatchMedia()
  if (isMoving) vi.stubGlobal('matchMedia', () => ({ matches: false }))
  const gateway = await launchGame('launchMode=LOTT&device=MOBILE&lottoGameCode=AE63FK3&lottoPrizeMode=Elott', account)
  const advance = fakeTime()
  const page = await renderPage(openLottery, { ...gateway.frame, isTitleOutside })
  await advance(10)
  const click = (button: Element) => page.act(() => void fireEvent.click(button))
  const press = (name: string | RegExp) => click(page.getByRole('button', { name }))
  const fill = async () => {
    await click(page.getByRole('tab', { name: /Last digit/ }))
    for (const digit of '0123456789') await press(digit)
    await press('Add to cart')
    await press('Cart (1)')
  }
  const draw = () => gateway.control('POST', '/clock/advance', { duration: '30s' })
  const balance = () => document.querySelector('.balance .amount')!.textContent
  const results = () => [...document.querySelectorAll('main .result')].map(({ textContent }) => textContent)
  const bets = () => gateway.sent.filter(({ path }) => path === BET)
  return { ...page, ...gateway, advance, click, press, fill, draw, balance, results, bets }
}

test('the result of a round shows my drawn numbers and their payout, whatever else is selected meanwhile', async () => {
  const { fill, press, advance, draw, results, getByText } = await setup()
  await fill()
  await press(/^Place/)
  await advance(100)
  await press('7')
  await draw()
  await advance(5000)
  expect(getByText('1 × 10,000 = 10,000 ₫')).toBeTruthy()
  expect(results()).toHaveLength(1)
  expect(results()[0]).toMatch(
    /Round 0946 drew \d{5}Returned 97,000 of 100,000 stakedLast digit: \d drawn, pays 97,000/,
  )
})

test('the bar says what was placed until the round is over, then asks for a number again', async () => {
  const { fill, press, advance, draw } = await setup()
  const bar = () => document.querySelector('.bar .sum')!.textContent
  await fill()
  await press(/^Place/)
  await advance(100)
  expect(bar()).toMatch(/^Bets placed: 1, .+ on round \d+$/)
  await draw()
  await advance(5000)
  expect(bar()).toBe('Choose a number to bet on')
})

test('the name of the game is shown once: below a bar with it, its button says what it opens', async () => {
  const alone = await setup()
  expect(alone.getByRole('heading', { level: 1 }).textContent).toMatch(/^.+, Choose a lottery$/)
  const inBar = await setup({ isTitleOutside: true })
  expect(inBar.getByRole('heading', { level: 1 }).textContent).toBe('Choose a lottery')
})

test('my bets name what was chosen, in the language of the page', async () => {
  const { click, press, advance, getByRole, findByText } = await setup()
  await click(getByRole('tab', { name: /Big or small/ }))
  await press('Big')
  await press('Add to cart')
  await press('Cart (1)')
  await press(/^Place/)
  await advance(100)
  await press('My bets')
  await advance(100)
  expect(await findByText('Big or small · Big')).toBeTruthy()
})

test('the net result of a round is added to the visit', async () => {
  const { fill, press, advance, draw } = await setup()
  const net = () => document.querySelector('.session .amount')!.textContent
  await fill()
  await press(/^Place/)
  await advance(100)
  expect(net()).toBe('0')
  await draw()
  await advance(5000)
  expect(net()).toBe('−3,000')
})

test('a result that arrives while a sheet is open is shown in the sheet', async () => {
  const { fill, press, advance, draw, getByRole } = await setup()
  await fill()
  await press(/^Place/)
  await advance(100)
  await press('Rules')
  await draw()
  await advance(5000)
  expect(getByRole('dialog').querySelector('[role=status]')!.textContent).toMatch(/Returned 97,000 of 100,000/)
})

test('a result can be dismissed', async () => {
  const { fill, press, advance, draw, results } = await setup()
  await fill()
  await press(/^Place/)
  await advance(100)
  await draw()
  await advance(5000)
  await press('Close the result')
  expect(results()).toEqual([])
})

test('the balance and the result appear when the last ball has stopped', async () => {
  const { fill, press, advance, draw, balance, results } = await setup({ isMoving: true })
  await fill()
  await press(/^Place/)
  await advance(100)
  expect(rollTime('12345')).toBe(ROLLING)
  expect(balance()).toBe('12,308,317.50')
  await draw()
  const isDrawn = () => document.querySelector('.last .meta')!.textContent === 'Result 0946'
  for (let turn = 0; turn < 50 && !isDrawn(); turn++) await advance(100)
  expect(isDrawn()).toBe(true)
  await advance(ROLLING - 200)
  expect([balance(), results()]).toEqual(['12,308,317.50', []])
  await advance(300)
  expect([balance(), results().length]).toEqual(['12,405,317.50', 1])
})

test('bets of unknown outcome can only be repeated unchanged: nothing is added, nothing is staked twice', async () => {
  const { fill, press, advance, server, bets, getByRole, getAllByRole, balance, queryByRole } = await setup()
  await fill()
  server.override = (path) => (path === BET ? new Response('null') : undefined)
  await press(/^Place/)
  await advance()
  const sheet = getByRole('dialog')
  expect(sheet.querySelector('[role=alert]')!.textContent).toMatch(/never counts twice/)
  for (const field of sheet.querySelectorAll<HTMLInputElement>('.lines input, .lines button'))
    expect(field.disabled).toBe(true)
  await press('Close')
  expect(getAllByRole('alert')[0]!.textContent).toMatch(/never counts twice/)
  await press('7')
  expect(getByRole<HTMLButtonElement>('button', { name: 'Add to cart' }).disabled).toBe(true)

  server.override = undefined
  await press('Check again')
  await advance(5000)
  expect(new Set(bets().map(({ key }) => key)).size).toBe(1)
  expect(balance()).toBe('12,308,317.50')
  expect(queryByRole('button', { name: 'Check again' })).toBeNull()
  expect(getByRole('button', { name: 'Cart (0)' })).toBeTruthy()
})

test('a player without enough money for the cart is offered the deposit in the sheet, and the cart is kept', async () => {
  const parentWindow = { postMessage: vi.fn<(message: object, target: string) => void>() }
  vi.stubGlobal('parent', parentWindow)
  const { fill, press, advance, getByRole } = await setup({ account: 'demo02' })
  await fill()
  await press(/^Place/)
  await advance()
  const sheet = getByRole('dialog')
  expect(sheet.querySelector('[role=alert] p')!.textContent).toBe('Insufficient balance for this stake.')
  expect(sheet.querySelectorAll('.lines input')).toHaveLength(1)
  await press('Deposit')
  expect(parentWindow.postMessage.mock.lastCall).toEqual([{ longan: 'deposit' }, '*'])
})

test('one bad answer does not stop the polling: the page shows a problem, polls again, and the problem disappears', async () => {
  const { advance, server, draw, queryAllByRole, sent } = await setup()
  const alerts = () => queryAllByRole('alert').map(({ textContent }) => textContent)
  const bad = [
    () => new Response('<html>'),
    () => new Response('null'),
    () => Response.json({}),
    () => Promise.reject(new Error('gone')),
  ]
  const before = sent.length
  server.override = (path) => (path === STATE ? bad.shift()?.() : undefined)
  await advance(6000)
  expect(alerts().join()).toMatch(/server is not responding|No connection/)
  await draw()
  await advance(30_000)
  expect(bad).toEqual([])
  expect(sent.length - before).toBeGreaterThan(6)
  expect(alerts()).toEqual([])
  expect(document.querySelector('.last .meta')!.textContent).toBe('Result 0946')
})

test('two fast taps put one line into the cart', async () => {
  const { press, click, act, getByRole } = await setup()
  await click(getByRole('tab', { name: /Last digit/ }))
  await press('7')
  const add = getByRole('button', { name: 'Add to cart' })
  await act(async () => {
    fireEvent.click(add)
    fireEvent.click(add)
  })
  expect(getByRole('button', { name: 'Cart (1)' })).toBeTruthy()
})

test('the arrow keys move between plays, and only the selected tab is in the tab order', async () => {
  const { act, getByRole, getAllByRole } = await setup()
  const key = (name: string) => act(() => void fireEvent.keyDown(document.activeElement!, { key: name }))
  const chosen = () => getByRole('tab', { selected: true })
  chosen().focus()
  await key('ArrowRight')
  expect(chosen().textContent).toMatch(/^Last two digits/)
  await key('ArrowLeft')
  await key('ArrowLeft')
  expect(chosen().textContent).toMatch(/^Odd or even/)
  expect(document.activeElement).toBe(chosen())
  expect(getAllByRole('tab').filter(({ tabIndex }) => tabIndex === 0)).toEqual([chosen()])
})

test('the limits of a play are stakes', () => {
  expect(messages.limits.vi).toMatch(/^Mỗi cược từ/)
  expect(messages.limits.en).toMatch(/^Stakes from/)
})
