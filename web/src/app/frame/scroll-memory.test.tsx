import { act, render } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { expect, onTestFinished, test, vi } from 'vitest'
import { useScrollMemory } from './use-page-change.ts'

function Page() {
  useScrollMemory()
  return null
}

/** A browser window of which only the height of the page counts; each change of its position fires an event. */
function openPage() {
  const page = { height: 0 }
  let y = 0
  const scrollTo = (_x: number, wanted: number) => {
    const next = Math.min(wanted, page.height)
    const hasMoved = next !== y
    y = next
    // As in a browser, after the code that moves it.
    if (hasMoved) queueMicrotask(() => dispatchEvent(new Event('scroll')))
  }
  vi.stubGlobal('scrollTo', scrollTo)
  const spy = vi.spyOn(window, 'scrollY', 'get').mockImplementation(() => y)
  onTestFinished(() => spy.mockRestore())
  const router = createMemoryRouter([{ path: '*', element: <Page /> }], { initialEntries: ['/m/home'] })
  render(<RouterProvider router={router} />)
  const go = (to: string | number) => act(async () => router.navigate(to as never))
  return { page, scrollTo, position: () => y, go }
}

/** Leaves a long page at 1,671 px, and comes back to it while it is only 350 px long. */
async function returnToShortPage() {
  const opened = openPage()
  await opened.go('/m/lott')
  opened.page.height = 2000
  await act(async () => opened.scrollTo(0, 1671))
  await opened.go('/m/live')
  expect(opened.position()).toBe(0)
  opened.page.height = 350
  await opened.go(-1)
  expect(opened.position()).toBe(350)
  return opened
}

test('who leaves a page before it is long enough comes back to the position that was wanted', async () => {
  const { page, position, go } = await returnToShortPage()
  await go('/m/live')
  page.height = 2000
  await go(-1)
  expect(position()).toBe(1671)
})

test('a page that becomes long enough is at its position, and later moves count', async () => {
  const { page, scrollTo, position, go } = await returnToShortPage()
  page.height = 2000
  await vi.waitFor(() => expect(position()).toBe(1671))
  await act(async () => scrollTo(0, 900))
  await go('/m/live')
  await go(-1)
  expect(position()).toBe(900)
})
