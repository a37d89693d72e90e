import { fireEvent, waitFor } from '@testing-library/dom'
import { expect, onTestFinished, test, vi } from 'vitest'
import { launchGame } from '../../testing.ts'
import { fakeTime, renderPage, mockMatchMedia } from '../../shared/testing.tsx'
import { openSlot } from './slot-page.tsx'
import { createSlotTranslate } from './messages.ts'

const SPIN = '/partners/slot/spin'

async function setup(account = 'demo01', rulebook?: string) {
  mockMatchMedia()
  const gateway = await launchGame('launchMode=GLS&nodeId=10001', account)
  if (rulebook) await gateway.control('POST', '/preset', { name: `rules-${rulebook}` })
  const page = await renderPage(openSlot, gateway.frame)
  const click = (button: Element) => page.act(() => void fireEvent.click(button))
  const press = (name: string | RegExp) => click(page.getByRole('button', { name }))
  const choose = (group: string, choice: string) => {
    const chips = [...page.getByRole('group', { name: group }).querySelectorAll('button')]
    return click(chips.find(({ textContent }) => textContent === choice)!)
  }
  const choice = (group: string) =>
    page.getByRole('group', { name: group }).querySelector('[aria-pressed=true]')?.textContent
  const message = (text: string) => page.findByText<HTMLElement>(text, { selector: '.won' })
  const big = () => document.querySelector<HTMLButtonElement>('button.spin')!
  const spins = () => gateway.sent.filter(({ path }) => path === SPIN)
  const answers = (...won: number[]) => {
    gateway.server.override = (path) =>
      path === SPIN ? Response.json(aSpin(won.length > 1 ? won.shift()! : won[0]!)) : undefined
  }
  return { ...page, ...gateway, click, press, choose, choice, message, big, spins, answers }
}

const aSpin = (won: number) => ({
  orderNo: 'S1',
  stake: 2000,
  isFree: false,
  reels: Array.from({ length: 5 }, () => ['spade', 'coin', 'club']),
  wins: won > 0 ? [{ line: 0, symbol: 'coin', count: 3, amount: won }] : [],
  scatter: { count: 0, amount: 0, freeSpins: 0 },
  won,
  balance: 5000,
})

test('a loss is stated without encouraging another spin', async () => {
  const { press, answers, message } = await setup()
  answers(0)
  await press('Spin')
  expect(await message('No win this time')).toBeTruthy()
  expect(createSlotTranslate('vi')('lost')).toBe('Lượt này không trúng')
})

test.for(['gb', 'de', 'on', 'open'])(
  'in rulebook %s a payout up to the stake is shown with the net result, without colour, sound or coins of a win [R-5-03]',
  async (rulebook) => {
    const { press, answers, context, message } = await setup('demo01', rulebook)
    const played = vi.spyOn(context.sound, 'play')
    answers(1400)
    await press('Spin')
    const text = await message('1,400 back, −600')
    expect(document.querySelector('.celebration')).toBeNull()
    expect(text.dataset['won']).toBeUndefined()
    expect(document.querySelector('[data-gain]')).toBeNull()
    expect(played.mock.calls.flat()).not.toContain('win')
  },
)

test.for(['gb', 'de', 'on', 'vn'])(
  'in rulebook %s the slot has no autoplay, no quick spin and no stop of the reels [R-5-02]',
  async (rulebook) => {
    const { press, big, spins, queryByRole, answers } = await setup('demo01', rulebook)
    expect(queryByRole('button', { name: 'Auto' })).toBeNull()
    expect(queryByRole('button', { name: 'Quick' })).toBeNull()
    const advance = fakeTime()
    answers(0)
    await press('Spin')
    expect(big().textContent).toBe('Spin')
    await advance(400)
    await press('Spin')
    await advance(400)
    expect(spins()).toHaveLength(1)
  },
)

test.for([
  ['gb', 2500],
  ['de', 5000],
] as const)(
  'the slot lets the next spin begin after the shortest cycle of the rulebook, and no earlier',
  async ([rulebook, cycle]) => {
    const { press, big, spins, answers, act } = await setup('demo01', rulebook)
    const advance = fakeTime()
    answers(0)
    await press('Spin')
    // The reels stop first: what is left of the cycle is waiting only.
    for (const part of [10, 1490, cycle - 1600]) await act(async () => void (await advance(part)))
    expect(big().getAttribute('aria-disabled')).toBe('true')
    await press('Spin')
    expect(spins()).toHaveLength(1)
    await act(async () => void (await advance(200)))
    expect(big().getAttribute('aria-disabled')).toBe('false')
    await press('Spin')
    await advance(10)
    expect(spins()).toHaveLength(2)
  },
)

test('in rulebook open the slot has autoplay and quick spin, and says so with each spin [R-5-02]', async () => {
  const { press, spins, answers } = await setup('demo01', 'open')
  const advance = fakeTime()
  answers(0)
  await press('Quick')
  await press('Spin')
  await advance()
  await press('Auto')
  await press('Start')
  await advance()
  expect(
    spins()
      .map(({ body }) => body['pace'])
      .slice(0, 2),
  ).toEqual(['quick', 'auto'])
})

test('a win above the stake is celebrated', async () => {
  const { press, answers, context, message } = await setup()
  const played = vi.spyOn(context.sound, 'play')
  answers(2001)
  await press('Spin')
  expect((await message('Won 2,001')).dataset['won']).toBe('true')
  expect(played.mock.calls.flat()).toContain('win')
})

test('a win is counted up', async () => {
  const { press, answers, findByText } = await setup()
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  const texts = new Set<string>()
  const watch = new MutationObserver(() => texts.add(document.querySelector('.won')?.textContent ?? ''))
  onTestFinished(() => watch.disconnect())
  watch.observe(document.body, { subtree: true, childList: true, characterData: true })
  answers(24_000)
  await press('Spin')
  await findByText('Won 24,000', { selector: '.won' }, { timeout: 20_000 })
  const counted = [...texts]
    .flatMap((text) => /^Won ([\d,]+)$/.exec(text)?.[1] ?? [])
    .map((text) => Number(text.replace(',', '')))
  expect(counted.length).toBeGreaterThan(3)
  expect(counted).toEqual(counted.toSorted((one, other) => one - other))
})

test('the net result of the visit is shown above the reels', async () => {
  const { press, answers, message, big } = await setup()
  const net = () => document.querySelector('.session .amount')!.textContent
  expect(net()).toBe('0')
  answers(0, 2001)
  await press('Spin')
  await message('No win this time')
  expect(net()).toBe('−2,000')
  await waitFor(() => expect(big().textContent).toBe('Spin'))
  await press('Spin')
  await message('Won 2,001')
  expect(net()).toBe('−1,999')
})

test('a spin of unknown outcome can only be repeated unchanged; the stake is locked', async () => {
  const { press, click, big, spins, server, getByRole, findByRole, answers } = await setup()
  const advance = fakeTime()
  server.override = (path) => (path === SPIN ? new Response('Bad Gateway', { status: 502 }) : undefined)
  await press('Spin')
  await advance()
  expect((await findByRole('alert')).textContent).toMatch(/never counts twice/)
  expect(big().textContent).toBe('Check')
  for (const name of ['Raise the stake', 'Lower the stake', /^Stake/, 'Auto'])
    expect(getByRole<HTMLButtonElement>('button', { name }).disabled).toBe(true)

  answers(0)
  await click(big())
  await advance()
  await waitFor(() => expect(big().textContent).toBe('Spin'))
  expect(new Set(spins().map(({ key }) => key)).size).toBe(1)
  expect(new Set(spins().map(({ body }) => body['stake']))).toEqual(new Set([2000]))
})

const PLAN = [
  ['Number of spins', '50'],
  ['Loss limit', '10K'],
  ['Win limit', '20K'],
] as const

test('automatic play starts in two taps, with ten spins and both limits', async () => {
  const { press, choice, spins } = await setup()
  const advance = fakeTime()
  await press('Auto')
  expect(['Number of spins', 'Loss limit', 'Win limit'].map(choice)).toEqual(['10', '20K', '50K'])
  expect(spins()).toEqual([])
  await press('Start')
  await advance()
  expect(spins().length).toBeGreaterThan(0)
})

test('automatic play stops before a spin that could lose more than its limit, and says so', async () => {
  const { press, choose, big, spins, answers, findByRole } = await setup()
  const advance = fakeTime()
  answers(0)
  await press('Auto')
  for (const [group, choice] of PLAN) await choose(group, choice)
  await press('Start')
  for (let turn = 0; turn < 8; turn++) await advance()
  expect(spins()).toHaveLength(5)
  expect((await findByRole('alert')).textContent).toMatch(/could pass your loss limit of 10,000/)
  expect(big().textContent).toBe('Spin')
})

test('a player without enough money for a spin is offered the deposit of the site around the game', async () => {
  const parentWindow = { postMessage: vi.fn<(message: object, target: string) => void>() }
  vi.stubGlobal('parent', parentWindow)
  const { press, findByRole } = await setup('demo02')
  await press('Spin')
  expect((await findByRole('alert')).textContent).toMatch(/^Insufficient balance for this stake\./)
  await press('Deposit')
  expect(parentWindow.postMessage.mock.calls).toEqual([[{ longan: 'deposit' }, '*']])
})

test('a game without a site around it offers no deposit', async () => {
  const { press, findByRole } = await setup('demo02')
  await press('Spin')
  expect((await findByRole('alert')).textContent).toBe('Insufficient balance for this stake.')
})

test('a free spin sends no stake: one that another page has played meanwhile costs nothing here', async () => {
  const { press, spins, server, big, findByText } = await setup()
  const feature = { left: 3, total: 10, stake: 2000, won: 0 }
  server.override = (path) =>
    path === SPIN && spins().length === 1 ? Response.json({ ...aSpin(0), feature }) : undefined
  const advance = fakeTime()
  await press('Spin')
  for (let turn = 0; turn < 3; turn++) await advance()
  await waitFor(() => expect(big().textContent).toBe('Spin'))
  expect(spins().map(({ body }) => body['stake'])).toEqual([2000, undefined])
  expect(await findByText('12,408,317.50')).toBeTruthy()
})

test('a window that gets the focus shows the current balance, spent in another window', async () => {
  const { findByText, call, frame } = await setup()
  const { json } = await call('POST', SPIN, { body: { ...frame, stake: 100_000 } })
  dispatchEvent(new Event('focus'))
  expect(await findByText(json.balance.toLocaleString('en-US', { minimumFractionDigits: 2 }))).toBeTruthy()
})

test('an unreadable answer is reported, and the table is reloaded', async () => {
  const { press, big, server, findByRole, findByText } = await setup()
  server.override = (path) => (path === SPIN ? Response.json({ ...aSpin(0), reels: null }) : undefined)
  await press('Spin')
  expect((await findByRole('alert')).textContent).toMatch(/not responding/)
  expect(big().textContent).toBe('Spin')
  expect(await findByText('12,408,317.50')).toBeTruthy()
})
