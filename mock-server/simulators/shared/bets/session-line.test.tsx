/** @jsxImportSource preact */
import { onTestFinished, expect, test, vi } from 'vitest'
import { SessionLine } from './session-line.tsx'
import { createMoneyFormat } from '../money.ts'
import { GameHeader } from '../game-header.tsx'
import { renderPage } from '../testing.tsx'

async function setup(language: 'vi' | 'en' = 'en', isTitleOutside = false) {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] })
  onTestFinished(() => void vi.useRealTimers())
  const page = await renderPage(
    (context) => (
      <>
        <GameHeader name="Gold carp">{undefined}</GameHeader>
        <SessionLine context={context} />
      </>
    ),
    { language, isTitleOutside },
  )
  const line = () => document.querySelector('.session')!.textContent
  const add = (net: number) => page.act(() => page.context.session.add(net))
  const advance = (ms: number) => page.act(() => void vi.advanceTimersByTime(ms))
  return { line, add, advance }
}

test('a game that was just opened shows no time and no result', async () => {
  const { line } = await setup()
  expect(line()).toBe('Play money Played 0 min Net win/loss 0\u00A0₫')
})

test('the line shows the net result so far, to the smallest coin', async () => {
  const { line, add } = await setup()
  await add(-0.1)
  await add(-0.2)
  expect(line()).toContain('Net win/loss −0.30\u00A0₫')
  await add(2000.3)
  expect(line()).toContain('Net win/loss +2,000\u00A0₫')
})

test('an amount has two decimals unless it is whole, and other numbers only their own', () => {
  const { plain, signed, sum, number } = createMoneyFormat('vi')
  expect([sum(500_000), createMoneyFormat('en', '€').sum(1.5)]).toEqual(['500.000\u00A0₫', '1.50\u00A0€'])
  expect([7298.8, 829, 0].map(plain)).toEqual(['7.298,80', '829', '0'])
  expect([7298.8, -829, -0].map(signed)).toEqual(['+7.298,80', '−829', '0'])
  expect(number(5.4)).toBe('5,4')
})

test('the minutes advance by themselves', async () => {
  const { line, advance } = await setup('vi')
  await advance(59_000)
  expect(line()).toContain('Đã chơi 0 phút')
  await advance(5000)
  expect(line()).toContain('Đã chơi 1 phút')
})

test('where the bar of the site shows time and result, the header only says that the money is play money', async () => {
  await setup('en', true)
  expect(document.querySelector('.session')).toBeNull()
  expect(document.querySelector('header .demo')!.textContent).toBe('Play money')
})

test('without such a bar the badge is shown once', async () => {
  await setup()
  expect(document.querySelectorAll('.demo')).toHaveLength(1)
})
