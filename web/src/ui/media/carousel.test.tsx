import { act, fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { startI18n } from '#i18n/i18n.ts'
import { openLayer } from '#lib/device/layers.ts'
import { advance, fakeTime, flushUntil } from '#testing/fake-time.ts'
import { Carousel } from './carousel.tsx'

/** jsdom has no layout: here every element is as wide as the view, side by side with its siblings. */
function layOut() {
  const width = 360
  const getters = [
    vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(width),
    vi.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockImplementation(function offsetLeft(this: HTMLElement) {
      return [...(this.parentElement?.children ?? [])].indexOf(this) * width
    }),
  ]
  return () => getters.forEach((getter) => getter.mockRestore())
}

const slides = ['One', 'Two', 'Three'].map((alt, index) => ({ id: alt, image: `/${index}.webp`, alt }))
const current = () => [...document.querySelectorAll('[role=group]')].find((slide) => !slide.hasAttribute('inert'))
const shown = () => current()?.querySelector('img')?.alt

test.each([0, 3000])(
  'with a first picture after %i ms the banner changes 5 s later, then every 5 s [G-2-23]',
  async (pictureDelay) => {
    const restore = layOut()
    await startI18n()
    fakeTime()
    render(<Carousel label="Banner" slides={slides} />)
    await advance(pictureDelay)
    fireEvent.load(screen.getByAltText('One'))
    await advance(4000)
    await vi.importActual('./moving-slides.tsx')
    await flushUntil(current)

    const times: unknown[] = []
    for (const wait of [999, 1, 4999, 1, 4999, 1, 4999, 1]) {
      await advance(wait)
      times.push(shown())
    }
    expect(times).toEqual(['One', 'Two', 'Two', 'Three', 'Three', 'One', 'One', 'Two'])
    act(restore)
  },
)

test('a single banner does not move', async () => {
  await startI18n()
  fakeTime()
  render(<Carousel label="Banner" slides={slides.slice(0, 1)} />)
  fireEvent.load(screen.getByAltText('One'))
  await advance(20_000)
  expect(screen.queryByRole('button')).toBeNull()
})

test('while a dialog is open, the banners do not start to move', async () => {
  const restore = layOut()
  await startI18n()
  fakeTime()
  render(<Carousel label="Banner" slides={slides} />)
  fireEvent.load(screen.getByAltText('One'))
  const close = openLayer(() => undefined)
  await advance(12_000)
  expect(screen.queryByRole('button')).toBeNull()

  act(close)
  // The history may need two steps of 3 s.
  await advance(6000)
  await vi.importActual('./moving-slides.tsx')
  await flushUntil(current)
  act(restore)
})
