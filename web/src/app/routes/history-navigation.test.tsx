import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { renderScreen } from '#testing/render-screen.tsx'
import { createNavigator, createPageChange } from '../app-router.tsx'
import { startApp } from '../start.tsx'
import { t } from '#testing/text.ts'

const menu = () => screen.findByRole('dialog', { name: t('app:sideMenu') })
const waitUntilGone = (role: string) => waitFor(() => expect(screen.queryByRole(role)).toBeNull())

test('back closes the menu and stays on the page; forward opens nothing', async () => {
  const { user, address } = await renderScreen('/m/home')
  await user.click(await screen.findByRole('button', { name: 'Menu' }))
  await menu()
  history.back()
  await waitUntilGone('dialog')
  history.forward()
  await new Promise((arrived) => addEventListener('popstate', arrived, { once: true, capture: true }))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(address()).toBe('/m/home')
  await waitFor(() => expect(history.state?.layer).toBeUndefined())
})

test('back closes a dialog over the menu before the menu', async () => {
  const { user } = await renderScreen('/m/home', { as: 'demo02' })
  await user.click(await screen.findByRole('button', { name: 'Menu' }))
  await user.click(within(await menu()).getByRole('button', { name: t('app:signOut') }))
  await screen.findByRole('alertdialog')
  history.back()
  await waitUntilGone('alertdialog')
  expect(await menu()).toBeTruthy()
  history.back()
  await waitUntilGone('dialog')
})

test('closing a layer by its button removes its history entry', async () => {
  const { user } = await renderScreen('/m/home')
  await user.click(await screen.findByRole('button', { name: 'Menu' }))
  const state: unknown = history.state
  await user.click(within(await menu()).getByRole('button', { name: t('app:close') }))
  await waitFor(() => expect(history.state).not.toEqual(state))
})

async function start(at: string) {
  const { user } = await renderScreen(<p />)
  history.pushState(null, '', at)
  const root = document.body.appendChild(document.createElement('div'))
  const stop = await act(async () => startApp(root))
  onTestFinished(() => void act(stop))
  return user
}

test('a link of the menu adds one history entry, and going back does not reopen the menu', async () => {
  const user = await start('/m/help')
  await user.click((await screen.findAllByRole('link', { name: t('app:home') }))[0]!)
  await user.click(await screen.findByRole('button', { name: 'Menu' }))
  await user.click(within(await menu()).getByRole('link', { name: t('app:settings') }))
  await screen.findByRole('heading', { level: 1, name: t('titles:settings') })
  history.back()
  await waitFor(() => expect(location.pathname).toBe('/m/home'))
  history.back()
  await waitFor(() => expect(location.pathname).toBe('/m/help'))
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('two fast taps on the same link add one entry', () => {
  const { push } = createNavigator(() => {})
  const entry = (): unknown => history.state?.idx
  const before = Number(entry() ?? 0)
  push('/m/gameList?type=hot')
  push('/m/gameList?type=hot')
  expect(entry()).toBe(before + 1)
})

test('a change within a page is shown at once, another page after the frame of the tap', async () => {
  history.replaceState(null, '', '/m/gameList')
  const show = vi.fn<() => void>()
  const { navigator } = createPageChange(show)
  const isShownAtOnce = (to: string) => {
    show.mockClear()
    navigator.push(to)
    return show.mock.calls.length > 0
  }
  expect(isShownAtOnce('/m/gameList?type=hot')).toBe(true)
  expect(isShownAtOnce('/m/help')).toBe(false)
  await waitFor(() => expect(show).toHaveBeenCalledExactlyOnceWith('PUSH'))
  expect(isShownAtOnce('/m/help?i=1')).toBe(true)
})

test('a page is rendered after the event of a step back by the app, and during that of the browser', async () => {
  const show = vi.fn<() => void>()
  const shownDuring = async (by: 'app' | 'browser') => {
    history.replaceState(null, '', '/m/home')
    history.pushState(null, '', '/m/help')
    const { navigator, handleBack } = createPageChange(show)
    show.mockClear()
    if (by === 'app') navigator.go(-1)
    else history.back()
    await new Promise((arrived) => addEventListener('popstate', arrived, { once: true, capture: true }))
    handleBack()
    return show.mock.calls.length > 0
  }
  expect(await shownDuring('app')).toBe(false)
  await waitFor(() => expect(show).toHaveBeenCalledExactlyOnceWith('POP'))
  expect(await shownDuring('browser')).toBe(true)
})
