import { fireEvent } from '@testing-library/dom'
import { expect, test, vi } from 'vitest'
import { seated } from './live-testing.tsx'

const BET = '/partners/live/bet'
const STATE = '/partners/live/state'
const START = 12_408_317.5
const written = (amount: number) => amount.toLocaleString('en-US', { minimumFractionDigits: 2 })

test('a chip on a choice stakes nothing until I press Place; then it is taken for this round', async () => {
  const { press, pass, table, said, stacks, balance, bets } = await seated('Baccarat')
  const stake = table.minBet.toLocaleString('en-US')
  await press(/^Banker/)
  expect([said(), bets(), balance()]).toEqual(['Nothing is staked until you press Place', [], written(START)])
  await press(`Place ${stake}`)
  await pass(100)
  expect(said()).toMatch(new RegExp(`^${stake} taken for round \\d+$`))
  expect(balance()).toBe(written(START - table.minBet))
  expect(stacks()).toHaveLength(1)
  expect(bets()[0]!.body).toMatchObject({
    table: String(table.nodeId),
    bets: [{ pick: 'banker', stake: table.minBet }],
  })
})

test('the last chip is taken back first, and all of them at once; what was staked before can be laid again', async () => {
  const { press, pass, run, stacks, getByRole } = await seated('Baccarat')
  const off = (name: string) => getByRole<HTMLButtonElement>('button', { name }).disabled
  expect(['Undo', 'Clear', 'Repeat', 'Place bets'].map(off)).toEqual([true, true, true, true])
  await press(/^Banker/)
  await press(/^Tie/)
  await press('Undo')
  expect(stacks()).toHaveLength(1)
  await press(/^Player/)
  await press('Clear')
  expect(stacks()).toHaveLength(0)
  await press(/^Banker/)
  await press(/^Tie/)
  await press(/^Place/)
  await pass(100)
  await run(30_000)
  expect(stacks()).toHaveLength(0)
  await press('Repeat')
  expect(stacks()).toHaveLength(2)
})

test('chips that are not confirmed when betting closes go back, and I am told that nothing was staked', async () => {
  const { press, run, said, stacks, status, balance, bets } = await seated('Baccarat')
  await press(/^Banker/)
  await run(19_500)
  expect(status()).toBe('No more bets, dealing')
  expect(said()).toMatch(/was not confirmed and goes back. Nothing was staked.$/)
  expect([stacks(), bets(), balance()]).toEqual([[], [], written(START)])
  await press(/^Banker/)
  expect([said(), stacks()]).toEqual(['Betting is over; the next round begins soon.', []])
})

test('the result says what was dealt, which of my bets won and how much, and the money is there', async () => {
  const { press, pass, run, told, balance, table, state, beads } = await seated('Baccarat')
  for (const name of [/^Banker/, /^Player/, /^Tie/]) await press(name)
  await press(/^Place/)
  await pass(100)
  expect(balance()).toBe(written(START - 3 * table.minBet))
  await run(23_500)
  const { winners, bets, round } = await state()
  const won = bets.reduce((sum: number, bet: { won: number }) => sum + bet.won, 0)
  expect(winners).toHaveLength(1)
  expect(won).toBeGreaterThan(0)
  expect(told()).toContain(`Round ${round.index}: Player `)
  expect(told()).toContain(won.toLocaleString('en-US'))
  for (const name of ['Banker', 'Player', 'Tie']) expect(told()).toMatch(new RegExp(`${name} (\\+|no win)`))
  expect(balance()).toBe(written(START - 3 * table.minBet + won))
  const net = (won - 3 * table.minBet).toLocaleString('en-US', { signDisplay: 'exceptZero' })
  expect(document.querySelector('.session .amount')!.textContent).toBe(net.replace('-', '−'))
  expect(document.querySelectorAll('.spot[data-won]')).toHaveLength(1)
  expect(beads()).toBe(14)
})

test('balance and result are seen when the last card lies on the table', async () => {
  const { press, pass, wakeAfter, told, balance, table } = await seated('Baccarat', { isMoving: true })
  for (const name of [/^Banker/, /^Player/]) await press(name)
  await press(/^Place/)
  await pass(100)
  await wakeAfter(23_000)
  expect(document.querySelectorAll('img.dealt').length).toBeGreaterThan(3)
  const before = told()
  expect(balance()).toBe(written(START - 2 * table.minBet))
  await pass(3500)
  expect(told()).not.toBe(before)
  expect(told()).toMatch(/Winning/)
  expect(balance()).not.toBe(written(START - 2 * table.minBet))
})

test('what comes back below the stake is told as that: no colour of winning, no sound', async () => {
  const { press, pass, run, told, kit, server, state } = await seated('Baccarat')
  const heard = vi.spyOn(kit.sound, 'play')
  await press(/^Banker/)
  await press(/^Place/)
  await pass(100)
  const { round, ...news } = await state()
  await run(10_000)
  const bets = [{ orderNo: 'LV1', pick: 'tie', stake: 1000, state: 'settled', won: 500 }]
  const ended = { round, result: { player: [8, 0], banker: [7, 0], winner: 'player' }, winners: ['player'], bets }
  server.instead = (path) => (path === STATE ? Response.json({ ...news, round, bets, ended }) : undefined)
  await pass(4000)
  expect(told()).toContain('Returned 500 of 1,000 staked')
  expect(document.querySelector('.session .amount')!.textContent).toBe('−500')
  expect(document.querySelector('.told')!.hasAttribute('data-gain')).toBe(false)
  expect(heard.mock.calls.flat()).not.toContain('win')
})

test('a page that slept through the end of a round says on waking what became of my bets', async () => {
  const { press, pass, wakeAfter, told } = await seated('Baccarat')
  await press(/^Banker/)
  await press(/^Place/)
  await pass(100)
  await wakeAfter(1_200_000)
  expect(told()).toMatch(/Banker (\+[\d,]+|no win)Round \d+: .*Winning: /)
})

test('bets of which nobody knows can only be asked for again, as they were: nothing is laid on top, nothing is staked twice', async () => {
  const { press, pass, server, bets, balance, table, getByRole, queryByRole, stacks } = await seated('Baccarat')
  await press(/^Banker/)
  server.instead = (path) => (path === BET ? new Response('null') : undefined)
  await press(/^Place/)
  await pass(15_000)
  expect(getByRole('alert').textContent).toMatch(/never counts twice/)
  await press(/^Tie/)
  expect(stacks()).toHaveLength(1)
  expect(getByRole<HTMLButtonElement>('button', { name: 'Undo' }).disabled).toBe(true)

  server.instead = undefined
  await press('Ask again')
  await pass(1000)
  expect(new Set(bets().map(({ key }) => key)).size).toBe(1)
  expect(balance()).toBe(written(START - table.minBet))
  expect(queryByRole('button', { name: 'Ask again' })).toBeNull()
})

test('a minute without a network is said, ends nothing, and the words go when it is back', async () => {
  const { run, server, queryAllByRole, told } = await seated('Baccarat')
  const alerts = () => queryAllByRole('alert').map(({ textContent }) => textContent)
  server.instead = () => Promise.reject(new Error('gone'))
  for (let turn = 0; turn < 6; turn++) await run(10_000)
  expect(alerts().join()).toMatch(/No connection/)
  server.instead = undefined
  await run(5000)
  expect(alerts()).toEqual([])
  expect(told()).toMatch(/Winning/)
})

test('bets that come after the lock are refused in words, and the chips go back', async () => {
  const { press, pass, moveWorld, getByRole, balance, stacks } = await seated('Baccarat', { at: 15_000 })
  await press(/^Banker/)
  moveWorld(6000)
  await press(/^Place/)
  await pass(100)
  expect(getByRole('alert').textContent).toMatch(/^Betting has closed/)
  expect([balance(), stacks()]).toEqual([written(START), []])
})

test('two taps quicker than the page place once', async () => {
  const { press, pass, act, getByRole, bets } = await seated('Baccarat')
  await press(/^Banker/)
  const place = getByRole('button', { name: /^Place/ })
  await act(() => {
    fireEvent.click(place)
    fireEvent.click(place)
  })
  await pass(100)
  expect(bets()).toHaveLength(1)
})

test('a chip below the lowest stake is not laid, and the limits are said', async () => {
  const { press, act, getByLabelText, said, stacks, table } = await seated('Baccarat')
  await act(() => void fireEvent.input(getByLabelText('Value of a chip: Other'), { target: { value: '1' } }))
  await press(/^Banker/)
  const [min, max] = [table.minBet, table.minBet * 1000].map((amount) => amount.toLocaleString('en-US'))
  expect([said(), stacks()]).toEqual([`From ${min} to ${max} on each bet`, []])
})

test('whoever has too little is offered the deposit of the site around the game, and the chips stay', async () => {
  const around = { postMessage: vi.fn<(message: object, target: string) => void>() }
  vi.stubGlobal('parent', around)
  const { press, pass, getByRole, stacks } = await seated('Baccarat', { account: 'demo02' })
  await press(/^Banker/)
  await press(/^Place/)
  await pass(100)
  expect(getByRole('alert').textContent).toMatch(/^Your balance is too low/)
  expect(stacks()).toHaveLength(1)
  await press('Deposit')
  expect(around.postMessage.mock.lastCall).toEqual([{ longan: 'deposit' }, '*'])
})
