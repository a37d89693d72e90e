import { listOpenedNumeros } from '@longan/react-query/lottery'
import { verification } from '@longan/sdk/verification'
import { wallet } from '@longan/sdk/wallet'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { http } from '#api/gateway.ts'
import { session } from '#api/member/session.ts'
import { setControlTransport } from '#features/demo/control.ts'
import { serverClock } from '#lib/time/server-clock.ts'
import { storage } from '#lib/storage/storage.ts'
import { renderScreen, type ScreenOptions } from '#testing/render-screen.tsx'
import { t } from '#testing/text.ts'

async function openPanel(options: ScreenOptions = {}, at = '/m/set') {
  const app = await renderScreen(at, options)
  setControlTransport(app.fetch)
  await app.user.click(await screen.findByRole('button', { name: t('demo:open') }))
  await screen.findByRole('dialog')
  return app
}

test('the panel logs a persona in', async () => {
  const { user, address } = await openPanel()
  await user.selectOptions(await screen.findByLabelText(t('demo:signInAs')), 'vip02')
  await user.click(screen.getByRole('button', { name: t('app:login') }))
  await waitFor(() => expect(session.get()?.userName).toBe('vip02'))
  await waitFor(() => expect(address()).toBe('/m/home'))
})

test('a persona chosen in the agent area continues on home', async () => {
  storage.set('agentMarker', '1')
  const { user, address } = await openPanel()
  await user.selectOptions(await screen.findByLabelText(t('demo:signInAs')), 'vip02')
  await user.click(screen.getByRole('button', { name: t('app:login') }))
  await waitFor(() => expect(address()).toBe('/m/home'))
})

test('the app’s clock follows the clock of the world', async () => {
  const { user, world } = await openPanel()
  const before = world.clock.now()
  await user.click(await screen.findByRole('button', { name: t('demo:plusHour') }))
  await waitFor(() => expect(world.clock.now()).toBe(before + 3_600_000))
  await waitFor(() => expect(Math.abs(serverClock.now() - world.clock.now())).toBeLessThan(5000))
})

test('a day later the member is still logged in', async () => {
  const { user, world } = await openPanel({ as: 'demo01' })
  const before = world.clock.now()
  await user.click(await screen.findByRole('button', { name: t('demo:plusDay') }))
  await waitFor(() => expect(world.clock.now()).toBe(before + 24 * 3_600_000))
  await waitFor(() => expect(screen.getByRole('button', { name: t('demo:plusDay') }).ariaBusy).not.toBe('true'))
  await expect(wallet(http).get()).resolves.toMatchObject({ sumBalance: expect.any(Number) })
  expect(session.get()?.userName).toBe('demo01')
})

test('a code sent by the site can be read and copied in the panel, without a phone', async () => {
  const { user, services, fetch } = await renderScreen('/m/set')
  setControlTransport(fetch)
  await verification(http).sendLoginCode({ mobileNum: '900000001', countryDialingCode: '+84' })
  await user.click(await screen.findByRole('button', { name: t('demo:open') }))
  const { code } = services.outbox.list()[0]!
  await user.click(await screen.findByRole('button', { name: `Sao chép mã ${code}` }))
  expect(await navigator.clipboard.readText()).toBe(code)
})

test('maintenance closes the app within a moment, and opens it again', async () => {
  const { user, world } = await openPanel()
  await user.click(await screen.findByRole('switch', { name: t('app:maintenance') }))
  expect(await screen.findByText(t('status:maintenanceTitle'))).toBeTruthy()
  expect(world.settings.status.maintenance).toBe(true)

  await user.click(screen.getByRole('button', { name: t('demo:open') }))
  await user.click(await screen.findByRole('switch', { name: t('app:maintenance') }))
  expect(await screen.findByRole('heading', { name: t('app:settings') })).toBeTruthy()
})

test('after a reset the next login does not lead to the page on which the world was reset', async () => {
  const { user } = await openPanel({ as: 'demo02' }, '/m/webEmail')
  await user.click(await screen.findByRole('button', { name: t('demo:reset') }))
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: t('demo:reset') }))
  expect(await screen.findByText(t('demo:resetDone'))).toBeTruthy()
  expect(session.returnPath()).toBe('/m/home')
})

test('a reset asks for confirmation, then reports success and logs out', async () => {
  const { user, calls, address, signIn } = await openPanel()
  session.signIn(await signIn('demo01'))
  const resets = () => calls('/__admin/reset').length
  await user.click(await screen.findByRole('button', { name: t('demo:reset') }))
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: t('app:cancel') }))
  expect(resets()).toBe(0)
  await user.click(await screen.findByRole('button', { name: t('demo:reset') }))
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: t('demo:reset') }))
  expect(await screen.findByText(t('demo:resetDone'))).toBeTruthy()
  expect([resets(), session.get()]).toEqual([1, undefined])
  await waitFor(() => expect(address()).toBe('/m/home'))
})

test('any call that fails with maintenance closes the app', async () => {
  const { client, world } = await renderScreen('/m/lott')
  await screen.findByRole('list', { name: 'Xổ số ba miền' })
  world.settings.status = { ...world.settings.status, maintenance: true }
  await client.invalidateQueries({ queryKey: [listOpenedNumeros.operation] })
  expect(await screen.findByText(t('status:maintenanceTitle'))).toBeTruthy()
})
