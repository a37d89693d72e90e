import { act, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderScreen } from '#testing/render-screen.tsx'
import { OverlayHost, showLoading } from './overlay.tsx'
import { showToast, type toastDurations } from './toast.ts'
import { t } from '#testing/text.ts'

async function visibleAt(
  text: string,
  options: { kind?: 'success'; time?: keyof typeof toastDurations },
  moments: number[],
) {
  await renderScreen(<OverlayHost />)
  void showToast('warm up', { time: 'long' })
  await screen.findByText('warm up')
  vi.useFakeTimers()
  await act(async () => showToast(text, options))
  await act(() => vi.advanceTimersByTimeAsync(0))
  const visible = [screen.queryByText(text) !== null]
  for (const [index, moment] of moments.entries()) {
    await act(() => vi.advanceTimersByTimeAsync(moment - (moments[index - 1] ?? 0)))
    visible.push(screen.queryByText(text) !== null)
  }
  vi.useRealTimers()
  return visible
}
const gone = [true, true, false]

test('a success toast stays for 1.5 s [A-9-06]', async () => {
  expect(await visibleAt('đã lưu', { kind: 'success' }, [1400, 1750])).toEqual(gone)
})

test('a notice stays for 1.5 s [A-9-07]', async () => {
  expect(await visibleAt('thông báo', {}, [1400, 1750])).toEqual(gone)
})

test('the message that an account has no free play stays for 2 s [A-9-08]', async () => {
  expect(await visibleAt('từ chối', { time: 'freeReject' }, [1800, 2300])).toEqual(gone)
})

test('"coming soon" stays for 1 s [A-9-09]', async () => {
  expect(await visibleAt('sắp có', { time: 'comingSoon' }, [800, 1300])).toEqual(gone)
})

test('the loading cover of a logout has no time limit and ends with the response [A-9-05]', async () => {
  await renderScreen(<OverlayHost />)
  const hide = await act(async () => showLoading(t('app:loggingOut'), Infinity))
  await screen.findByText(t('app:loggingOut'))
  vi.useFakeTimers()
  await act(() => vi.advanceTimersByTimeAsync(30_000))
  expect(screen.queryByText(t('app:loggingOut'))).toBeTruthy()
  await act(async () => hide())
  vi.useRealTimers()
  expect(screen.queryByText(t('app:loggingOut'))).toBeNull()
})

test.for([
  ['G-9-02', 'short', [2800, 3300]],
  ['G-9-03', 'long', [7800, 8300]],
] as const)('[%s] a %s toast disappears between the times %j (ms)', async ([, time, moments]) => {
  expect(await visibleAt('tin', { time }, [...moments])).toEqual(gone)
})
