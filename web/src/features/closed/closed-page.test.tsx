import { act, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { serverClock } from '#lib/time/server-clock.ts'
import { withChanges } from '#testing/gateway.ts'
import { renderScreen } from '#testing/render-screen.tsx'
import { t } from '#testing/text.ts'

/** Opens the app while the site is closed; `left` is the time until it reopens, in ms, if known. */
async function closed(left?: number, more: object = {}) {
  vi.useFakeTimers({
    shouldAdvanceTime: true,
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
  })
  let isClosed = true
  let end: number | undefined
  const status = (...call: Parameters<ReturnType<typeof withChanges>>) => {
    if (left !== undefined) end ??= serverClock.now() + left
    const closing = withChanges({ maintenance: true, ...(end && { maintenanceEndTime: end }), ...more })
    return isClosed ? closing(...call) : call[1]()
  }
  const answers = { getSystemStatus: status }
  const view = await renderScreen('/m/help', { answers })
  await screen.findByText(t('status:maintenanceTitle'))
  return { ...view, opens: () => (isClosed = false) }
}

test('a maintenance with a known end shows a countdown, and the app opens when it ends', async () => {
  const { opens, calls } = await closed(90_000)
  expect((await screen.findByRole('timer')).textContent).toMatch(/^00:01:(30|29)$/)
  expect(screen.getByText(/^Dự kiến mở lại lúc \d\d\/\d\d \d\d:\d\d$/)).toBeTruthy()
  await act(() => vi.advanceTimersByTimeAsync(30_000))
  expect(screen.getByRole('timer').textContent).toMatch(/^00:01:00|00:00:59$/)
  await act(() => vi.advanceTimersByTimeAsync(55_000))
  const before = calls('getSystemStatus').length
  opens()
  await act(() => vi.advanceTimersByTimeAsync(6000))
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
    info: { customerService: [{ type: 3, title: 'Zalo', path: 'https://zalo.example/' }] },
  })
  await user.click(screen.getByRole('button', { name: t('app:service') }))
  await vi.waitFor(() => expect(opened.mock.calls.map(([url]) => String(url))).toEqual(['https://zalo.example/']))
  opened.mockRestore()
  await user.click(screen.getByRole('button', { name: 'English' }))
  expect(await screen.findByText('Under maintenance')).toBeTruthy()
})
