import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { type Answers, good } from '#testing/gateway.ts'
import { open, siteIs } from '#testing/open.tsx'

const openHome = (at = '/m/home', answers?: Answers) => open(at, { answers })

const content = (more: object) => good({ banners: [], player: [], popup: [], promotion: [], ...more })
const banner = (bannerId: number, more: object = {}) => ({
  bannerId,
  groupName: 'm_home',
  url: `/${bannerId}.webp`,
  title: `Banner ${bannerId}`,
  linkage: '/m/lott',
  ...more,
})

const ofBothGroups = content({
  banners: [banner(1, { groupName: 'HOT' }), banner(2), banner(3, { groupName: 'w_home' })],
})
const bannersShown = async () =>
  within(await screen.findByRole('region', { name: 'Ưu đãi nổi bật' }))
    .getAllByText(/^Banner \d$/)
    .map((title) => title.textContent)

test('home shows the banners of the group m_home alone [G-2-21]', async () => {
  await openHome('/m/home', { MCSFE_getListAnnouncements: ofBothGroups })
  expect(await bannersShown()).toEqual(['Banner 2'])
})

test('a banner that pretends to lead inside and would lead to another site leads nowhere', async () => {
  const evil = content({ banners: [banner(2, { groupName: 'HOT', linkage: '//evil.example/m' })] })
  const { user, address } = await openHome('/m/hot', { MCSFE_getListAnnouncements: evil })
  await user.click(await screen.findByText('Banner 2'))
  expect(address()).toBe('/m/hot')
})

test('home asks for promotions and news as well [G-7-06]', async () => {
  const { calls } = await openHome()
  await waitFor(() => expect(calls('MCSFE_getListAnnouncements')).toHaveLength(1))
  expect(calls('MCSFE_getListAnnouncements')[0]?.query.get('types')).toBe('B,PL,PU,PR,H')
})

test('a site says which merchant it is wherever the gateway wants to know [A-1-20]', async () => {
  siteIs({ merchant: 'SONMAI' })
  const { calls, lastQuery } = await openHome()
  await waitFor(() => expect(calls('MCSFE_getListAnnouncements')).toHaveLength(1))
  expect(lastQuery('MCSFE_getListAnnouncements').merchantCode).toBe('SONMAI')
})

test('content is asked for by the mobile platform [A-1-21]', async () => {
  const { calls, lastQuery } = await openHome()
  await waitFor(() => expect(calls('MCSFE_getListAnnouncements')).toHaveLength(1))
  expect(lastQuery('MCSFE_getListAnnouncements').platform).toBe('M')
})

test('the hot page shows the banners of the group HOT alone [G-2-22]', async () => {
  await openHome('/m/hot', { MCSFE_getListAnnouncements: ofBothGroups })
  expect(await bannersShown()).toEqual(['Banner 1'])
})

test.each([
  ['/m/home', 'm_home'],
  ['/m/hot', 'HOT'],
])('%s asks for the banners of the group %s, in one call with all else it says [G-7-40]', async (at, groupName) => {
  const { calls, lastQuery } = await open(at)
  await screen.findAllByText(/Hoàn trả 1,2%|Cá chép hóa rồng/)
  expect(lastQuery('MCSFE_getListAnnouncements')).toMatchObject({ types: 'B,PL,PU,PR,H', groupName })
  expect(calls('MCSFE_getListAnnouncements')).toHaveLength(1)
})

test('announcements are asked for by kinds, group, platform, merchant and, of a member, token [G-7-04]', async () => {
  const asked = { types: 'B,PL,PU,PR,H', groupName: 'm_home', platform: 'M', merchantCode: 'DEMO' }
  const guest = await open('/m/home')
  await waitFor(() => expect(guest.lastQuery('MCSFE_getListAnnouncements')).toMatchObject(asked))
  expect(guest.lastQuery('MCSFE_getListAnnouncements')).not.toHaveProperty('token')
  guest.unmount()
  const member = await open('/m/home', { as: 'demo02' })
  const token = expect.stringMatching(/./)
  await waitFor(() => expect(member.lastQuery('MCSFE_getListAnnouncements')).toMatchObject({ ...asked, token }))
})

test('a banner whose picture fails is hidden, a tap on a good one leads on [G-2-25]', async () => {
  const { user, address } = await openHome('/m/home', {
    MCSFE_getListAnnouncements: content({ banners: [banner(1), banner(2)] }),
  })
  const first = (await screen.findByText('Banner 1')).closest('button')
  fireEvent.error(first!.querySelector('img')!)
  expect(screen.queryByText('Banner 1')).toBeNull()
  await user.click(await screen.findByRole('button', { name: /Banner 2/ }))
  expect(address()).toBe('/m/lott')
})

test('the news walk by with their titles; a tap opens the list at that one [G-2-27]', async () => {
  const { user, address } = await openHome()
  expect(await screen.findByRole('button', { name: 'Bảo trì sảnh Hạ Long' })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Nạp nhanh qua mã QR' }))
  expect(address()).toBe('/m/notice?index=1')
})

test('closed news stay away until the session of the browser ends [G-2-29]', async () => {
  const { user, unmount } = await openHome()
  const news = (await screen.findByRole('button', { name: 'Nạp nhanh qua mã QR' })).closest<HTMLElement>('.marquee')!
  await user.click(within(news).getByRole('button', { name: 'Đóng' }))
  expect(screen.queryByRole('button', { name: 'Nạp nhanh qua mã QR' })).toBeNull()
  unmount()
  const again = await openHome()
  await screen.findByText('Hoàn trả 1,2% mỗi ngày, không giới hạn')
  expect(screen.queryByRole('button', { name: 'Nạp nhanh qua mã QR' })).toBeNull()
  again.unmount()
  sessionStorage.clear()
  await openHome()
  expect(await screen.findByRole('button', { name: 'Nạp nhanh qua mã QR' })).toBeTruthy()
})

test('without news the page says so [G-2-30]', async () => {
  await openHome('/m/home', { MCSFE_getListAnnouncements: content({}) })
  expect(await screen.findByText('Hiện chưa có thông báo')).toBeTruthy()
})
