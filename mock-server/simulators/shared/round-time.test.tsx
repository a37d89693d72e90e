/** @jsxImportSource preact */
import { expect, onTestFinished, test, vi } from 'vitest'
import { createRoundClock } from './round-clock.ts'
import { RoundTime } from './round-time.tsx'
import { showPart } from './testing.tsx'

/** A round of a minute that closes five seconds before its end. */
async function setup({ isOnSale = true } = {}) {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  const page = { time: 0 }
  const clock = createRoundClock(() => page.time)
  clock.hear({ numero: '0945', remainTime: 60_000, lockTime: 5, isOnSale }, { sentAt: 0, receivedAt: 0 })
  const part = await showPart(<RoundTime clock={clock} numero="0945" />)
  const pass = (ms: number) =>
    part.act(() => {
      page.time += ms
      vi.advanceTimersByTime(250)
    })
  const spoken = () => document.querySelector('[aria-live]')!.textContent
  return { ...part, pass, spoken }
}

test('a round shows its number, the time until the draw, and until when it takes bets', async () => {
  const { getByRole, getByText, pass } = await setup()
  await pass(10_000)
  expect(getByText('Round 0945')).toBeTruthy()
  expect(getByRole('timer').textContent).toBe('00:00:50')
  expect(document.querySelector('.status')!.textContent).toBe('Bets close in 0:45')
})

test('a change of phase is spoken, a second that passes is not', async () => {
  const { pass, spoken } = await setup()
  await pass(10_000)
  expect(spoken()).toBe('Bets close in 0:55')
  await pass(36_000)
  expect(spoken()).toBe('Closing: 0:09')
  await pass(3000)
  expect(spoken()).toBe('Closing: 0:09')
  await pass(7000)
  expect(spoken()).toBe('Locked, drawing soon')
})

test('a round that takes no bets shows no time', async () => {
  const { getByRole, spoken } = await setup({ isOnSale: false })
  expect(getByRole('timer').textContent).toBe('--:--:--')
  expect(spoken()).toBe('Not taking bets now')
})

test('the last seconds before the lock are heard by those who want sound, once', async () => {
  const { kit, pass } = await setup()
  const heard = vi.spyOn(kit.sound, 'play')
  await pass(46_000)
  await pass(1000)
  expect(heard.mock.calls).toEqual([['warn']])
})
