import { act, render, screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { formatCountdown } from '#lib/dates.ts'
import { serverClock } from '#lib/server-clock.ts'
import { open } from '#testing/open.tsx'
import { advance, fakeTime } from '#testing/fake-time.ts'
import { Countdown } from '#ui/countdown.tsx'
import { LotteryScreen } from './lottery-screen.tsx'

const MINUTE = 60_000
const wrongBy = 2 * MINUTE
const oneWay = 200
const allowed = 250
/** Rounds begin by the clock: at another moment than this one of the looks may fall just where a round does. */
const friday = Date.parse('2026-11-20T12:42:00.000Z')
/** The gateway's time. */
const truth = () => Date.now() + wrongBy

/** Each answer is 400 ms on the way; the device is two minutes behind the gateway and thinks that it is right. */
async function openFarAway() {
  fakeTime()
  vi.setSystemTime(friday)
  const gateway: { tellTime?: () => void } = {}
  const slowly = async (_request: Request, real: () => Promise<Response>) => {
    await new Promise((done) => setTimeout(done, oneWay))
    gateway.tellTime?.()
    const answer = await real()
    await new Promise((done) => setTimeout(done, oneWay))
    return answer
  }
  const opening = open(<LotteryScreen />, { at: '/m/elott', answers: { '*': slowly } })
  await vi.advanceTimersByTimeAsync(1000)
  const view = await opening
  // A mock of a test stands still until it is told the time.
  gateway.tellTime = () => view.world.clock.set(truth())
  serverClock.learn({ serverTime: Date.now(), sentAt: Date.now(), receivedAt: Date.now(), precise: true })
  return view
}

type View = Awaited<ReturnType<typeof openFarAway>>

/** The page is hidden for so long: no timer of its runs, the world goes on. */
function hideFor(ms: number) {
  vi.setSystemTime(Date.now() + ms)
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
}

/** What each row on screen shows, and whether that is the gateway's own time left, 250 ms more or less. */
function rowsOf({ services, world }: View) {
  world.clock.set(truth())
  const opened = services.lottery.opened({ prizeMode: 'Elott', language: 'vi', count: 100, withTables: true })
  return screen.getAllByRole('timer').flatMap((timer) => {
    const name = within(timer.closest('li')!).getAllByRole('button')[0]!.textContent
    const left = opened.find(({ labelName, isSale }) => isSale && labelName === name)?.remainTime
    if (left === undefined) return []
    const mayShow = [left - allowed, left + allowed].map(formatCountdown)
    return [{ name, left, shown: timer.textContent, isTrue: mayShow.includes(timer.textContent) }]
  })
}

test('after ten minutes, one of them hidden, far from the gateway and with a wrong clock, every row tells its time to 250 ms', async () => {
  const view = await openFarAway()
  await advance(5 * MINUTE)
  hideFor(MINUTE)
  await advance(4 * MINUTE)
  const seen = new Set<string | null>()
  for (let look = 0; look < 30; look++) {
    await advance(137)
    const rows = rowsOf(view).filter(({ left }) => left > 2 * oneWay + allowed)
    rows.forEach(({ name }) => seen.add(name))
    expect(rows.filter(({ isTrue }) => !isTrue)).toEqual([])
  }
  expect(seen.size).toBeGreaterThan(10)
})

test('two hundred countdowns cost one timer, and nobody’s none', async () => {
  fakeTime()
  const before = vi.getTimerCount()
  const countdowns = Array.from({ length: 200 }, (_, at) => <Countdown key={at} deadline={Date.now() + at * 1000} />)
  const { unmount } = render(<>{countdowns}</>)
  await advance(10_000)
  expect(vi.getTimerCount() - before).toBe(1)
  unmount()
  expect(vi.getTimerCount() - before).toBe(0)
})
