/** @jsxImportSource preact */
import { expect, onTestFinished, test, vi } from 'vitest'
import { createRoundClock } from './round-clock.ts'
import { RoundTime } from './round-time.tsx'
import { renderComponent } from '../testing.tsx'

async function setup({ isOnSale = true } = {}) {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  const clockTime = { now: 0 }
  const clock = createRoundClock(() => clockTime.now)
  clock.update({ numero: '0945', remainTime: 60_000, lockTime: 5, isOnSale }, { sentAt: 0, receivedAt: 0 })
  const page = await renderComponent(<RoundTime clock={clock} numero="0945" />)
  const advance = (ms: number) =>
    page.act(() => {
      clockTime.now += ms
      vi.advanceTimersByTime(250)
    })
  const announcement = () => document.querySelector('[aria-live]')!.textContent
  return { ...page, advance, announcement }
}

test('a round shows its number, the time until the draw, and until when it takes bets', async () => {
  const { getByRole, getByText, advance } = await setup()
  await advance(10_000)
  expect(getByText('Round 0945')).toBeTruthy()
  expect(getByRole('timer').textContent).toBe('00:00:50')
  expect(document.querySelector('.status')!.textContent).toBe('Bets close in 0:45')
})

test('a change of phase is announced, a passing second is not', async () => {
  const { advance, announcement } = await setup()
  await advance(10_000)
  expect(announcement()).toBe('Bets close in 0:55')
  await advance(36_000)
  expect(announcement()).toBe('Closing: 0:09')
  await advance(3000)
  expect(announcement()).toBe('Closing: 0:09')
  await advance(7000)
  expect(announcement()).toBe('Betting closed, drawing soon')
})

test('a round that takes no bets shows no time', async () => {
  const { getByRole, announcement } = await setup({ isOnSale: false })
  expect(getByRole('timer').textContent).toBe('--:--:--')
  expect(announcement()).toBe('Betting paused')
})

test('the closing phase plays one warning sound', async () => {
  const { context, advance } = await setup()
  const played = vi.spyOn(context.sound, 'play')
  await advance(46_000)
  await advance(1000)
  expect(played.mock.calls).toEqual([['warn']])
})
