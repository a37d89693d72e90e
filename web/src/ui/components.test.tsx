import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import * as v from 'valibot'
import { expect, test, vi } from 'vitest'
import { startI18n } from '#i18n/i18n.ts'
import { serverClock } from '#lib/time/server-clock.ts'
import { Badge } from '#ui/text/badge.tsx'
import { Carousel } from '#ui/media/carousel.tsx'
import { Countdown } from '#ui/text/countdown.tsx'
import { useForm } from '#ui/form/form.tsx'
import { OverlayHost, showLoading } from '#ui/overlay/overlay.tsx'
import { PasswordField, TextField } from '#ui/form/text-field.tsx'
import { Tile } from '#ui/media/tile.tsx'
import { toastDurations } from '#ui/overlay/toast.ts'
import { t } from '#testing/text.ts'

test('a badge shows 99 as 99 and more as 99+ [A-2-80]', () => {
  render(
    <>
      <Badge count={99} />
      <Badge count={100} />
      <Badge count={0} />
    </>,
  )

  expect(screen.getByText('99')).toBeTruthy()
  expect(screen.getByText('99+')).toBeTruthy()
})

test('toasts have the durations of the specification', () => {
  const stated = { default: 1500, comingSoon: 1000, saved: 1000, freeReject: 2000, short: 3000, long: 8000 }
  expect(toastDurations).toEqual({ ...stated, lasting: Infinity })
})

test('a loading cover ends after ten seconds; one without a limit stays until it is closed [A-9-03]', async () => {
  await startI18n()
  await import('./page/loading-cover.tsx')
  vi.useFakeTimers()
  render(<OverlayHost />)

  await act(async () => void showLoading('Short'))
  expect(screen.getByText('Short')).toBeTruthy()
  await act(() => vi.advanceTimersByTimeAsync(10_000))
  expect(screen.queryByText('Short')).toBeNull()

  const hide = await act(async () => showLoading('Endless', Infinity))
  await act(() => vi.advanceTimersByTimeAsync(30_000))
  expect(screen.getByText('Endless')).toBeTruthy()
  await act(async () => hide())
  expect(screen.queryByText('Endless')).toBeNull()
})

test('a countdown has days and hours from one day on', async () => {
  await startI18n()
  const { container } = render(
    <>
      <Countdown deadline={serverClock.now() + 37.5 * 3_600_000} />
      <Countdown deadline={serverClock.now() + 23.5 * 3_600_000} />
    </>,
  )
  expect(container.textContent).toMatch(/^1 ngày 13 giờ23:/)
})

test('a countdown without a deadline shows dashes', async () => {
  await startI18n()
  render(<Countdown deadline={undefined} />)

  expect(screen.getByRole('timer').textContent).toBe('--:--:--')
})

test('a banner whose picture fails to load is hidden [G-2-25]', async () => {
  await startI18n()
  render(<Carousel label="Banner" slides={[{ id: '1', image: '/missing.webp', alt: 'Gone' }]} />)
  act(() => void screen.getByAltText('Gone').dispatchEvent(new Event('error')))

  expect(screen.queryByAltText('Gone')).toBeNull()
})

test('a tile opens its game, and its heart is a separate button', async () => {
  await startI18n()
  const [open, like] = [vi.fn<() => void>(), vi.fn<() => void>()]
  render(<Tile title="Rồng Vàng" vendor="Kim Long" hot onOpen={open} onFavourite={like} />)

  await userEvent.click(screen.getByRole('button', { name: /^Rồng Vàng/ }))
  await userEvent.click(screen.getByRole('button', { name: t('app:addFavourite', { name: 'Rồng Vàng' }) }))
  expect([open.mock.calls.length, like.mock.calls.length]).toEqual([1, 1])
})

function LoginForm({ onSubmit }: { onSubmit: () => Promise<void> }) {
  const form = useForm(
    v.object({ name: v.pipe(v.string(), v.minLength(2, 'Too short')), secret: v.string() }),
    onSubmit,
  )
  return (
    <form {...form.props}>
      <TextField label="Name" {...form.field('name')} />
      <PasswordField label="Secret" {...form.field('secret')} />
      <button type="submit">Send</button>
    </form>
  )
}

test('a form focuses the first invalid field, and repeated taps send it once', async () => {
  await startI18n()
  const { promise, resolve } = Promise.withResolvers<void>()
  const sent = vi.fn<() => Promise<void>>(() => promise)
  render(<LoginForm onSubmit={sent} />)

  await userEvent.click(screen.getByText('Send'))
  expect(screen.getByText('Too short')).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByLabelText('Name'))

  await userEvent.type(screen.getByLabelText('Name'), 'Lan')
  await userEvent.dblClick(screen.getByText('Send'))
  await act(async () => resolve())
  expect(sent).toHaveBeenCalledTimes(1)
  expect(screen.queryByText('Too short')).toBeNull()
})

test('a date field without limits allows the years 2000 to 2030 [A-9-11]', () => {
  render(
    <>
      <TextField label="Any" name="any" kind="day" />
      <TextField label="Late" name="late" kind="day" min="2026-11-01" />
    </>,
  )
  const { min, max } = screen.getByLabelText<HTMLInputElement>('Any')
  expect([min, max]).toEqual(['2000-01-01', '2030-12-31'])
  expect(screen.getByLabelText<HTMLInputElement>('Late').min).toBe('2026-11-01')
})

test('the minutes of a date-time field have a step of one [A-9-12]', async () => {
  render(<TextField label="When" name="when" kind="moment" />)
  const when = screen.getByLabelText<HTMLInputElement>('When')
  expect([when.type, when.step]).toEqual(['datetime-local', '60'])
  when.value = '2026-11-20T08:30'
  when.stepUp()
  expect(when.value).toBe('2026-11-20T08:31')
})
