import { act, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { serverClock } from '#lib/server-clock.ts'
import { changed } from '#testing/gateway.ts'
import { open } from '#testing/open.tsx'

/** The app while the site is closed, until so many milliseconds from now where that is known. */
async function closed(left?: number, more: object = {}) {
  vi.useFakeTimers({
    shouldAdvanceTime: true,
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
  })
  let isClosed = true
  let end: number | undefined
  const status = (...call: Parameters<ReturnType<typeof changed>>) => {
    if (left !== undefined) end ??= serverClock.now() + left
    const closing = changed({ maintenance: true, ...(end && { maintenanceEndTime: end }), ...more })
    return isClosed ? closing(...call) : call[1]()
  }
  const answers = { status }
  const view = await open('/m/help', { answers })
  await screen.findByText('Đang bảo trì')
  return { ...view, opens: () => (isClosed = false) }
}

test('a maintenance whose end is known counts down to it, and the site opens then', async () => {
  const { opens, calls } = await closed(90_000)
  expect((await screen.findByRole('timer')).textContent).toMatch(/^00:01:(30|29)$/)
  expect(screen.getByText(/^Dự kiến mở lại lúc \d\d\/\d\d \d\d:\d\d$/)).toBeTruthy()
  await act(() => vi.advanceTimersByTimeAsync(30_000))
  expect(screen.getByRole('timer').textContent).toMatch(/^00:01:00|00:00:59$/)
  await act(() => vi.advanceTimersByTimeAsync(55_000))
  const before = calls('status').length
  opens()
  await act(() => vi.advanceTimersByTimeAsync(6000))
  expect(calls('status').length).toBeGreaterThan(before)
  expect(await screen.findByRole('heading', { level: 1, name: 'Trung tâm trợ giúp' })).toBeTruthy()
})

test('one whose end nobody knows has no countdown', async () => {
  await closed()
  expect(screen.queryByRole('timer')).toBeNull()
  expect(screen.getByRole('button', { name: 'Kiểm tra lại' })).toBeTruthy()
})

test('a closed site speaks both languages, and leads to customer service', async () => {
  const opened = vi.spyOn(globalThis, 'open').mockReturnValue(null)
  const { user } = await closed(undefined, {
    info: { customerService: [{ type: 3, title: 'Zalo', path: 'https://zalo.example/' }] },
  })
  await user.click(screen.getByRole('button', { name: 'Hỗ trợ' }))
  await vi.waitFor(() => expect(opened.mock.calls.map(([url]) => String(url))).toEqual(['https://zalo.example/']))
  opened.mockRestore()
  await user.click(screen.getByRole('button', { name: 'English' }))
  expect(await screen.findByText('Under maintenance')).toBeTruthy()
})
