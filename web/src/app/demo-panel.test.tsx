// @vitest-environment jsdom
import { configure, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { session } from '#api/session.ts'
import { controlThrough } from '#features/demo/control.ts'
import { serverClock } from '#lib/server-clock.ts'
import { renderScreen } from '#testing/render-screen.tsx'
import { App } from './app.tsx'

// The whole app stands behind the panel: a busy machine needs more than the usual second.
configure({ asyncUtilTimeout: 8000 })

async function openPanel() {
  const app = await renderScreen(<App />, { at: '/m/set' })
  controlThrough(app.mock.fetch)
  await app.user.click(await screen.findByRole('button', { name: 'Mở bảng điều khiển demo' }))
  await screen.findByRole('dialog')
  const { world } = await app.mock.worlds.open('default')
  return { ...app, world }
}

test('the panel logs a persona in', async () => {
  const { user, address } = await openPanel()
  await user.selectOptions(await screen.findByLabelText('Đăng nhập với tư cách'), 'vip02')
  await user.click(screen.getByRole('button', { name: 'Đăng nhập' }))
  await waitFor(() => expect(session.get()?.userName).toBe('vip02'))
  await waitFor(() => expect(address()).toBe('/m/home'))
}, 30_000)

test('the app’s clock follows the world’s', async () => {
  const { user, world } = await openPanel()
  const before = world.clock.now()
  await user.click(await screen.findByRole('button', { name: '+1 giờ' }))
  await waitFor(() => expect(world.clock.now()).toBe(before + 3_600_000))
  await waitFor(() => expect(Math.abs(serverClock.now() - world.clock.now())).toBeLessThan(5000))
}, 30_000)

test('maintenance closes the app within a moment, and opens it again', async () => {
  const { user, world } = await openPanel()
  await user.click(await screen.findByRole('switch', { name: 'Bảo trì' }))
  expect(await screen.findByText('Đang bảo trì')).toBeTruthy()
  expect(world.settings.status.maintenance).toBe(true)

  await user.click(screen.getByRole('button', { name: 'Mở bảng điều khiển demo' }))
  await user.click(await screen.findByRole('switch', { name: 'Bảo trì' }))
  expect(await screen.findByRole('heading', { name: 'Cài đặt' })).toBeTruthy()
}, 30_000)

test('a call that meets maintenance closes the app, whoever made it', async () => {
  const { client, mock } = await renderScreen(<App />, { at: '/m/lott' })
  await screen.findByRole('list', { name: 'Xổ số ba miền' })
  const { world } = await mock.worlds.open('default')
  world.settings.status.maintenance = true
  await client.invalidateQueries({ queryKey: ['lottery'] })
  expect(await screen.findByText('Đang bảo trì')).toBeTruthy()
}, 30_000)
