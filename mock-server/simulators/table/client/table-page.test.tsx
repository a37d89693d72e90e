import { fireEvent } from '@testing-library/dom'
import { expect, test, vi } from 'vitest'
import { fakeTime } from '../../shared/testing.tsx'
import { createTableTranslate } from './messages.ts'
import { balance, BEFORE, money, net, setup, SHOW } from './testing.ts'

test('an idle table has a dealer, a deck, the chips of my stake and the latest hands; my own come first', async () => {
  const { shows, play, message } = await setup()
  const outcomes = () =>
    [...document.querySelectorAll('.results i')].map((one) => (one as HTMLElement).dataset['outcome'])
  expect(document.querySelectorAll('.host, .deck img, .stake-pile img')).toHaveLength(5)
  expect(document.querySelector('.stake-pile')!.textContent).toBe('1K')
  expect(outcomes()).toHaveLength(8)
  const before = outcomes()
  shows({ member: 9, dealer: 4, won: 1956 })
  await play()
  await message(/^You 9, dealer 4/)
  expect(outcomes()).toEqual(['won', ...before.slice(0, 7)])
  expect(document.querySelector('.results i')!.textContent).toBe('4')
})

test('a hand shows my cards and their points, and the others when I show them', async () => {
  const { go, message, cardsOf } = await setup()
  expect(cardsOf('You').ariaLabel).toBe('no cards yet')
  await go()
  await message(/^You have \d+ points?(, the highest)?\. Show cards to compare\.$/)
  expect(cardsOf('You').ariaLabel).toMatch(/^(\w+ of \w+(, )?){3}$/)
  expect(cardsOf('Dealer').ariaLabel).toBe('face down')
  expect(balance()).toBe(money(BEFORE - 1000))
  await go()
  await message(/^You \d+, dealer \d+: /)
  for (const name of ['You', 'Dealer', 'Bot 1', 'Bot 2'])
    expect(cardsOf(name).ariaLabel).toMatch(/^(\w+ of \w+(, )?){3}$/)
})

test('a win shows the gain and the payout', async () => {
  const { shows, play, message, context } = await setup()
  const played = vi.spyOn(context.sound, 'play')
  shows({ member: 9, dealer: 4, won: 1956 })
  await play()
  const text = await message('You 9, dealer 4: you win 956, payout 1,956')
  expect(text.dataset['gain']).toBe('true')
  expect(played.mock.calls.flat()).toContain('win')
  expect([balance(), net()]).toEqual(['6,956.00', '+956'])
})

test('a returned stake is shown without the colour or sound of a win', async () => {
  const { shows, play, message, context } = await setup()
  const played = vi.spyOn(context.sound, 'play')
  shows({ member: 6, dealer: 6, won: 1000 })
  await play()
  expect((await message('You 6, dealer 6: tie, 1,000 returned')).dataset['gain']).toBeUndefined()
  expect(document.querySelector('[data-gain]')).toBeNull()
  expect(played.mock.calls.flat()).not.toContain('win')
  expect(net()).toBe('0')
})

test('a loss is stated without encouraging another hand', async () => {
  const { shows, play, message } = await setup()
  shows({ member: 2, dealer: 3, won: 0 })
  await play()
  await message('You 2, dealer 3: you lose 1,000')
  expect(net()).toBe('−1,000')
  expect(createTableTranslate('vi')('lost', { mine: 2, theirs: 3, stake: '1.000' })).toBe(
    'Bạn 2, nhà cái 3: thua 1.000',
  )
})

test('a hand that I do not show is shown automatically when its time is up', async () => {
  const { click, big, message, sentTo, getByText } = await setup()
  const advance = fakeTime()
  await click(big())
  await advance(10)
  expect(getByText('auto-show in 30 s')).toBeTruthy()
  await advance(29_000)
  expect(sentTo(SHOW)).toEqual([])
  await advance(3000)
  await message(/^You \d+, dealer \d+: /)
  expect(sentTo(SHOW)).toHaveLength(1)
})

test('a stake outside the table’s limits cannot be dealt for, and the limits are shown', async () => {
  const { big, act, getByRole, getByText } = await setup()
  const field = getByRole<HTMLInputElement>('textbox', { name: 'Stake: Other' })
  const type = (value: string) => act(() => void fireEvent.input(field, { target: { value } }))
  for (const [typed, isRefused] of [
    ['999', true],
    ['1000000', false],
    ['1000001', true],
  ] as const) {
    await type(typed)
    expect(big().disabled, typed).toBe(isRefused)
    expect(getByText('1,000 to 1,000,000 per hand').hasAttribute('data-wrong')).toBe(isRefused)
  }
})

test('the rules show the chance and payout of each outcome, and the theoretical return', async () => {
  const { press, getByRole } = await setup()
  await press('Rules and odds')
  const rows = [...getByRole('table').querySelectorAll('tbody tr')].map((row) => row.textContent)
  expect(rows).toEqual(['You beat the dealer1.956 × stake45%', 'Tie1 × stake10%', 'The dealer beats you045%'])
  expect(getByRole('dialog').textContent).toContain('RTP 98%')
})

test('finished hands are in the history with their points, stake and win', async () => {
  const { shows, play, press, server, findByText } = await setup()
  shows({ member: 9, dealer: 4, won: 1956 })
  await play()
  const hand = { orderNo: 'PV1', at: 0, stake: 1000, won: 1956, points: { member: 9, dealer: 4 }, marks: {} }
  server.override = () => Response.json({ hands: [hand] })
  await press('Hand history')
  const row = (await findByText('You 9, dealer 4')).closest('li')!
  expect(row.textContent).toMatch(/PV11,000\+1,956$/)
})
