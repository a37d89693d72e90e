import { fireEvent, waitFor } from '@testing-library/dom'
import { expect, test, vi } from 'vitest'
import { launched } from '../../testing.ts'
import { hurry, showPage, mockMatchMedia } from '../../shared/testing.tsx'
import { openSlot } from './open-slot.tsx'
import { slotWords } from './slot-words.ts'

const SPIN = '/partners/slot/spin'

/** A slot in front of a player whose phone moves nothing, so that a spin is over at once. */
async function setup(account = 'demo01') {
  mockMatchMedia()
  const house = await launched('launchMode=GLS&nodeId=10001', account)
  const page = await showPage(openSlot, house.frame)
  const click = (button: Element) => page.act(() => void fireEvent.click(button))
  const press = (name: string | RegExp) => click(page.getByRole('button', { name }))
  const choose = (group: string, choice: string) => {
    const chips = [...page.getByRole('group', { name: group }).querySelectorAll('button')]
    return click(chips.find(({ textContent }) => textContent === choice)!)
  }
  const said = (text: string) => page.findByText<HTMLElement>(text, { selector: '.won' })
  const big = () => document.querySelector<HTMLButtonElement>('button.spin')!
  const spins = () => house.sent.filter(({ path }) => path === SPIN)
  /** The server answers so from now on: a spin that won so much. */
  const answers = (...won: number[]) => {
    house.server.instead = (path) =>
      path === SPIN ? Response.json(aSpin(won.length > 1 ? won.shift()! : won[0]!)) : undefined
  }
  return { ...page, ...house, click, press, choose, said, big, spins, answers }
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

test('a loss is said, and nothing urges on', async () => {
  const { press, answers, said } = await setup()
  answers(0)
  await press('Spin')
  expect(await said('No win this time')).toBeTruthy()
  expect(slotWords('vi')('lost')).toBe('Lượt này không trúng')
})

test('what comes back below the stake is told as that: no colour of winning, no sound', async () => {
  const { press, answers, kit, said } = await setup()
  const heard = vi.spyOn(kit.sound, 'play')
  answers(1000)
  await press('Spin')
  const text = await said('Returned 1,000 of 2,000 staked')
  expect(text.dataset['won']).toBeUndefined()
  expect(document.querySelector('[data-gain]')).toBeNull()
  expect(heard.mock.calls.flat()).not.toContain('win')
})

test('a win above the stake is celebrated', async () => {
  const { press, answers, kit, said } = await setup()
  const heard = vi.spyOn(kit.sound, 'play')
  answers(2001)
  await press('Spin')
  expect((await said('Won 2,001')).dataset['won']).toBe('true')
  expect(heard.mock.calls.flat()).toContain('win')
})

test('above the reels stands what the spins of this visit have come to', async () => {
  const { press, answers, said, big } = await setup()
  const net = () => document.querySelector('.session .amount')!.textContent
  expect(net()).toBe('0')
  answers(0, 2001)
  await press('Spin')
  await said('No win this time')
  expect(net()).toBe('−2,000')
  await waitFor(() => expect(big().textContent).toBe('Spin'))
  await press('Spin')
  await said('Won 2,001')
  expect(net()).toBe('−1,999')
})

test('a spin of which nobody knows can only be asked for again, as it was; the stake waits', async () => {
  const { press, click, big, spins, server, getByRole, findByRole, answers } = await setup()
  const pass = hurry()
  server.instead = (path) => (path === SPIN ? new Response('Bad Gateway', { status: 502 }) : undefined)
  await press('Spin')
  await pass()
  expect((await findByRole('alert')).textContent).toMatch(/never counts twice/)
  expect(big().textContent).toBe('Ask')
  for (const name of ['Raise the stake', 'Lower the stake', /^Stake/, 'Auto'])
    expect(getByRole<HTMLButtonElement>('button', { name }).disabled).toBe(true)

  answers(0)
  await click(big())
  await pass()
  await waitFor(() => expect(big().textContent).toBe('Spin'))
  expect(new Set(spins().map(({ key }) => key)).size).toBe(1)
  expect(new Set(spins().map(({ body }) => body['stake']))).toEqual(new Set([2000]))
})

const PLAN = [
  ['Number of spins', '50'],
  ['Lose at most', '10K'],
  ['Stop once ahead by', '20K'],
] as const

test('an auto-play starts only with a number of spins, a limit of losing and a limit of winning', async () => {
  const { press, choose, getByRole, spins } = await setup()
  await press('Auto')
  const start = () => getByRole<HTMLButtonElement>('button', { name: /^(Start|Choose the spins and both limits)$/ })
  for (const [group, choice] of PLAN) {
    expect([start().disabled, start().textContent]).toEqual([true, 'Choose the spins and both limits'])
    await choose(group, choice)
  }
  expect([start().disabled, start().textContent]).toEqual([false, 'Start'])
  expect(spins()).toEqual([])
})

test('an auto-play stops before a spin that could lose more than its limit, and says so', async () => {
  const { press, choose, big, spins, answers, findByRole } = await setup()
  const pass = hurry()
  answers(0)
  await press('Auto')
  for (const [group, choice] of PLAN) await choose(group, choice)
  await press('Start')
  for (let turn = 0; turn < 8; turn++) await pass()
  expect(spins()).toHaveLength(5)
  expect((await findByRole('alert')).textContent).toMatch(/could pass your loss limit of 10,000/)
  expect(big().textContent).toBe('Spin')
})

test('whoever has too little for a spin is offered the deposit of the site around the game', async () => {
  const around = { postMessage: vi.fn<(message: object, target: string) => void>() }
  vi.stubGlobal('parent', around)
  const { press, findByRole } = await setup('demo02')
  await press('Spin')
  expect((await findByRole('alert')).textContent).toMatch(/^Your balance is too low for this stake\./)
  await press('Deposit')
  expect(around.postMessage.mock.calls).toEqual([[{ longan: 'deposit' }, '*']])
})

test('a game that stands alone, with no site around it, offers no deposit', async () => {
  const { press, findByRole } = await setup('demo02')
  await press('Spin')
  expect((await findByRole('alert')).textContent).toBe('Your balance is too low for this stake.')
})

test('a free spin names no stake: one that another page has played meanwhile costs nothing here', async () => {
  const { press, spins, server, big, findByText } = await setup()
  const feature = { left: 3, total: 10, stake: 2000, won: 0 }
  server.instead = (path) =>
    path === SPIN && spins().length === 1 ? Response.json({ ...aSpin(0), feature }) : undefined
  const pass = hurry()
  await press('Spin')
  for (let turn = 0; turn < 3; turn++) await pass()
  await waitFor(() => expect(big().textContent).toBe('Spin'))
  expect(spins().map(({ body }) => body['stake'])).toEqual([2000, undefined])
  expect(await findByText('12,408,317.50')).toBeTruthy()
})

test('a window that is chosen again shows what the player has now, spun away in another one', async () => {
  const { findByText, call, frame } = await setup()
  const { json } = await call('POST', SPIN, { body: { ...frame, stake: 100_000 } })
  dispatchEvent(new Event('focus'))
  expect(await findByText(json.balance.toLocaleString('en-US', { minimumFractionDigits: 2 }))).toBeTruthy()
})

test('an answer that makes no sense stops nothing for good: it is said, and the table is looked at again', async () => {
  const { press, big, server, findByRole, findByText } = await setup()
  server.instead = (path) => (path === SPIN ? Response.json({ ...aSpin(0), reels: null }) : undefined)
  await press('Spin')
  expect((await findByRole('alert')).textContent).toMatch(/cannot answer/)
  expect(big().textContent).toBe('Spin')
  expect(await findByText('12,408,317.50')).toBeTruthy()
})
