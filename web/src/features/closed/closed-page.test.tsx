import { act, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { type Answers, withChanges } from '#testing/gateway.ts'
import { navigate } from '#testing/render-screen.tsx'
import { t } from '#testing/text.ts'

/** Opens the app during a maintenance; `left` is the time until it ends, in ms, if the gateway says so. */
async function closed(left?: number, answers: Answers = {}) {
  vi.useFakeTimers({
    shouldAdvanceTime: true,
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
  })
  // The clock of the test mock is frozen: it follows the device's.
  const gateway: { syncClock?: () => void } = {}
  const answerInTime = (_request: Request, real: () => Promise<Response>) => {
    gateway.syncClock?.()
    return real()
  }
  const { show, world, ...rest } = await navigate('/m/help', { answers: { '*': answerInTime, ...answers } })
  const [start, deviceStart] = [world.clock.now(), Date.now()]
  gateway.syncClock = () => world.clock.set(start + Date.now() - deviceStart)
  const until = left !== undefined && { until: start + left }
  world.settings.status = { ...world.settings.status, maintenance: true, ...until }
  const view = show()
  await screen.findByText(t('status:maintenanceTitle'))
  return { ...view, ...rest }
}

test('a maintenance with a known end shows a countdown, and the app opens when it ends', async () => {
  const { calls } = await closed(90_000)
  expect((await screen.findByRole('timer')).textContent).toMatch(/^00:01:(30|29)$/)
  expect(screen.getByText(/^Dự kiến mở lại lúc \d\d\/\d\d \d\d:\d\d$/)).toBeTruthy()
  await act(() => vi.advanceTimersByTimeAsync(30_000))
  expect(screen.getByRole('timer').textContent).toMatch(/^(00:01:00|00:00:59)$/)
  await act(() => vi.advanceTimersByTimeAsync(50_000))
  const before = calls('getSystemStatus').length
  await act(() => vi.advanceTimersByTimeAsync(15_000))
  expect(calls('getSystemStatus').length).toBeGreaterThan(before)
  expect(await screen.findByRole('heading', { level: 1, name: t('titles:help') })).toBeTruthy()
})

test('a maintenance without a known end has no countdown', async () => {
  await closed()
  expect(screen.queryByRole('timer')).toBeNull()
  expect(screen.getByRole('button', { name: t('status:checkAgain') })).toBeTruthy()
})

test('the page of a closed site has both languages and a link to customer service', async () => {
  const opened = vi.spyOn(globalThis, 'open').mockReturnValue(null)
  const { user } = await closed(undefined, {
    getSystemStatus: withChanges({
      info: { customerService: [{ type: 3, title: 'Zalo', path: 'https://zalo.example/' }] },
    }),
  })
  await user.click(screen.getByRole('button', { name: t('app:service') }))
  await vi.waitFor(() => expect(opened.mock.calls.map(([url]) => String(url))).toEqual(['https://zalo.example/']))
  opened.mockRestore()
  await user.click(screen.getByRole('button', { name: 'English' }))
  expect(await screen.findByText('Under maintenance')).toBeTruthy()
})
