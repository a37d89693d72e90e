import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { changed, good, refused, silent } from '#testing/gateway.ts'
import { open, type Options } from '#testing/open.tsx'

const LIST = 'MCSFE_getListAnnouncements'
const MARK = 'MCSFE_markAnnouncementRead'

const notice = (id: number, more: object = {}) => ({
  id,
  title: `News ${id}`,
  content: `<p>Text <b>bold ${id}</b><script>alert(1)</script></p>`,
  startDate: Date.UTC(2024, 2, 5, 2, 7, 3),
  read: true,
  ...more,
})
const three = [notice(71), notice(72, { read: false }), notice(73, { read: false })]

/** The list of announcements: of the mock, or these. */
const openList = async (at = '/m/notice', { player = three, ...options }: Options & { player?: object[] } = {}) => {
  const view = await open(at, { ...options, answers: { [LIST]: changed({ player }), ...options.answers } })
  const header = (title: string) => screen.findByRole('button', { name: new RegExp(`^${title}`) })
  const told = () => view.calls(MARK).map(({ body }) => body)
  return { ...view, header, told }
}
const openedOnes = () =>
  screen.getAllByRole('button', { expanded: true }).map((button) => button.textContent?.slice(0, 7))

test('at its address are the announcements [G-2-13]', async () => {
  await openList()
  expect(await screen.findByRole('heading', { level: 1, name: 'Thông báo' })).toBeTruthy()
  const titles = (await screen.findAllByRole('heading', { level: 2 })).map((title) => title.textContent)
  expect(titles).toEqual([
    expect.stringContaining('News 71'),
    expect.stringContaining('News 72'),
    expect.stringContaining('News 73'),
  ])
})

test('a member reads the announcements of the site [A-1-12]', async () => {
  const { user } = await open('/m/notice', { as: 'demo01' })
  await user.click(await screen.findByRole('button', { name: /^Bảo trì sảnh Hạ Long/ }))
  expect(await screen.findByText('02:00 đến 03:00')).toBeTruthy()
})

test('the one whose index the address names is open, counted from 0 [G-2-91]', async () => {
  await openList('/m/notice?index=1')
  await screen.findByText('bold 72')
  expect(openedOnes()).toEqual(['News 72'])
})

test('without an index none is open', async () => {
  await openList()
  await screen.findAllByRole('heading', { level: 2 })
  expect(screen.queryByRole('button', { expanded: true })).toBeNull()
})

test('a tap on the second of the news that walk by opens the list at it [G-2-28]', async () => {
  const { user } = await openList('/m/home')
  await user.click((await screen.findAllByRole('button', { name: 'News 72' }))[0]!)
  await screen.findByText('bold 72')
  expect(openedOnes()).toEqual(['News 72'])
})

test('a header opens its announcement, and closes it again [G-2-95]', async () => {
  const { user, header } = await openList()
  await user.click(await header('News 71'))
  expect((await screen.findByText('bold 71')).tagName).toBe('B')
  expect(document.querySelector('script')).toBeNull()
  await user.click(await header('News 71'))
  expect(screen.queryByText('bold 71')).toBeNull()
})

test('what is open stands in the address, so a reload finds it again', async () => {
  const { user, header, address } = await openList()
  await user.click(await header('News 73'))
  expect(address()).toBe('/m/notice?index=2')
})

test('an unread one that is tapped is told to the gateway, a read one is not [G-2-96]', async () => {
  const { user, header, told } = await openList('/m/notice', { as: 'demo02' })
  await user.click(await header('News 71'))
  await user.click(await header('News 72'))
  await waitFor(() => expect(told()).toEqual([{ announcementId: 72, read: true }]))
})

test('the read mark names the announcement and says that it is read [A-3-44]', async () => {
  const { user, header, told } = await openList('/m/notice', { as: 'demo02' })
  await user.click(await header('News 73'))
  await waitFor(() => expect(told()).toEqual([{ announcementId: 73, read: true }]))
})

test('one that is tapped is read here before the gateway has answered [A-4-43]', async () => {
  const { user, header } = await openList('/m/notice', { as: 'demo02', answers: { [MARK]: silent } })
  const tapped = await header('News 72, chưa đọc')
  await user.click(tapped)
  expect(within(tapped).queryByText(/chưa đọc/)).toBeNull()
})

test('each announcement that becomes read is told once [A-4-44]', async () => {
  const { user, header, told, calls } = await openList('/m/notice', { as: 'demo02', answers: { [MARK]: good(true) } })
  await user.dblClick(await header('News 72'))
  await user.click(await header('News 73'))
  await waitFor(() => expect(told()).toHaveLength(2))
  await waitFor(() => expect(calls(LIST).length).toBeGreaterThan(1))
  expect(told()).toEqual([
    { announcementId: 72, read: true },
    { announcementId: 73, read: true },
  ])
})

test('once the gateway knows, the announcements are asked for anew and one less is unread [A-4-45]', async () => {
  const { user, calls } = await open('/m/notice', { as: 'demo01' })
  expect(await screen.findByText('2 tin chưa đọc')).toBeTruthy()
  await user.click(await screen.findByRole('button', { name: /^Bảo trì sảnh Hạ Long/ }))
  expect(await screen.findByText('1 tin chưa đọc')).toBeTruthy()
  await waitFor(() => expect(calls(LIST)).toHaveLength(2))
  const [told, again] = [calls(MARK)[0]!, calls(LIST)[1]!]
  expect(again.at).toBeGreaterThan(told.at)
  expect(await screen.findByText('1 tin chưa đọc')).toBeTruthy()
})

test('a mark that the gateway refuses is no mark: the announcement is unread again', async () => {
  const { user, header } = await openList('/m/notice', { as: 'demo02', answers: { [MARK]: refused() } })
  await user.click(await header('News 72'))
  expect(await header('News 72, chưa đọc')).toBeTruthy()
})

test('all can be read at once', async () => {
  const { user } = await open('/m/notice', { as: 'demo01' })
  await user.click(await screen.findByRole('button', { name: 'Đọc tất cả' }))
  expect(screen.queryByText(/chưa đọc/)).toBeNull()
})

test('a trial player has nothing to read [A-4-46]', async () => {
  const { header } = await openList('/m/notice', { as: { type: 4 }, answers: { info: changed({ type: 4 }) } })
  await header('News 72')
  expect(screen.queryByText(/chưa đọc/)).toBeNull()
})

test('what a trial player opens is not told to the gateway [G-6-03]', async () => {
  const as = { type: 4 }
  const { user, header, told, calls } = await openList('/m/notice', { as, answers: { info: changed({ type: 4 }) } })
  const unread = await header('News 72')
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] })
  await user.click(unread)
  expect(await screen.findByText('bold 72')).toBeTruthy()
  await act(() => vi.advanceTimersByTimeAsync(1000))
  expect(told()).toEqual([])
  expect(calls(LIST)).toHaveLength(1)
})

test('an announcement has a page of its own [G-2-14]', async () => {
  await openList('/m/noticeDetail?id=72')
  expect(await screen.findByRole('heading', { level: 1, name: 'Chi tiết thông báo' })).toBeTruthy()
  expect(await screen.findByText('bold 72')).toBeTruthy()
  expect(screen.queryByText('bold 71')).toBeNull()
})

test('its page shows the title [G-2-92]', async () => {
  await openList('/m/noticeDetail?id=73')
  expect(await screen.findByRole('heading', { level: 2, name: 'News 73' })).toBeTruthy()
})

test('its page shows when it was published, in the time of the site [G-2-93]', async () => {
  await openList('/m/noticeDetail?id=73')
  expect(await screen.findByText('2024-03-05 09:07:03')).toBeTruthy()
})

test('its page shows the text with its marks, and nothing of it runs [G-2-94]', async () => {
  await openList('/m/noticeDetail?id=71')
  expect((await screen.findByText('bold 71')).tagName).toBe('B')
  expect(document.querySelector('main script')).toBeNull()
})

test('an announcement that is gone says so and leads to those that are not', async () => {
  const { user, address } = await openList('/m/noticeDetail?id=999')
  expect(await screen.findByText('Thông báo này không còn nữa')).toBeTruthy()
  await user.click(screen.getByRole('link', { name: 'Tất cả thông báo' }))
  expect(address()).toBe('/m/notice')
})

test('a site without announcements says so', async () => {
  await openList('/m/notice', { player: [] })
  expect(await screen.findByText('Chưa có thông báo nào')).toBeTruthy()
})

test('announcements that do not come can be asked for again', async () => {
  const { user, world } = await open('/m/notice', {
    faults: [{ operation: 'listAnnouncements', status: 500, code: 'system.error' }],
  })
  expect(await screen.findByText('Lỗi hệ thống, vui lòng thử lại')).toBeTruthy()
  world.faults.clear()
  await user.click(screen.getByRole('button', { name: 'Thử lại' }))
  expect(await screen.findByRole('button', { name: /^Bảo trì sảnh Hạ Long/ })).toBeTruthy()
})
