import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { session } from '#api/member/session.ts'
import { storage } from '#lib/storage/storage.ts'
import { renderScreen } from '#testing/render-screen.tsx'
import { SettingsScreen } from './settings-screen.tsx'
import { t } from '#testing/text.ts'

test('its address shows the settings [A-2-09]', async () => {
  await renderScreen('/m/set')
  expect(await screen.findByRole('heading', { level: 1, name: t('titles:settings') })).toBeTruthy()
  expect(await screen.findByRole('button', { name: t('titles:changePassword') })).toBeTruthy()
})

test('a guest logs in before changing the password [A-2-74]', async () => {
  const { user, address } = await renderScreen('/m/set')
  await user.click(await screen.findByRole('button', { name: t('titles:changePassword') }))
  expect(address()).toBe('/m/login')
})

test.each([t('titles:changePassword'), t('app:signOut')])(
  '"%s" leads a guest to the login and back here [A-6-04]',
  async (name) => {
    const { user, address } = await renderScreen('/m/set')
    await user.click(await screen.findByRole('button', { name }))
    expect(address()).toBe('/m/login')
    expect(session.returnPath()).toBe('/m/set')
  },
)

test('a member can change the password [A-2-72]', async () => {
  const { user, address } = await renderScreen('/m/set', { as: 'demo02' })
  await user.click(await screen.findByRole('button', { name: t('titles:changePassword') }))
  expect(address()).toBe('/m/changePsw')
})

test('language and theme change at once and are stored', async () => {
  const { user } = await renderScreen(<SettingsScreen />, { at: '/m/set' })
  await user.click(await screen.findByRole('button', { name: t('app:themeLight') }))
  expect([document.documentElement.dataset.theme, storage.get('theme')]).toEqual(['light', 'light'])
  await user.click(screen.getByRole('button', { name: 'English' }))
  expect(await screen.findByText('Clear cached data')).toBeTruthy()
  expect([document.documentElement.lang, storage.get('language')]).toEqual(['en', 'EN'])
})

test('clearing the cache keeps the person logged in', async () => {
  storage.set('status', { old: true })
  const { user } = await renderScreen(<SettingsScreen />, { at: '/m/set', as: 'demo02' })
  await user.click(await screen.findByText(t('settings:clearCache')))
  expect(storage.get('status')).toBeUndefined()
  expect(session.get()?.userName).toBe('demo02')
})

test('the page ends with the help as the next step', async () => {
  const { user, address } = await renderScreen('/m/set')
  await user.click(await screen.findByRole('link', { name: t('titles:help') }))
  await screen.findByRole('heading', { level: 1, name: t('titles:help') })
  expect(address()).toBe('/m/help')
})
