import { fireEvent } from '@testing-library/dom'
import { expect, test, vi } from 'vitest'
import { createArenaTranslate } from './game-store.ts'
import { aBet, aState, balance, net, NUMBER, over, message, setup, stage } from './testing.ts'

test('a side and a stake make a bet: the possible payout is shown first', async () => {
  const { press, bet, bets, advance, serverState, side } = await setup()
  await serverState({})
  expect([bet().disabled, bet().textContent]).toEqual([true, 'Choose a side'])
  await press(/^Meron \(red\)/)
  expect(message().textContent).toBe('If Meron (red) wins, you receive 380')
  expect(bet().textContent).toBe('Bet 200 on Meron (red)')
  await press('1K')
  expect(message().textContent).toBe('If Meron (red) wins, you receive 1,900')
  expect(bets()).toEqual([])
  expect(side(/^Meron/).ariaPressed).toBe('true')
  await press(/^Meron \(red\)/)
  await advance(10)
  expect(bet().disabled).toBe(true)
})

test('a bet is accepted at its odds; the stake is shown on its side, and the selection is cleared', async () => {
  const { press, click, bet, bets, advance, side } = await setup()
  await press(/^Wala \(blue\)/)
  await click(bet())
  await advance(500)
  expect(message().textContent).toMatch(/^Bet placed: 200 on Wala \(blue\) at \d\.\d\d$/)
  expect(balance()).toBe('12,408,117.50')
  expect(side(/^Wala/).textContent).toMatch(/200 staked$/)
  expect(bets().map(({ body }) => [body['side'], body['stake']])).toEqual([['wala', 200]])
  expect(bet().disabled).toBe(true)
})

test('the wait before a fight shows the records, the past fights and the odds as they move', async () => {
  const { serverState, side, getByText } = await setup()
  expect(document.querySelectorAll('.past li')).toHaveLength(3)
  expect(getByText(new RegExp(`^Fight ${NUMBER - 1}: .+ \\d+\\.\\d\\d$`))).toBeTruthy()
  expect(document.querySelector('.record')!.textContent).toMatch(/^Won \d+ of 20$/)
  await serverState({})
  const { fight } = aState(NUMBER)
  await serverState({ fight: { ...fight, odds: { meron: 1.85, wala: 2.16, draw: 12 } } })
  expect([/^Meron/, /^Wala/].map((name) => side(name).textContent)).toEqual([
    'Meron (red)1.85▼just fell',
    'Wala (blue)2.16▲just rose',
  ])
})

test('a win shows the gain and the payout', async () => {
  const { serverState, context } = await setup()
  const played = vi.spyOn(context.sound, 'play')
  await serverState({ ...over('meron', [aBet('meron', 380)]), balance: 5180 })
  expect(message().textContent).toBe(`Fight ${NUMBER}. Meron (red) wins: you win 180, payout 380`)
  expect([message().dataset['gain'], balance(), net()]).toEqual(['true', '5,180.00', '+180'])
  expect(played.mock.calls.flat()).toContain('win')
})

test('a payout below the stakes is shown without the colour or sound of a win', async () => {
  const { serverState, context } = await setup()
  const played = vi.spyOn(context.sound, 'play')
  await serverState(over('meron', [aBet('meron', 380), aBet('wala', 0, 1000)]))
  expect(message().textContent).toBe(`Fight ${NUMBER}. Meron (red) wins: 380 of 1,200 returned`)
  expect([message().dataset['gain'], net()]).toEqual([undefined, '−820'])
  expect(played.mock.calls.flat()).not.toContain('win')
})

test('a loss is stated once, without encouraging another bet', async () => {
  const { serverState, advance } = await setup()
  await serverState(over('draw', [aBet('wala', 0)]))
  expect(message().textContent).toBe(`Fight ${NUMBER}. The fight is a draw: you lose 200`)
  await advance(5000)
  expect(net()).toBe('−200')
  expect(createArenaTranslate('vi')('lost', { outcome: 'Trận hòa', stake: 200 })).toBe('Trận hòa: bạn thua 200')
})

test('a fight without my bets only shows the winner', async () => {
  const { serverState } = await setup()
  await serverState(over('wala'))
  expect([message().textContent, net()]).toEqual([`Fight ${NUMBER}. Wala (blue) wins`, '0'])
})

test('the puppets wait while bets are open, fight when they are closed, and stand when one has won', async () => {
  const { advanceWorld, bet, advance, getByText } = await setup()
  expect(stage()).toBe('Stage: two puppets waiting')
  expect(getByText('Puppets on a stage, no real birds')).toBeTruthy()
  await advanceWorld(41)
  await advance(5000)
  expect([stage(), bet().textContent, bet().disabled]).toEqual(['Stage: two puppets fighting', 'Bets are closed', true])
  expect(document.querySelector('[data-winner]')).toBeNull()
  await advanceWorld(40)
  await advance(3000)
  expect(stage()).toMatch(/^Stage: (.* wins|The fight is a draw)$/)
})

test('the next fight opens automatically, with nothing selected', async () => {
  const { press, serverState, bet, getByText } = await setup()
  await serverState({})
  await press(/^Meron \(red\)/)
  await serverState(aState(NUMBER + 1))
  expect(getByText(`Fight ${NUMBER + 1}`)).toBeTruthy()
  expect(bet().textContent).toBe('Choose a side')
})

test('the board shows the latest winners, and says that they predict nothing', async () => {
  const { press, getByRole } = await setup()
  expect(document.querySelectorAll('.board .mark')).toHaveLength(20)
  await press(/^Latest results: Meron \(red\) \d+ · Wala \(blue\) \d+ · Draw \d+$/)
  const sheet = getByRole('dialog')
  expect(sheet.querySelectorAll('li')).toHaveLength(20)
  expect(sheet.textContent).toContain('past results do not predict the next')
  expect(sheet.querySelector('li')!.textContent).toContain(`Fight ${NUMBER - 1}`)
})

test('the rules show the theoretical return and the chance of each side', async () => {
  const { press, serverState, getByRole } = await setup()
  await serverState({})
  await press('Rules and odds')
  const rows = [...getByRole('table').querySelectorAll('tbody tr')].map((row) => row.textContent)
  expect(rows).toEqual(['Meron (red)1.90about 50%', 'Wala (blue)2.10about 45%', 'Draw12.00about 8%'])
  expect(getByRole('dialog').textContent).toContain('RTP 95% on every side')
})

test('a stake outside the arena’s limits cannot be bet, and the limits are shown', async () => {
  const { press, bet, act, getByRole, getByText } = await setup()
  await press(/^Draw/)
  const field = getByRole<HTMLInputElement>('textbox', { name: 'Stake: Other' })
  for (const [typed, isRefused] of [
    ['199', true],
    ['200000', false],
    ['200001', true],
  ] as const) {
    await act(async () => void fireEvent.input(field, { target: { value: typed } }))
    expect(bet().disabled, typed).toBe(isRefused)
    expect(getByText('200 to 200,000 per bet').hasAttribute('data-wrong')).toBe(isRefused)
  }
})
