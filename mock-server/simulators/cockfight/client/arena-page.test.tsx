import { fireEvent } from '@testing-library/dom'
import { expect, test, vi } from 'vitest'
import { arenaWords } from './arena-words.ts'
import { aBet, aState, balance, net, NUMBER, over, said, setup, stage } from './testing.ts'

test('a side and a stake are a bet: what it would bring is said before, what was taken after', async () => {
  const { press, bet, bets, pass, tells, side } = await setup()
  await tells({})
  expect([bet().disabled, bet().textContent]).toEqual([true, 'Choose a side'])
  await press(/^Meron \(red\)/)
  expect(said().textContent).toBe('If Meron (red) wins, 380 comes back')
  expect(bet().textContent).toBe('Bet 200 on Meron (red)')
  await press('1K')
  expect(said().textContent).toBe('If Meron (red) wins, 1,900 comes back')
  expect(bets()).toEqual([])
  expect(side(/^Meron/).ariaPressed).toBe('true')
  await press(/^Meron \(red\)/)
  await pass(10)
  expect(bet().disabled).toBe(true)
})

test('a bet is taken at its odds; what is staked stands on its side, and nothing stays chosen', async () => {
  const { press, click, bet, bets, pass, side } = await setup()
  await press(/^Wala \(blue\)/)
  await click(bet())
  await pass(500)
  expect(said().textContent).toMatch(/^Taken: 200 on Wala \(blue\) at \d\.\d\d$/)
  expect(balance()).toBe('12,408,117.50')
  expect(side(/^Wala/).textContent).toMatch(/200 staked$/)
  expect(bets().map(({ body }) => [body['side'], body['stake']])).toEqual([['wala', 200]])
  expect(bet().disabled).toBe(true)
})

test('a win is said with what was won and what comes back', async () => {
  const { tells, kit } = await setup()
  const heard = vi.spyOn(kit.sound, 'play')
  await tells({ ...over('meron', [aBet('meron', 380)]), balance: 5180 })
  expect(said().textContent).toBe(`Fight ${NUMBER}. Meron (red) wins: you win 180, 380 comes back`)
  expect([said().dataset['gain'], balance(), net()]).toEqual(['true', '5,180.00', '+180'])
  expect(heard.mock.calls.flat()).toContain('win')
})

test('what comes back below the stakes is told as that: no colour of winning, no sound', async () => {
  const { tells, kit } = await setup()
  const heard = vi.spyOn(kit.sound, 'play')
  await tells(over('meron', [aBet('meron', 380), aBet('wala', 0, 1000)]))
  expect(said().textContent).toBe(`Fight ${NUMBER}. Meron (red) wins: 380 of the 1,200 staked comes back`)
  expect([said().dataset['gain'], net()]).toEqual([undefined, '−820'])
  expect(heard.mock.calls.flat()).not.toContain('win')
})

test('a loss is said once, and nothing urges on', async () => {
  const { tells, pass } = await setup()
  await tells(over('draw', [aBet('wala', 0)]))
  expect(said().textContent).toBe(`Fight ${NUMBER}. The fight is a draw: 200 lost`)
  await pass(5000)
  expect(net()).toBe('−200')
  expect(arenaWords('vi')('lost', { outcome: 'Trận hòa', stake: 200 })).toBe('Trận hòa: bạn thua 200')
})

test('a fight without my bets only says who won', async () => {
  const { tells } = await setup()
  await tells(over('wala'))
  expect([said().textContent, net()]).toEqual([`Fight ${NUMBER}. Wala (blue) wins`, '0'])
})

test('the puppets wait while bets are taken, fight when they are closed, and stand when one has won', async () => {
  const { advance, bet, pass, getByText } = await setup()
  expect(stage()).toBe('The stage: two puppets stand and wait')
  expect(getByText('Puppets on a stage: no real bird is here')).toBeTruthy()
  await advance(121)
  await pass(5000)
  expect([stage(), bet().textContent, bet().disabled]).toEqual([
    'The stage: two puppets are fighting',
    'Bets are closed',
    true,
  ])
  expect(document.querySelector('[data-winner]')).toBeNull()
  await advance(45)
  await pass(3000)
  expect(stage()).toMatch(/^The stage: (.* wins|The fight is a draw)$/)
})

test('the next fight opens by itself, with nothing chosen', async () => {
  const { press, tells, bet, getByText } = await setup()
  await tells({})
  await press(/^Meron \(red\)/)
  await tells(aState(NUMBER + 1))
  expect(getByText(`Fight ${NUMBER + 1}`)).toBeTruthy()
  expect(bet().textContent).toBe('Choose a side')
})

test('the board has the latest winners, and says that they tell nothing about the next', async () => {
  const { press, getByRole } = await setup()
  expect(document.querySelectorAll('.board .mark')).toHaveLength(20)
  await press(/^Latest results: Meron \(red\) \d+ · Wala \(blue\) \d+ · Draw \d+$/)
  const sheet = getByRole('dialog')
  expect(sheet.querySelectorAll('li')).toHaveLength(20)
  expect(sheet.textContent).toContain('past results say nothing about the next')
  expect(sheet.querySelector('li')!.textContent).toContain(`Fight ${NUMBER - 1}`)
})

test('the rules say what comes back, and how likely each side is by its odds', async () => {
  const { press, tells, getByRole } = await setup()
  await tells({})
  await press('Rules and odds')
  const rows = [...getByRole('table').querySelectorAll('tbody tr')].map((row) => row.textContent)
  expect(rows).toEqual(['Meron (red)1.90about 50 %', 'Wala (blue)2.10about 45 %', 'Draw12.00about 8 %'])
  expect(getByRole('dialog').textContent).toContain('Theoretical return 95 % on every side')
})

test('a stake that the arena does not take cannot be bet, and its limits are said', async () => {
  const { press, bet, act, getByRole, getByText } = await setup()
  await press(/^Draw/)
  const field = getByRole<HTMLInputElement>('textbox', { name: 'Stake: Other' })
  for (const [typed, isRefused] of [
    ['199', true],
    ['200000', false],
    ['200001', true],
  ] as const) {
    await act(() => void fireEvent.input(field, { target: { value: typed } }))
    expect(bet().disabled, typed).toBe(isRefused)
    expect(getByText('200 to 200,000 a bet').hasAttribute('data-wrong')).toBe(isRefused)
  }
})
