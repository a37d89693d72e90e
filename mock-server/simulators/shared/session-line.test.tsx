/** @jsxImportSource preact */
import { onTestFinished, expect, test, vi } from 'vitest'
import { SessionLine } from './session-line.tsx'
import { showPage } from './testing.tsx'

/** The line of a game that has just been opened, at a time that stands still. */
async function setup(language: 'vi' | 'en' = 'en') {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] })
  onTestFinished(() => void vi.useRealTimers())
  const page = await showPage((kit) => <SessionLine kit={kit} />, { language })
  const line = () => document.querySelector('.session')!.textContent
  const add = (net: number) => page.act(() => page.kit.session.add(net))
  const pass = (ms: number) => page.act(() => void vi.advanceTimersByTime(ms))
  return { line, add, pass }
}

test('a game that has just been opened has taken no time and no money', async () => {
  const { line } = await setup()
  expect(line()).toBe('Played 0 min Net result 0')
})

test('it says what was lost and won so far, to the smallest coin', async () => {
  const { line, add } = await setup()
  await add(-0.1)
  await add(-0.2)
  expect(line()).toContain('Net result −0.3')
  await add(2000.3)
  expect(line()).toContain('Net result +2,000')
})

test('the minutes go on by themselves', async () => {
  const { line, pass } = await setup('vi')
  await pass(59_000)
  expect(line()).toContain('Đã chơi 0 phút')
  await pass(5000)
  expect(line()).toContain('Đã chơi 1 phút')
})
