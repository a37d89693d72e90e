import { act, render, screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { formatCountdown } from '#lib/time/dates.ts'
import { serverClock } from '#lib/time/server-clock.ts'
import { renderScreen } from '#testing/render-screen.tsx'
import { advance, fakeTime } from '#testing/fake-time.ts'
import { Countdown } from '#ui/text/countdown.tsx'
import { LotteryScreen } from './lottery-screen.tsx'

const MINUTE = 60_000
const clockError = 2 * MINUTE
const latency = 200
const tolerance = 250
/** Rounds begin by the clock. At another start time one of the checks may fall exactly on the start of a round. */
const friday = Date.parse('2026-11-20T12:42:00.000Z')
const gatewayNow = () => Date.now() + clockError

/** Opens the screen with 200 ms latency each way and a device clock that is two minutes behind the gateway, unknown to the client. */
async function openWithLatency() {
  fakeTime()
  vi.setSystemTime(friday)
  const gateway: { syncClock?: () => void } = {}
  const answerSlowly = async (_request: Request, real: () => Promise<Response>) => {
    await new Promise((done) => setTimeout(done, latency))
    gateway.syncClock?.()
    const answer = await real()
    await new Promise((done) => setTimeout(done, latency))
    return answer
  }
  const opening = renderScreen(<LotteryScreen />, { at: '/m/elott', answers: { '*': answerSlowly } })
  await vi.advanceTimersByTimeAsync(1000)
  const view = await opening
  // The clock of the test mock is frozen until it is set.
  gateway.syncClock = () => view.world.clock.set(gatewayNow())
  serverClock.learn({ serverTime: Date.now(), sentAt: Date.now(), receivedAt: Date.now(), precise: true })
  return view
}

type View = Awaited<ReturnType<typeof openWithLatency>>

function hideFor(ms: number) {
  vi.setSystemTime(Date.now() + ms)
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
}

function rowsOf({ services, world }: View) {
  world.clock.set(gatewayNow())
  const opened = services.lottery.opened({ prizeMode: 'Elott', language: 'vi', count: 100, withTables: true })
  return screen.getAllByRole('timer').flatMap((timer) => {
    const name = within(timer.closest('li')!).getAllByRole('button')[0]!.textContent
    const left = opened.find(({ labelName, isSale }) => isSale && labelName === name)?.remainTime
    if (left === undefined) return []
    const mayShow = [left - tolerance, left + tolerance].map(formatCountdown)
    return [{ name, left, text: timer.textContent, isAccurate: mayShow.includes(timer.textContent) }]
  })
}

test('after ten minutes with latency, a wrong clock and a hidden minute, every row shows its time to 250 ms', async () => {
  const view = await openWithLatency()
  await advance(5 * MINUTE)
  hideFor(MINUTE)
  await advance(4 * MINUTE)
  const seen = new Set<string | null>()
  for (let look = 0; look < 30; look++) {
    await advance(137)
    const rows = rowsOf(view).filter(({ left }) => left > 2 * latency + tolerance)
    rows.forEach(({ name }) => seen.add(name))
    expect(rows.filter(({ isAccurate: isTrue }) => !isTrue)).toEqual([])
  }
  expect(seen.size).toBeGreaterThan(10)
})

test('two hundred countdowns share one timer, and no timer is left after unmount', async () => {
  fakeTime()
  const before = vi.getTimerCount()
  const countdowns = Array.from({ length: 200 }, (_, at) => <Countdown key={at} deadline={Date.now() + at * 1000} />)
  const { unmount } = render(<>{countdowns}</>)
  await advance(10_000)
  expect(vi.getTimerCount() - before).toBe(1)
  unmount()
  expect(vi.getTimerCount() - before).toBe(0)
})
