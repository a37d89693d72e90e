import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { useNavigate } from 'react-router-dom'
import { expect, onTestFinished, test, vi } from 'vitest'
import { renderScreen } from '#testing/render-screen.tsx'
import { Link } from '#ui/action/link.tsx'
import { App } from '../app.tsx'
import { t } from '#testing/text.ts'

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

test('after a swipe back there is no second animation [A-2-36]', async () => {
  const { go, fades, address } = await setup()
  await go('to help')
  fades.mockClear()
  swipe(120)
  await go('history back')
  expect(address()).toBe('/m/set')
  expect(fades).not.toHaveBeenCalled()
})

test('99 px are not a swipe, 101 px are one, and it counts for half a second [A-2-37]', async () => {
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

test('the back button leads to the previous page [A-2-40]', async () => {
  const { go, user, address } = await setup('/m/set')
  await go('to help')
  await user.click(screen.getByRole('button', { name: t('app:back') }))
  expect(address()).toBe('/m/set')
})

test('every page sets the title of the window [A-2-42]', async () => {
  const { go } = await setup()
  await go('to help')
  await waitFor(() => expect(document.title).toBe('Trung tâm trợ giúp · Sơn Mài'))
})

test('a page removes its touch listeners when it is left', async () => {
  const { go } = await setup()
  using added = vi.spyOn(window, 'addEventListener')
  using removed = vi.spyOn(window, 'removeEventListener')
  const touches = ({ mock: { calls } }: typeof added | typeof removed) =>
    calls.filter(([type]) => type === 'touchstart').map(([, listener]) => listener)
  await go('to help')
  await go('to messages')
  await go('history back')
  expect(touches(added)).toHaveLength(3)
  // Only the listeners of the current page are left.
  expect(touches(added).filter((one) => !touches(removed).includes(one))).toEqual(touches(added).slice(-1))
})
