import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { type Answers, success } from '#testing/gateway.ts'
import { renderScreen, configureSite } from '#testing/render-screen.tsx'
import { t } from '#testing/text.ts'

const openHome = (at = '/m/home', answers?: Answers) => renderScreen(at, { answers })

const content = (more: object) => success({ banners: [], player: [], popup: [], promotion: [], ...more })
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
  within(await screen.findByRole('region', { name: t('home:banners') }))
    .getAllByText(/^Banner \d$/)
    .map((title) => title.textContent)

test('home shows only the banners of the group m_home [G-2-21]', async () => {
  await openHome('/m/home', { listAnnouncements: ofBothGroups })
  expect(await bannersShown()).toEqual(['Banner 2'])
})

test('a banner with an internal link that points to another site does nothing', async () => {
  const evil = content({ banners: [banner(2, { groupName: 'HOT', linkage: '//evil.example/m' })] })
  const { user, address } = await openHome('/m/hot', { listAnnouncements: evil })
  await user.click(await screen.findByText('Banner 2'))
  expect(address()).toBe('/m/hot')
})

test('home also requests promotions and news [G-7-06]', async () => {
  const { calls } = await openHome()
  await waitFor(() => expect(calls('listAnnouncements')).toHaveLength(1))
  expect(calls('listAnnouncements')[0]?.query.get('types')).toBe('B,PL,PU,PR,H')
})

test('requests contain the merchant of the site [A-1-20]', async () => {
  configureSite({ merchant: 'SONMAI' })
  const { calls, lastQuery } = await openHome()
  await waitFor(() => expect(calls('listAnnouncements')).toHaveLength(1))
  expect(lastQuery('listAnnouncements').merchantCode).toBe('SONMAI')
})

test('content is requested for the mobile platform [A-1-21]', async () => {
  const { calls, lastQuery } = await openHome()
  await waitFor(() => expect(calls('listAnnouncements')).toHaveLength(1))
  expect(lastQuery('listAnnouncements').platform).toBe('M')
})

test('the hot page shows only the banners of the group HOT [G-2-22]', async () => {
  await openHome('/m/hot', { listAnnouncements: ofBothGroups })
  expect(await bannersShown()).toEqual(['Banner 1'])
})

test.each([
  ['/m/home', 'm_home'],
  ['/m/hot', 'HOT'],
])('%s requests the banners of the group %s in one call with all other content [G-7-40]', async (at, groupName) => {
  const { calls, lastQuery } = await renderScreen(at)
  await screen.findAllByText(/Hoàn trả 1,2%|Cá chép hóa rồng/)
  expect(lastQuery('listAnnouncements')).toMatchObject({ types: 'B,PL,PU,PR,H', groupName })
  expect(calls('listAnnouncements')).toHaveLength(1)
})

test('announcements are requested by types, group, platform, merchant and, for a member, token [G-7-04]', async () => {
  const params = { types: 'B,PL,PU,PR,H', groupName: 'm_home', platform: 'M', merchantCode: 'DEMO' }
  const guest = await renderScreen('/m/home')
  await waitFor(() => expect(guest.lastQuery('listAnnouncements')).toMatchObject(params))
  expect(guest.lastQuery('listAnnouncements')).not.toHaveProperty('token')
  guest.unmount()
  const member = await renderScreen('/m/home', { as: 'demo02' })
  const token = expect.stringMatching(/./)
  await waitFor(() => expect(member.lastQuery('listAnnouncements')).toMatchObject({ ...params, token }))
})

test('a banner whose image fails is hidden, a tap on another one opens its link [G-2-25]', async () => {
  const { user, address } = await openHome('/m/home', {
    listAnnouncements: content({ banners: [banner(1), banner(2)] }),
  })
  const first = (await screen.findByText('Banner 1')).closest('button')
  fireEvent.error(first!.querySelector('img')!)
  expect(screen.queryByText('Banner 1')).toBeNull()
  await user.click(await screen.findByRole('button', { name: /Banner 2/ }))
  expect(address()).toBe('/m/lott')
})

test('the marquee shows the titles of the news; a tap opens the list at that item [G-2-27]', async () => {
  const { user, address } = await openHome()
  expect(await screen.findByRole('button', { name: 'Bảo trì sảnh Hạ Long' })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Nạp nhanh qua mã QR' }))
  expect(address()).toBe('/m/notice?index=1')
})

test('a closed marquee stays hidden until the browser session ends [G-2-29]', async () => {
  const { user, unmount } = await openHome()
  const news = (await screen.findByRole('button', { name: 'Nạp nhanh qua mã QR' })).closest<HTMLElement>('.marquee')!
  await user.click(within(news).getByRole('button', { name: t('app:close') }))
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

test('without news the marquee says so [G-2-30]', async () => {
  await openHome('/m/home', { listAnnouncements: content({}) })
  expect(await screen.findByText(t('home:noNotice'))).toBeTruthy()
})
