import { act, screen, within } from '@testing-library/react'
import { useState } from 'react'
import { expect, onTestFinished, test } from 'vitest'
import { storage } from '#lib/storage/storage.ts'
import { goOffline, renderScreen } from '#testing/render-screen.tsx'
import { lazyComponent } from '#ui/page/lazy-component.tsx'
import { lazyScreen, screenFile } from '../routes/lazy-screen.tsx'
import { findRoute } from '../routes/route.ts'
import { routes } from '../routes/routes.tsx'
import { t } from '#testing/text.ts'

function file<File>(content: File) {
  const state = { comes: false }
  const load = () =>
    state.comes
      ? Promise.resolve(content)
      : Promise.reject(new TypeError('Failed to fetch dynamically imported module'))
  return { state, load }
}

test('a page that cannot be loaded shows that the network is gone, inside the frame, and opens when it is back', async () => {
  const { state, load } = file({ HelpScreen: () => <p>All the help there is</p> })
  const help = findRoute(routes, '/m/help')!
  const before = help.screen
  onTestFinished(() => void (help.screen = before))
  help.screen = lazyScreen(() => screenFile(load, 'HelpScreen'))
  const end = goOffline()
  await renderScreen('/m/help')
  expect((await screen.findByRole('alert')).textContent).toContain(t('app:offlineTitle'))
  expect(screen.getByRole('banner')).toBeTruthy()
  expect(screen.getByRole('navigation', { name: t('app:mainNavigation') })).toBeTruthy()
  expect(screen.getAllByRole('status')[0]?.textContent).toContain('Mất mạng')
  state.comes = true
  await act(async () => end())
  expect(await screen.findByText('All the help there is')).toBeTruthy()
  expect(screen.queryByText(/^Mất mạng/)).toBeNull()
})

const menu = file(({ open: isOpen }: { open: boolean; onClose: () => void }) => (isOpen ? <p>The menu</p> : null))
const Menu = lazyComponent(menu.load)

function Page() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button onClick={() => setOpen(true)}>{isOpen ? 'is open' : 'open'}</button>
      <Menu open={isOpen} onClose={() => setOpen(false)} />
    </>
  )
}

test('a menu that cannot be loaded leaves the page unchanged, and opens at the next tap with a network', async () => {
  const end = goOffline()
  const { user } = await renderScreen(<Page />)
  await user.click(screen.getByText('open'))
  await screen.findByText('open')
  expect(screen.queryByText('The menu')).toBeNull()
  menu.state.comes = true
  await act(async () => end())
  expect(screen.queryByText('The menu')).toBeNull()
  await user.click(screen.getByText('open'))
  expect(await screen.findByText('The menu')).toBeTruthy()
})

test('a page whose file is gone from the site offers the newer version [G-8-04]', async () => {
  const { load } = file({ PromotionsScreen: () => null })
  const promotions = findRoute(routes, '/m/activity')!
  const before = promotions.screen
  onTestFinished(() => void (promotions.screen = before))
  promotions.screen = lazyScreen(() => screenFile(load, 'PromotionsScreen'))
  storage.set('reloadedAt', String(Date.now()))
  await renderScreen('/m/activity')
  const placeholder = within(await screen.findByRole('alert'))
  expect(placeholder.getByText(t('app:newVersionTitle'))).toBeTruthy()
  expect(placeholder.getByRole('button', { name: t('app:reload') })).toBeTruthy()
  expect(screen.getByRole('navigation', { name: t('app:mainNavigation') })).toBeTruthy()
})
