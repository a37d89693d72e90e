import { fireEvent } from '@testing-library/dom'
import { expect, test, vi } from 'vitest'
import { aBet, aState, balance, BET, HISTORY, net, NUMBER, said, setup, STATE } from './testing.ts'

test('a bet of which nobody knows can only be asked for again, as it was: nothing is staked twice', async () => {
  const { press, click, bet, bets, server, pass, findByRole, side } = await setup()
  await press(/^Meron/)
  server.instead = (path) => (path === BET ? new Response('Bad Gateway', { status: 502 }) : undefined)
  await click(bet())
  await pass()
  expect((await findByRole('alert')).textContent).toMatch(/never counts twice/)
  expect(side(/^Wala/).disabled).toBe(true)
  server.instead = undefined
  await click(bet())
  await pass(5000)
  expect(said().textContent).toMatch(/^Taken: 200 on Meron/)
  expect(new Set(bets().map(({ key }) => key)).size).toBe(1)
  expect(balance()).toBe('12,408,117.50')
})

test('a bet that comes too late is refused with words and costs nothing', async () => {
  const { press, click, bet, control, pass, findByRole } = await setup()
  await press(/^Meron/)
  await control('POST', '/clock/advance', { duration: '121s' })
  await click(bet())
  await pass(100)
  expect((await findByRole('alert')).textContent).toBe('This fight takes no more bets. Nothing was staked.')
  expect(balance()).toBe('12,408,317.50')
})

test('a minute without a network is said, and what became of my bet meanwhile is told afterwards', async () => {
  const { server, pass, tells, queryAllByRole } = await setup()
  await tells({ bets: [{ ...aBet('meron', 0), state: 'open' }] })
  server.instead = () => Promise.reject(new Error('gone'))
  await pass(60_000)
  expect(
    queryAllByRole('alert')
      .map(({ textContent }) => textContent)
      .join(),
  ).toMatch(/^No connection/)
  const past = { ...aBet('meron', 380), at: 0, isOpen: false, odds: 1.9, event: NAME, selection: NAME }
  const results = [{ ...aState(NUMBER).fight, winner: 'meron' }]
  await tells(aState(NUMBER + 1), { [HISTORY]: { bets: [past] }, '/partners/cockfight/results': { results } })
  await pass(5000)
  expect(said().textContent).toBe(`Fight ${NUMBER}. Meron (red) wins: you win 180, 380 comes back`)
  expect(net()).toBe('+180')
  expect(document.querySelector<HTMLElement>('.notice')!.hidden).toBe(true)
})

const NAME = { vi: 'x', en: 'x' }

test('two taps quicker than the page bet once', async () => {
  const { press, act, bet, bets, pass } = await setup()
  await press(/^Draw/)
  await act(() => {
    fireEvent.click(bet())
    fireEvent.click(bet())
  })
  await pass(500)
  expect(bets()).toHaveLength(1)
})

test('one bad answer does not end the news', async () => {
  const { server, pass, sent } = await setup()
  const bad = [() => new Response('<html>'), () => new Response('null'), () => Response.json({})]
  const before = sent.length
  server.instead = (path) => (path === STATE ? bad.shift()?.() : undefined)
  await pass(30_000)
  expect(bad).toEqual([])
  expect(sent.length - before).toBeGreaterThan(6)
  expect(document.querySelector<HTMLElement>('.notice')!.hidden).toBe(true)
})

test('my bets stand in the history: what they were on, and those that are still open', async () => {
  const { press, server, findByText } = await setup()
  const names = { event: { vi: 'Trận 1', en: 'Fight 1' }, selection: { vi: 'Hòa', en: 'Draw' } }
  const bets = [
    { ...aBet('draw', 0), at: 0, isOpen: true, odds: 12, ...names },
    { ...aBet('meron', 380), at: 0, isOpen: false, odds: 1.9, ...names },
  ]
  server.instead = (path) => (path === HISTORY ? Response.json({ bets }) : undefined)
  await press('My bets')
  await findByText('Fight 1 · Draw 12.00 · open')
  const row = (await findByText('Fight 1 · Draw 1.90')).closest('li')!
  expect(row.textContent).toMatch(/200\+380$/)
})

test('whoever has too little for a bet is offered the deposit of the site around the game', async () => {
  const around = { postMessage: vi.fn<(message: object, target: string) => void>() }
  vi.stubGlobal('parent', around)
  const { press, click, bet, pass, server, findByRole } = await setup()
  await press(/^Draw/)
  server.instead = (path) =>
    path === BET ? Response.json({ errorCode: 'balance.not.enough', value: {} }, { status: 400 }) : undefined
  await click(bet())
  await pass(100)
  expect((await findByRole('alert')).textContent).toMatch(/^Your balance is too low for this stake\./)
  await press('Deposit')
  expect(around.postMessage.mock.lastCall).toEqual([{ longan: 'deposit' }, '*'])
})
