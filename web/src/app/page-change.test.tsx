import { act, fireEvent, screen } from '@testing-library/react'
import { useNavigate } from 'react-router-dom'
import { expect, onTestFinished, test, vi } from 'vitest'
import { renderScreen } from '#testing/render-screen.tsx'
import { Link } from '#ui/link.tsx'
import { App } from './app.tsx'

function TestLinks() {
  const navigate = useNavigate()
  return (
    <>
      <Link to="/m/help">to help</Link>
      <Link to="/m/message">to messages</Link>
      <button onClick={() => void navigate(-1)}>history back</button>
    </>
  )
}

/** The app with controls of the test's own; `fades` are the animations that ran. */
async function setup(at = '/m/set') {
  const fades = vi.fn<() => void>()
  const clock = vi.spyOn(performance, 'now')
  onTestFinished(() => clock.mockRestore())
  Object.assign(HTMLElement.prototype, { animate: fades })
  const view = await renderScreen(
    <>
      <App />
      <TestLinks />
    </>,
    { at },
  )
  await screen.findByRole('main')
  const go = async (name: string) => {
    await view.user.click(screen.getByText(name))
    await act(async () => {})
  }
  return { ...view, go, fades, clock }
}

function swipe(distance: number) {
  const at = (clientX: number) => ({ clientX }) as Touch
  fireEvent.touchStart(document, { touches: [at(2)] })
  fireEvent.touchEnd(document, { changedTouches: [at(2 + distance)] })
}

test('a new page fades in over 300 ms [A-2-35]', async () => {
  const { go, fades } = await setup()
  await go('to help')
  expect(fades).toHaveBeenCalledExactlyOnceWith(
    [{ opacity: 0 }, { opacity: 1 }],
    expect.objectContaining({ duration: 300 }),
  )
})

test('after a swipe back nothing fades a second time [A-2-36]', async () => {
  const { go, fades, address } = await setup()
  await go('to help')
  fades.mockClear()
  swipe(120)
  await go('history back')
  expect(address()).toBe('/m/set')
  expect(fades).not.toHaveBeenCalled()
})

test('99 px are no swipe, 101 px are one, and it is forgotten after half a second [A-2-37]', async () => {
  const { go, fades, clock } = await setup()
  clock.mockReturnValue(1_000_000)
  swipe(99)
  await go('to help')
  expect(fades).toHaveBeenCalledTimes(1)
  swipe(101)
  await go('to messages')
  expect(fades).toHaveBeenCalledTimes(1)
  swipe(101)
  clock.mockReturnValue(1_000_501)
  await go('to help')
  expect(fades).toHaveBeenCalledTimes(2)
})

test('the arrow leads back to the page before [A-2-40]', async () => {
  const { go, user, address } = await setup('/m/set')
  await go('to help')
  await user.click(screen.getByRole('button', { name: 'Quay lại' }))
  expect(address()).toBe('/m/set')
})

test('every page is announced by its title in the window [A-2-42]', async () => {
  const { go } = await setup()
  await go('to help')
  await vi.waitFor(() => expect(document.title).toBe('Trung tâm trợ giúp · Sơn Mài'))
})

test('a page that was left waits for no touch any more', async () => {
  const { go } = await setup()
  using heard = vi.spyOn(window, 'addEventListener')
  using forgotten = vi.spyOn(window, 'removeEventListener')
  const touches = ({ mock: { calls } }: typeof heard | typeof forgotten) =>
    calls.filter(([type]) => type === 'touchstart').map(([, listener]) => listener)
  await go('to help')
  await go('to messages')
  await go('history back')
  expect(touches(heard)).toHaveLength(3)
  // What the page that is shown waits for is all that is left.
  expect(touches(heard).filter((one) => !touches(forgotten).includes(one))).toEqual(touches(heard).slice(-1))
})
