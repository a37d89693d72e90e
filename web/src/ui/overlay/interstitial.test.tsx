import { screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { renderScreen } from '#testing/render-screen.tsx'
import { Sheet } from './sheet.tsx'
import { Interstitial } from './interstitial.tsx'

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
