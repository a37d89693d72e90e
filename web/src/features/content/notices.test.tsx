import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { withChanges, success, refusal, noResponse } from '#testing/gateway.ts'
import { renderScreen, type ScreenOptions } from '#testing/render-screen.tsx'
import { t } from '#testing/text.ts'

const LIST = 'listAnnouncements'
const MARK = 'markAnnouncementRead'

const notice = (id: number, more: object = {}) => ({
  id,
  title: `News ${id}`,
  content: `<p>Text <b>bold ${id}</b><script>alert(1)</script></p>`,
  startDate: Date.UTC(2024, 2, 5, 2, 7, 3),
  read: true,
  ...more,
})
const three = [notice(71), notice(72, { read: false }), notice(73, { read: false })]

type ListOptions = ScreenOptions & { player?: object[] }
const openList = async (at = '/m/notice', { player = three, ...options }: ListOptions = {}) => {
  const view = await renderScreen(at, { ...options, answers: { [LIST]: withChanges({ player }), ...options.answers } })
  const header = (title: string) => screen.findByRole('button', { name: new RegExp(`^${title}`) })
  const marks = () => view.calls(MARK).map(({ body }) => body)
  return { ...view, header, marks }
}
const openItems = () =>
  screen.getAllByRole('button', { expanded: true }).map((button) => button.textContent?.slice(0, 7))

test('the address of the announcements lists them [G-2-13]', async () => {
  await openList()
  expect(await screen.findByRole('heading', { level: 1, name: t('titles:notices') })).toBeTruthy()
  const titles = (await screen.findAllByRole('heading', { level: 2 })).map((title) => title.textContent)
  expect(titles).toEqual([
    expect.stringContaining('News 71'),
    expect.stringContaining('News 72'),
    expect.stringContaining('News 73'),
  ])
})

test('a member reads the announcements of the site [A-1-12]', async () => {
  const { user } = await renderScreen('/m/notice', { as: 'demo01' })
  await user.click(await screen.findByRole('button', { name: /^Bảo trì sảnh Hạ Long/ }))
  expect(await screen.findByText('02:00 đến 03:00')).toBeTruthy()
})

test('the announcement at the index in the address is open, counted from 0 [G-2-91]', async () => {
  await openList('/m/notice?index=1')
  await screen.findByText('bold 72')
  expect(openItems()).toEqual(['News 72'])
})

test('without an index no announcement is open', async () => {
  await openList()
  await screen.findAllByRole('heading', { level: 2 })
  expect(screen.queryByRole('button', { expanded: true })).toBeNull()
})

test('a tap on the second item of the marquee opens the list at it [G-2-28]', async () => {
  const { user } = await openList('/m/home')
  await user.click((await screen.findAllByRole('button', { name: 'News 72' }))[0]!)
  await screen.findByText('bold 72')
  expect(openItems()).toEqual(['News 72'])
})

test('a header opens and closes its announcement [G-2-95]', async () => {
  const { user, header } = await openList()
  await user.click(await header('News 71'))
  expect((await screen.findByText('bold 71')).tagName).toBe('B')
  expect(document.querySelector('script')).toBeNull()
  await user.click(await header('News 71'))
  expect(screen.queryByText('bold 71')).toBeNull()
})

test('the open announcement is stored in the address', async () => {
  const { user, header, address } = await openList()
  await user.click(await header('News 73'))
  expect(address()).toBe('/m/notice?index=2')
})

test('opening an unread announcement is reported to the gateway, opening a read one is not [G-2-96]', async () => {
  const { user, header, marks } = await openList('/m/notice', { as: 'demo02' })
  await user.click(await header('News 71'))
  await user.click(await header('News 72'))
  await waitFor(() => expect(marks()).toEqual([{ announcementId: 72, read: true }]))
})

test('the read mark contains the id of the announcement and read: true [A-3-44]', async () => {
  const { user, header, marks } = await openList('/m/notice', { as: 'demo02' })
  await user.click(await header('News 73'))
  await waitFor(() => expect(marks()).toEqual([{ announcementId: 73, read: true }]))
})

test('an opened announcement is shown as read before the gateway responds [A-4-43]', async () => {
  const { user, header } = await openList('/m/notice', { as: 'demo02', answers: { [MARK]: noResponse } })
  const tapped = await header('News 72, chưa đọc')
  await user.click(tapped)
  expect(within(tapped).queryByText(/chưa đọc/)).toBeNull()
})

test('each announcement is reported as read once [A-4-44]', async () => {
  const answers = { [MARK]: success(true) }
  const { user, header, marks, calls } = await openList('/m/notice', { as: 'demo02', answers })
  await user.dblClick(await header('News 72'))
  await user.click(await header('News 73'))
  await waitFor(() => expect(marks()).toHaveLength(2))
  await waitFor(() => expect(calls(LIST).length).toBeGreaterThan(1))
  expect(marks()).toEqual([
    { announcementId: 72, read: true },
    { announcementId: 73, read: true },
  ])
})

test('after the gateway’s response the announcements are requested again with one less unread [A-4-45]', async () => {
  const { user, calls } = await renderScreen('/m/notice', { as: 'demo01' })
  expect(await screen.findByText(t('app:unread', { total: '2' }))).toBeTruthy()
  await user.click(await screen.findByRole('button', { name: /^Bảo trì sảnh Hạ Long/ }))
  expect(await screen.findByText(t('app:unread', { total: '1' }))).toBeTruthy()
  await waitFor(() => expect(calls(LIST)).toHaveLength(2))
  const [mark, again] = [calls(MARK)[0]!, calls(LIST)[1]!]
  expect(again.at).toBeGreaterThan(mark.at)
  expect(await screen.findByText(t('app:unread', { total: '1' }))).toBeTruthy()
})

test('if the gateway refuses the mark, the announcement is unread again', async () => {
  const { user, header } = await openList('/m/notice', { as: 'demo02', answers: { [MARK]: refusal() } })
  await user.click(await header('News 72'))
  expect(await header('News 72, chưa đọc')).toBeTruthy()
})

test('all announcements can be marked as read at once', async () => {
  const { user } = await renderScreen('/m/notice', { as: 'demo01' })
  await user.click(await screen.findByRole('button', { name: t('content:markAllRead') }))
  expect(screen.queryByText(/chưa đọc/)).toBeNull()
})

const trial: ScreenOptions = { as: { type: 4 }, answers: { getMemberInfo: withChanges({ type: 4 }) } }

test('a trial player has no unread announcements [A-4-46]', async () => {
  const { header } = await openList('/m/notice', trial)
  await header('News 72')
  expect(screen.queryByText(/chưa đọc/)).toBeNull()
})

test('announcements that a trial player opens are not reported to the gateway [G-6-03]', async () => {
  const { user, header, marks, calls } = await openList('/m/notice', trial)
  const unread = await header('News 72')
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] })
  await user.click(unread)
  expect(await screen.findByText('bold 72')).toBeTruthy()
  await act(() => vi.advanceTimersByTimeAsync(1000))
  expect(marks()).toEqual([])
  expect(calls(LIST)).toHaveLength(1)
})

test('an announcement has a page of its own [G-2-14]', async () => {
  await openList('/m/noticeDetail?id=72')
  expect(await screen.findByRole('heading', { level: 1, name: t('titles:notice') })).toBeTruthy()
  expect(await screen.findByText('bold 72')).toBeTruthy()
  expect(screen.queryByText('bold 71')).toBeNull()
})

test('the page of an announcement shows its title [G-2-92]', async () => {
  await openList('/m/noticeDetail?id=73')
  expect(await screen.findByRole('heading', { level: 2, name: 'News 73' })).toBeTruthy()
})

test('the page of an announcement shows its publication time in the time zone of the site [G-2-93]', async () => {
  await openList('/m/noticeDetail?id=73')
  expect(await screen.findByText('2024-03-05 09:07:03')).toBeTruthy()
})

test('the page of an announcement shows its formatted text without scripts [G-2-94]', async () => {
  await openList('/m/noticeDetail?id=71')
  expect((await screen.findByText('bold 71')).tagName).toBe('B')
  expect(document.querySelector('main script')).toBeNull()
})

test('the page of a removed announcement says so and links to the list', async () => {
  const { user, address } = await openList('/m/noticeDetail?id=999')
  expect(await screen.findByText(t('content:noticeGone'))).toBeTruthy()
  await user.click(screen.getByRole('link', { name: t('content:allNotices') }))
  expect(address()).toBe('/m/notice')
})

test('a site without announcements says so', async () => {
  await openList('/m/notice', { player: [] })
  expect(await screen.findByText(t('content:noNotices'))).toBeTruthy()
})

test('a failed request of the announcements can be retried', async () => {
  const { user, world } = await renderScreen('/m/notice', {
    faults: [{ operation: 'listAnnouncements', status: 500, code: 'system.error' }],
  })
  expect(await screen.findByText(t('problems:system.error'))).toBeTruthy()
  world.faults.clear()
  await user.click(screen.getByRole('button', { name: t('app:retry') }))
  expect(await screen.findByRole('button', { name: /^Bảo trì sảnh Hạ Long/ })).toBeTruthy()
})
