// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { session } from '#api/session.ts'
import { storage } from '#lib/storage.ts'
import { aSession, renderScreen } from '#testing/render-screen.tsx'
import { SettingsScreen } from './settings-screen.tsx'

test('a guest who uses an action of the account is asked to log in, and comes back here [A-2-74] [A-6-04]', async () => {
  const { user, address } = await renderScreen(<SettingsScreen />, { at: '/m/set' })
  for (const action of ['Đổi mật khẩu', 'Đăng xuất']) {
    await user.click(await screen.findByRole('button', { name: action }))
    expect(address()).toBe('/m/login')
  }
  expect(session.returnPath()).toBe('/m/set')
})

test('a member can change the password [A-2-09] [A-2-72]', async () => {
  const { user, address } = await renderScreen(<SettingsScreen />, { at: '/m/set', as: aSession() })
  await user.click(await screen.findByRole('button', { name: 'Đổi mật khẩu' }))
  expect(address()).toBe('/m/changePsw')
})

test('a member is asked once more before logging out [A-2-73]', async () => {
  const { user } = await renderScreen(<SettingsScreen />, { at: '/m/set', as: aSession() })
  await user.click(await screen.findByRole('button', { name: 'Đăng xuất' }))
  expect(await screen.findByText('Bạn chắc chắn muốn đăng xuất?')).toBeTruthy()
  expect(session.get()).toBeDefined()
})

test('language and theme change at once and are kept', async () => {
  const { user } = await renderScreen(<SettingsScreen />, { at: '/m/set' })
  await user.click(await screen.findByRole('button', { name: 'Sáng' }))
  expect([document.documentElement.dataset.theme, storage.get('theme')]).toEqual(['light', 'light'])
  await user.click(screen.getByRole('button', { name: 'English' }))
  expect(await screen.findByText('Clear cached data')).toBeTruthy()
  expect([document.documentElement.lang, storage.get('language')]).toEqual(['en', 'EN'])
})

test('clearing the cache keeps the person logged in', async () => {
  storage.set('status', { old: true })
  const { user } = await renderScreen(<SettingsScreen />, { at: '/m/set', as: aSession() })
  await user.click(await screen.findByText('Xóa dữ liệu tạm'))
  expect(storage.get('status')).toBeUndefined()
  expect(session.get()?.userName).toBe('demo01')
})
