import { fireEvent } from '@testing-library/dom'
import { expect, test, vi } from 'vitest'
import { openTable } from './live-testing.tsx'

const BET = '/partners/live/bet'
const STATE = '/partners/live/state'
const START = 12_408_317.5
const written = (amount: number) => amount.toLocaleString('en-US', { minimumFractionDigits: 2 })

test('a chip on a choice stakes nothing until I press Place; then it is accepted for this round', async () => {
  const { press, advance, table, message, stacks, balance, bets } = await openTable('Baccarat')
  const stake = table.minBet.toLocaleString('en-US')
  await press(/^Banker/)
  expect([message(), bets(), balance()]).toEqual(['Press Place to confirm your bets', [], written(START)])
  await press(`Place ${stake}`)
  await advance(100)
  expect(message()).toMatch(new RegExp(`^${stake} placed on round \\d+$`))
  expect(balance()).toBe(written(START - table.minBet))
  expect(stacks()).toHaveLength(1)
  expect(bets()[0]!.body).toMatchObject({
    table: String(table.nodeId),
    bets: [{ pick: 'banker', stake: table.minBet }],
  })
})

test('the last chip is removed first, or all chips at once; the previous stakes can be repeated', async () => {
  const { press, advance, runBoth, stacks, getByRole } = await openTable('Baccarat')
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
  await advance(100)
  await runBoth(30_000)
  expect(stacks()).toHaveLength(0)
  await press('Repeat')
  expect(stacks()).toHaveLength(2)
})

test('unconfirmed chips are returned when betting closes, with a message that nothing was staked', async () => {
  const { press, runBoth, message, stacks, status, balance, bets } = await openTable('Baccarat')
  await press(/^Banker/)
  await runBoth(19_500)
  expect(status()).toBe('No more bets, dealing')
  expect(message()).toMatch(/was not confirmed and has been returned. No bet was placed.$/)
  expect([stacks(), bets(), balance()]).toEqual([[], [], written(START)])
  await press(/^Banker/)
  expect([message(), stacks()]).toEqual(['Betting is closed. Please wait for the next round.', []])
})

test('in the next round the bar asks for a choice again: the bets of the last round are settled', async () => {
  const { press, advance, runBoth, message } = await openTable('Baccarat')
  await press(/^Banker/)
  await press(/^Place/)
  await advance(100)
  await runBoth(24_000)
  expect(message()).toMatch(/placed on round \d+$/)
  await runBoth(6000)
  expect(message()).toBe('Choose a chip, then tap a bet')
})

test('the result shows the cards, my winning bets and the payout, and the balance changes', async () => {
  const { press, advance, runBoth, result, balance, table, state, beads } = await openTable('Baccarat')
  for (const name of [/^Banker/, /^Player/, /^Tie/]) await press(name)
  await press(/^Place/)
  await advance(100)
  expect(balance()).toBe(written(START - 3 * table.minBet))
  await runBoth(23_500)
  const { winners, bets, round } = await state()
  const won = bets.reduce((sum: number, bet: { won: number }) => sum + bet.won, 0)
  expect(winners).toHaveLength(1)
  expect(won).toBeGreaterThan(0)
  expect(result()).toContain(`Round ${round.index}: Player `)
  expect(result()).toContain(won.toLocaleString('en-US'))
  for (const name of ['Banker', 'Player', 'Tie']) expect(result()).toMatch(new RegExp(`${name} (\\+|no win)`))
  expect(balance()).toBe(written(START - 3 * table.minBet + won))
  const net = (won - 3 * table.minBet).toLocaleString('en-US', { signDisplay: 'exceptZero' })
  expect(document.querySelector('.session .amount')!.textContent).toBe(net.replace('-', '−'))
  expect(document.querySelectorAll('.spot[data-won]')).toHaveLength(1)
  expect(beads()).toBe(14)
})

test('balance and result appear when the last card is dealt', async () => {
  const { press, advance, resumeAfter, result, balance, table } = await openTable('Baccarat', { isMoving: true })
  for (const name of [/^Banker/, /^Player/]) await press(name)
  await press(/^Place/)
  await advance(100)
  await resumeAfter(23_000)
  expect(document.querySelectorAll('img.dealt').length).toBeGreaterThan(3)
  const before = result()
  expect(balance()).toBe(written(START - 2 * table.minBet))
  await advance(3500)
  expect(result()).not.toBe(before)
  expect(result()).toMatch(/Winning/)
  expect(balance()).not.toBe(written(START - 2 * table.minBet))
})

test('a payout below the stake is shown without the colour or sound of a win', async () => {
  const { press, advance, runBoth, result, context, server, state } = await openTable('Baccarat')
  const played = vi.spyOn(context.sound, 'play')
  await press(/^Banker/)
  await press(/^Place/)
  await advance(100)
  const { round, ...news } = await state()
  await runBoth(10_000)
  const bets = [{ orderNo: 'LV1', pick: 'tie', stake: 1000, state: 'settled', won: 500 }]
  const ended = { round, result: { player: [8, 0], banker: [7, 0], winner: 'player' }, winners: ['player'], bets }
  server.override = (path) => (path === STATE ? Response.json({ ...news, round, bets, ended }) : undefined)
  await advance(4000)
  expect(result()).toContain('Returned 500 of 1,000 staked')
  expect(document.querySelector('.session .amount')!.textContent).toBe('−500')
  expect(document.querySelector('.result-text')!.hasAttribute('data-gain')).toBe(false)
  expect(played.mock.calls.flat()).not.toContain('win')
})

test('a page that was suspended during the end of a round shows the outcome of my bets when it resumes', async () => {
  const { press, advance, resumeAfter, result } = await openTable('Baccarat')
  await press(/^Banker/)
  await press(/^Place/)
  await advance(100)
  await resumeAfter(1_200_000)
  expect(result()).toMatch(/Banker (\+[\d,]+|no win)Round \d+: .*Winning: /)
})

test('bets of unknown outcome can only be repeated unchanged: nothing is added, nothing is staked twice', async () => {
  const { press, advance, server, bets, balance, table, getByRole, queryByRole, stacks } = await openTable('Baccarat')
  await press(/^Banker/)
  server.override = (path) => (path === BET ? new Response('null') : undefined)
  await press(/^Place/)
  await advance(15_000)
  expect(getByRole('alert').textContent).toMatch(/never counts twice/)
  await press(/^Tie/)
  expect(stacks()).toHaveLength(1)
  expect(getByRole<HTMLButtonElement>('button', { name: 'Undo' }).disabled).toBe(true)

  server.override = undefined
  await press('Check again')
  await advance(1000)
  expect(new Set(bets().map(({ key }) => key)).size).toBe(1)
  expect(balance()).toBe(written(START - table.minBet))
  expect(queryByRole('button', { name: 'Check again' })).toBeNull()
})

test('a minute without a network is reported, and the report disappears when it is back', async () => {
  const { runBoth, server, queryAllByRole, result } = await openTable('Baccarat')
  const alerts = () => queryAllByRole('alert').map(({ textContent }) => textContent)
  server.override = () => Promise.reject(new Error('gone'))
  for (let turn = 0; turn < 6; turn++) await runBoth(10_000)
  expect(alerts().join()).toMatch(/No connection/)
  server.override = undefined
  await runBoth(5000)
  expect(alerts()).toEqual([])
  expect(result()).toMatch(/Winning/)
})

test('bets after the lock are refused with an explanation, and the chips are returned', async () => {
  const { press, advance, moveWorld, getByRole, balance, stacks } = await openTable('Baccarat', { at: 15_000 })
  await press(/^Banker/)
  moveWorld(6000)
  await press(/^Place/)
  await advance(100)
  expect(getByRole('alert').textContent).toMatch(/^Betting is closed/)
  expect([balance(), stacks()]).toEqual([written(START), []])
})

test('two fast taps place the bets once', async () => {
  const { press, advance, act, getByRole, bets } = await openTable('Baccarat')
  await press(/^Banker/)
  const place = getByRole('button', { name: /^Place/ })
  await act(async () => {
    fireEvent.click(place)
    fireEvent.click(place)
  })
  await advance(100)
  expect(bets()).toHaveLength(1)
})

test('a chip below the lowest stake is not added, and the limits are shown', async () => {
  const { press, act, getByLabelText, message, stacks, table } = await openTable('Baccarat')
  await act(async () => void fireEvent.input(getByLabelText('Chip value: Other'), { target: { value: '1' } }))
  await press(/^Banker/)
  const [min, max] = [table.minBet, table.minBet * 1000].map((amount) => amount.toLocaleString('en-US'))
  expect([message(), stacks()]).toEqual([`${min} to ${max} per bet`, []])
})

test('a player without enough money is offered the deposit of the site around the game, and the chips stay', async () => {
  const parentWindow = { postMessage: vi.fn<(message: object, target: string) => void>() }
  vi.stubGlobal('parent', parentWindow)
  const { press, advance, getByRole, stacks } = await openTable('Baccarat', { account: 'demo02' })
  await press(/^Banker/)
  await press(/^Place/)
  await advance(100)
  expect(getByRole('alert').textContent).toMatch(/^Insufficient balance/)
  expect(stacks()).toHaveLength(1)
  await press('Deposit')
  expect(parentWindow.postMessage.mock.lastCall).toEqual([{ longan: 'deposit' }, '*'])
})
