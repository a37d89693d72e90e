import { fireEvent, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { renderScreen } from '#testing/render-screen.tsx'
import { Sheet } from './sheet.tsx'
import { blockInterstitials, Interstitial } from './interstitial.tsx'

function Page() {
  const [isMenu, setMenu] = useState(true)
  const [isNews, setNews] = useState(true)
  return (
    <>
      <Sheet open={isMenu} onClose={() => setMenu(false)} title="Menu">
        <a href="/m/help">Help</a>
      </Sheet>
      <Interstitial open={isNews} onClose={() => setNews(false)} title="News" />
    </>
  )
}
const menu = () => screen.queryByRole('dialog', { name: 'Menu' })
const news = () => screen.queryByRole('dialog', { name: 'News' })

test('an interstitial waits until the menu is closed, so that back closes the layer on top', async () => {
  await renderScreen(<Page />)
  await waitFor(() => expect(menu()).not.toBeNull())
  expect(news()).toBeNull()
  history.back()
  await waitFor(() => expect(news()).not.toBeNull())
  expect(menu()).toBeNull()
  history.back()
  await waitFor(() => expect(news()).toBeNull())
})

const Two = () => {
  const [open, setOpen] = useState(['First', 'Second'])
  return ['First', 'Second'].map((title) => (
    <Interstitial
      key={title}
      open={open.includes(title)}
      onClose={() => setOpen(open.filter((one) => one !== title))}
      title={title}
    />
  ))
}
const titles = () =>
  screen.queryAllByRole('dialog').map((dialog) => dialog.getAttribute('aria-label') ?? dialog.textContent)

test('two interstitials open one after the other', async () => {
  await renderScreen(<Two />)
  await waitFor(() => expect(titles()).toHaveLength(1))
  expect(titles()[0]).toContain('First')
  history.back()
  await waitFor(() => expect(titles().join()).toMatch(/^(?!.*First).*Second/))
})

test('nothing opens by itself during a touch, nor beside a panel', async () => {
  fireEvent.pointerDown(document.body)
  const unblock = blockInterstitials()
  await renderScreen(<Two />)
  await vi.dynamicImportSettled()
  expect(titles()).toEqual([])
  fireEvent.pointerUp(document.body)
  unblock()
  expect(titles()).toEqual([])
  await waitFor(() => expect(titles()).toHaveLength(1))
})
