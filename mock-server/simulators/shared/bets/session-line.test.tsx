/** @jsxImportSource preact */
import { onTestFinished, expect, test, vi } from 'vitest'
import { SessionLine } from './session-line.tsx'
import { renderPage } from '../testing.tsx'

async function setup(language: 'vi' | 'en' = 'en') {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] })
  onTestFinished(() => void vi.useRealTimers())
  const page = await renderPage((context) => <SessionLine context={context} />, { language })
  const line = () => document.querySelector('.session')!.textContent
  const add = (net: number) => page.act(() => page.context.session.add(net))
  const advance = (ms: number) => page.act(() => void vi.advanceTimersByTime(ms))
  return { line, add, advance }
}

test('a game that was just opened shows no time and no result', async () => {
  const { line } = await setup()
  expect(line()).toBe('Play money Played 0 min Net win/loss 0')
})

test('the line shows the net result so far, to the smallest coin', async () => {
  const { line, add } = await setup()
  await add(-0.1)
  await add(-0.2)
  expect(line()).toContain('Net win/loss −0.3')
  await add(2000.3)
  expect(line()).toContain('Net win/loss +2,000')
})

test('the minutes advance by themselves', async () => {
  const { line, advance } = await setup('vi')
  await advance(59_000)
  expect(line()).toContain('Đã chơi 0 phút')
  await advance(5000)
  expect(line()).toContain('Đã chơi 1 phút')
})
