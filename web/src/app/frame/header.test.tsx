import { screen, within, waitFor } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { success } from '#testing/gateway.ts'
import { renderScreen, type ScreenOptions } from '#testing/render-screen.tsx'
import { HomeHeader, preloadMemberHeader } from './home-header.tsx'
import { t } from '#testing/text.ts'

async function openHeader(options?: ScreenOptions) {
  await preloadMemberHeader()
  const view = await renderScreen(<HomeHeader />, options)
  const header = within(await screen.findByRole('banner'))
  return { ...view, header, has: (name: string | RegExp) => header.queryAllByRole('link', { name }).length > 0 }
}

test('the logo leads home [A-2-43]', async () => {
  const { user, header, address } = await openHeader({ at: '/m/main' })
  await user.click(header.getByRole('link', { name: /^Sơn Mài/ }))
  expect(address()).toBe('/m/home')
})

test('the header in a browser tab offers the app [A-2-45]', async () => {
  const { header, user } = await openHeader()
  await user.click(header.getByRole('button', { name: t('app:downloadApp') }))
  expect(await screen.findByRole('dialog', { name: t('app:downloadApp') })).toBeTruthy()
})

test('an installed app does not offer itself [A-1-24]', async () => {
  const { header, unmount } = await openHeader()
  expect(header.getByRole('button', { name: t('app:downloadApp') })).toBeTruthy()
  unmount()
  const { matchMedia } = globalThis
  vi.stubGlobal('matchMedia', (query: string) => ({ ...matchMedia(query), matches: query.includes('standalone') }))
  const installed = await openHeader()
  expect(installed.header.getByRole('button', { name: 'Menu' })).toBeTruthy()
  expect(installed.header.queryByRole('button', { name: t('app:downloadApp') })).toBeNull()
})

test('the downloads are those of the operator [A-7-61]', async () => {
  const opened = vi.spyOn(globalThis, 'open').mockReturnValue(null)
  onTestFinished(() => opened.mockRestore())
  const { header, user } = await openHeader()
  await user.click(header.getByRole('button', { name: t('app:downloadApp') }))
  const sheet = within(await screen.findByRole('dialog', { name: t('app:downloadApp') }))
  for (const name of ['iPhone · iPad', 'Android']) await user.click(await sheet.findByText(name))
  expect(opened.mock.calls.map(([url]) => String(url))).toEqual([
    expect.stringMatching(/^https:.*\.ipa$/),
    expect.stringMatching(/^https:.*\.apk$/),
  ])
})

test.each([
  ['A-2-49', t('app:login'), '/m/login'],
  ['A-2-50', t('app:register'), '/m/register'],
])('[%s] "%s" in the header of a guest opens %s', async (_id, name, target) => {
  const { user, header, address } = await openHeader()
  await user.click(header.getByRole('link', { name }))
  expect(address()).toBe(target)
})

test('a member does not see login and registration in the header [A-2-48]', async () => {
  const guest = await openHeader()
  expect([t('app:login'), t('app:register')].map(guest.has)).toEqual([true, true])
  guest.unmount()
  const member = await openHeader({ as: 'demo02' })
  expect([t('app:login'), t('app:register')].map(member.has)).toEqual([false, false])
})

test('only members have avatar and balance in the header [A-2-47]', async () => {
  const guest = await openHeader()
  expect(guest.has(t('app:memberArea'))).toBe(false)
  expect(guest.header.queryByText(/\d,\d\d/)).toBeNull()
  guest.unmount()
  const { header, has } = await openHeader({ as: 'demo01' })
  expect((await header.findByText('12.408.317')).textContent).toContain('12.408.317,50')
  expect(has(t('app:memberArea'))).toBe(true)
})

test('a balance of 100.5 is shown as 100,50 [A-1-06]', async () => {
  const { header } = await openHeader({ as: 'demo02', answers: { getWallet: success({ sumBalance: 100.5 }) } })
  expect((await header.findByText('100')).textContent).toMatch(/^100,50/)
})

test('a member can deposit from the header, a guest cannot [A-2-44]', async () => {
  const guest = await openHeader()
  expect(guest.has(t('app:deposit'))).toBe(false)
  guest.unmount()
  const { user, header, address } = await openHeader({ as: 'demo02' })
  await user.click(header.getByRole('link', { name: t('app:deposit') }))
  expect(address()).toBe('/m/voucherCenter')
})

test('the avatar leads to the member area [A-2-51]', async () => {
  const { user, header, address, container } = await openHeader({ as: 'demo02' })
  await header.findAllByRole('link', { name: t('app:memberArea') })
  await user.click(container.querySelector('header a[class*=avatar]')!)
  expect(address()).toBe('/m/member/home')
})

test.each([
  ['the member area', t('app:memberArea'), '/m/member/home'],
  ['the inbox', /^Hộp thư/, '/m/webEmail'],
])('the bar of a member leads to %s [A-2-54]', async (_place, name, target) => {
  const { user, header, address } = await openHeader({ as: 'demo02' })
  const bar = within(header.getByRole('navigation'))
  await user.click(bar.getByRole('link', { name }))
  expect(address()).toBe(target)
})

test.each([
  [0, ''],
  [3, '3'],
])('with %i unread messages the inbox badge shows "%s" [A-2-55]', async (unread, badge) => {
  const { header, calls } = await openHeader({ as: 'demo02', answers: { getInboxUnreadCount: success(unread) } })
  await waitFor(() => expect(calls('getInboxUnreadCount').length).toBeGreaterThan(0))
  await waitFor(() => expect(header.getByRole('link', { name: /^Hộp thư/ }).textContent).toBe(badge))
})

test.each([
  [10, '10,00'],
  [10.5, '10,50'],
  [10.005, '10,01'],
])('a balance of %d is shown as %s [A-3-08]', async (sumBalance, written) => {
  const { header } = await openHeader({ as: 'demo02', answers: { getWallet: success({ sumBalance }) } })
  expect((await header.findByText('10')).textContent?.startsWith(written)).toBe(true)
})
