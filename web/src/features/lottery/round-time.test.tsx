import { listOpenedNumeros } from '@longan/react-query/lottery'
import { act, render, screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { connect } from '#api/gateway.ts'
import { openedLotteriesQuery } from '#api/games/lottery.queries.ts'
import { createQueryClient } from '#api/query-client.ts'
import { startI18n } from '#i18n/i18n.ts'
import { serverClock, useServerNow, useServerTime } from '#lib/time/server-clock.ts'
import { renderScreen } from '#testing/render-screen.tsx'
import { Countdown } from '#ui/text/countdown.tsx'
import { LotteryScreen } from './lottery-screen.tsx'
import { t } from '#testing/text.ts'

async function startFakeClock() {
  await startI18n()
  vi.useFakeTimers({ now: 1_800_000_000_000 })
}

test('a countdown starts at the remaining time less half the round trip [G-4-04]', async () => {
  await startFakeClock()
  const item = {
    gameId: 1,
    numero: '1',
    labelName: 'A',
    tag: [],
    remainTime: 60_000,
    lockTime: 5,
    previousWinningNumber: '',
  }
  const fetch = () => new Promise<Response>((resolve) => setTimeout(() => resolve(Response.json({ A: item })), 400))
  connect({ baseUrl: 'http://mock.local', merchant: 'DEMO', fetch })
  const response = createQueryClient().fetchQuery(openedLotteriesQuery('SEA', 'VI'))
  await vi.advanceTimersByTimeAsync(400)
  const [round] = await response
  expect(round!.drawAt - serverClock.now()).toBe(59_800)
})

async function measurePauses(...remainTimes: number[]) {
  const round = { winningTime: 1_800_000_000_000, lockTime: 1, tag: [], previousWinningNumber: '' }
  const items = remainTimes.map((remainTime, index) => {
    const [gameId, code] = [index + 1, `A${index}`]
    return [code, { ...round, code, gameId, numero: `${gameId}`, labelName: code, remainTime }]
  })
  const requestTimes: number[] = []
  await startFakeClock()
  const rounds = ({ url }: Request) => {
    const isElectronic = url.includes('prizeMode=Elott')
    if (isElectronic) requestTimes.push(Date.now())
    return Response.json(isElectronic ? Object.fromEntries(items) : {})
  }
  await renderScreen(<LotteryScreen />, {
    at: '/m/elott',
    answers: { listOpenedNumeros: rounds, '*': Response.json([]) },
  })
  await act(() => vi.advanceTimersByTimeAsync(40_000))
  return requestTimes.slice(1).map((moment, index) => moment - requestTimes[index]!)
}

test('without a round the page fetches the list again after exactly 7 s [G-4-08]', async () => {
  expect(new Set(await measurePauses())).toEqual(new Set([7000]))
})

test('the page fetches the list again after the smallest remaining time [G-4-09]', async () => {
  expect(new Set(await measurePauses(20_000, 12_000))).toEqual(new Set([12_000]))
})

test.each([
  [2300, 7000],
  [90_000, 30_000],
])('with %i ms left the page fetches the list again after exactly %i ms', async (left, pause) => {
  expect(new Set(await measurePauses(left))).toEqual(new Set([pause]))
})

test.each([
  ['began between two ticks of the page', 0, 400],
  ['ends at another time, as a stored one may', 3_600_000, 0],
])('the countdown of a round that %s never shows more than its period', async (_, ahead, latency) => {
  await startFakeClock()
  const period = { roundSeconds: 75, lockTime: 5, isSale: true, tag: [], gameMenus: ['QUICK'] }
  const draw = { numero: '202611200946', remainTime: 75_000 + ahead, winningTime: 1_800_000_075_000 }
  const item = { ...period, ...draw, code: 'A', gameId: 1, labelName: 'A', previousWinningNumber: '' }
  const rounds = async ({ url }: Request) => {
    await new Promise((done) => setTimeout(done, latency))
    return Response.json(url.includes('prizeMode=Elott') ? { A: item } : {})
  }
  await renderScreen(<LotteryScreen />, {
    at: '/m/elott',
    answers: { listOpenedNumeros: rounds, '*': Response.json([]) },
  })
  await act(() => vi.advanceTimersByTimeAsync(latency + 10))
  const times = screen.getAllByRole('timer').map(({ textContent }) => textContent)
  expect(new Set(times)).toEqual(new Set(['00:01:15']))
})

test('a countdown is recomputed once in 500 ms [G-4-05]', async () => {
  await startFakeClock()
  let renderCount = 0
  function Watcher() {
    useServerNow()
    renderCount++
    return null
  }
  render(<Watcher />)
  const before = renderCount
  await act(() => vi.advanceTimersByTimeAsync(500))
  expect(renderCount - before).toBe(1)
})

test('a text that depends on the time is rendered again only when it changes', async () => {
  await startFakeClock()
  let renderCount = 0
  const deadline = serverClock.now() + 5000
  function Watcher() {
    renderCount++
    return <p>{useServerTime((now) => now >= deadline) ? 'over' : 'open'}</p>
  }
  render(<Watcher />)
  const before = renderCount
  await act(() => vi.advanceTimersByTimeAsync(4400))
  expect([renderCount - before, screen.getByRole('paragraph').textContent]).toEqual([0, 'open'])
  await act(() => vi.advanceTimersByTimeAsync(1200))
  expect([renderCount - before, screen.getByRole('paragraph').textContent]).toEqual([1, 'over'])
})

test('a countdown is near when less than 6 s are left [G-4-03]', async () => {
  await startFakeClock()
  render(
    <>
      <Countdown label="six" deadline={serverClock.now() + 6000} />
      <Countdown label="less" deadline={serverClock.now() + 5900} />
    </>,
  )
  expect(screen.getByRole('timer', { name: 'six' }).dataset.near).toBeUndefined()
  expect(screen.getByRole('timer', { name: 'less' }).dataset.near).toBe('true')
})

test('a countdown shows dashes when the time is up [G-4-02]', async () => {
  await startFakeClock()
  render(<Countdown deadline={serverClock.now() + 1000} />)
  expect(screen.getByRole('timer').textContent).toBe('00:00:01')
  await act(() => vi.advanceTimersByTimeAsync(1000))
  expect(screen.getByRole('timer').textContent).toBe('--:--:--')
})

test('a round rolls over when it is drawn, without a reload', async () => {
  await startFakeClock()
  const { client, world, services } = await renderScreen(<LotteryScreen />, { at: '/m/elott' })
  const advance = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
  await advance(1000)
  const row = () => within(screen.getByRole('button', { name: 'Siêu Tốc 45 giây' }).closest('li')!)
  const issue = () => row().getByText(/^(Kỳ|Đã khóa)/).textContent
  const drawn = () => row().getByRole('img').getAttribute('aria-label')

  const drawAt = services.lottery.nextDrawAt('VNQ45')
  world.clock.set(drawAt - 700)
  void client.invalidateQueries({ queryKey: [listOpenedNumeros.operation] })
  await advance(600)
  expect(issue()).toContain(t('lottery:locked'))
  const before = drawn()

  world.clock.set(drawAt + 10)
  // The list is fetched again 7 s after its last response at the earliest.
  await advance(8000)
  expect(issue()).toContain(t('records:round'))
  expect(drawn()).not.toBe(before)
})
