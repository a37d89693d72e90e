import { fireEvent } from '@testing-library/dom'
import { expect, test, vi } from 'vitest'
import { aBet, aState, balance, BET, HISTORY, net, NUMBER, message, setup, STATE } from './testing.ts'

test('a bet of unknown outcome can only be repeated unchanged: nothing is staked twice', async () => {
  const { press, click, bet, bets, server, advance, findByRole, side } = await setup()
  await press(/^Meron/)
  server.override = (path) => (path === BET ? new Response('Bad Gateway', { status: 502 }) : undefined)
  await click(bet())
  await advance()
  expect((await findByRole('alert')).textContent).toMatch(/never counts twice/)
  expect(side(/^Wala/).disabled).toBe(true)
  server.override = undefined
  await click(bet())
  await advance(5000)
  expect(message().textContent).toMatch(/^Bet placed: 200 on Meron/)
  expect(new Set(bets().map(({ key }) => key)).size).toBe(1)
  expect(balance()).toBe('12,408,117.50')
})

test('a bet at odds that have moved on is not placed, and the new odds are shown', async () => {
  const { press, click, bet, control, advance, side, findByRole } = await setup()
  await press(/^Meron/)
  const before = side(/^Meron/).textContent
  await control('POST', '/clock/advance', { duration: '20s' })
  await click(bet())
  await advance(100)
  expect((await findByRole('alert')).textContent).toMatch(/^The odds have just moved\. No bet was placed/)
  expect([side(/^Meron/).textContent !== before, balance()]).toEqual([true, '12,408,317.50'])
})

test('a late bet is refused with an explanation and costs nothing', async () => {
  const { press, click, bet, control, advance, findByRole } = await setup()
  await press(/^Meron/)
  await control('POST', '/clock/advance', { duration: '41s' })
  await click(bet())
  await advance(100)
  expect((await findByRole('alert')).textContent).toBe('Betting on this fight is closed. No bet was placed.')
  expect(balance()).toBe('12,408,317.50')
})

test('a minute without a network is reported, and the result of my bet is shown afterwards', async () => {
  const { server, advance, serverState, queryAllByRole } = await setup()
  await serverState({ bets: [{ ...aBet('meron', 0), state: 'open' }] })
  server.override = () => Promise.reject(new Error('gone'))
  await advance(60_000)
  expect(
    queryAllByRole('alert')
      .map(({ textContent }) => textContent)
      .join(),
  ).toMatch(/^No connection/)
  const past = { ...aBet('meron', 380), at: 0, isOpen: false, odds: 1.9, event: NAME, selection: NAME }
  const results = [{ ...aState(NUMBER).fight, winner: 'meron' }]
  await serverState(aState(NUMBER + 1), { [HISTORY]: { bets: [past] }, '/partners/cockfight/results': { results } })
  await advance(5000)
  expect(message().textContent).toBe(`Fight ${NUMBER}. Meron (red) wins: you win 180, payout 380`)
  expect(net()).toBe('+180')
  expect(document.querySelector<HTMLElement>('.notice')!.hidden).toBe(true)
})

const NAME = { vi: 'x', en: 'x' }

test('two fast taps place one bet', async () => {
  const { press, act, bet, bets, advance } = await setup()
  await press(/^Draw/)
  await act(async () => {
    fireEvent.click(bet())
    fireEvent.click(bet())
  })
  await advance(500)
  expect(bets()).toHaveLength(1)
})

test('one bad answer does not stop the polling', async () => {
  const { server, advance, sent } = await setup()
  const bad = [() => new Response('<html>'), () => new Response('null'), () => Response.json({})]
  const before = sent.length
  server.override = (path) => (path === STATE ? bad.shift()?.() : undefined)
  await advance(30_000)
  expect(bad).toEqual([])
  expect(sent.length - before).toBeGreaterThan(6)
  expect(document.querySelector<HTMLElement>('.notice')!.hidden).toBe(true)
})

test('the history shows my bets with their selections, open ones too', async () => {
  const { press, server, findByText } = await setup()
  const names = { event: { vi: 'Trận 1', en: 'Fight 1' }, selection: { vi: 'Hòa', en: 'Draw' } }
  const bets = [
    { ...aBet('draw', 0), at: 0, isOpen: true, odds: 12, ...names },
    { ...aBet('meron', 380), at: 0, isOpen: false, odds: 1.9, ...names },
  ]
  server.override = (path) => (path === HISTORY ? Response.json({ bets }) : undefined)
  await press('My bets')
  await findByText('Fight 1 · Draw 12.00 · open')
  const row = (await findByText('Fight 1 · Draw 1.90')).closest('li')!
  expect(row.textContent).toMatch(/200\+380$/)
})

test('a player without enough money for a bet is offered the deposit of the site around the game', async () => {
  const parentWindow = { postMessage: vi.fn<(message: object, target: string) => void>() }
  vi.stubGlobal('parent', parentWindow)
  const { press, click, bet, advance, server, findByRole } = await setup()
  await press(/^Draw/)
  server.override = (path) =>
    path === BET ? Response.json({ errorCode: 'balance.not.enough', value: {} }, { status: 400 }) : undefined
  await click(bet())
  await advance(100)
  expect((await findByRole('alert')).textContent).toMatch(/^Insufficient balance for this stake\./)
  await press('Deposit')
  expect(parentWindow.postMessage.mock.lastCall).toEqual([{ longan: 'deposit' }, '*'])
})
