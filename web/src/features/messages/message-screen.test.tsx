import { screen, waitFor } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { changed, good } from '#testing/gateway.ts'
import { open, type Options } from '#testing/open.tsx'

const channel = (type: number, title: string) => ({ type, title, path: `https://${title}.example/` })
const withChat = (on: boolean) => ({ whitelabel: { childrenNodes: [{ modId: 'CBS3', enabled: on ? '1' : '0' }] } })
const notice = (id: number, read: boolean) => ({ id, title: `News ${id}`, content: '', startDate: 0, read })

type Site = Options & { unread?: { inbox?: number; chat?: number }; info?: object }

/** The message centre of a member with 2 unread announcements and as many messages as said. */
async function openCentre({ unread = {}, info = {}, ...options }: Site = {}) {
  const opened = vi.spyOn(globalThis, 'open').mockReturnValue(null)
  onTestFinished(() => opened.mockRestore())
  const player = [notice(1, false), notice(2, true), notice(3, false)]
  const view = await open('/m/message', {
    as: 'demo02',
    ...options,
    answers: {
      status: changed({ info: { ...withChat(true), ...info } }),
      MCSFE_getListAnnouncements: changed({ player }),
      CSP_unreadCount: good(unread.inbox ?? 0),
      EMFE_getInboxUnreadCount: good(unread.inbox ?? 0),
      CBS_unreadCount: good({ unReadCount: unread.chat ?? 0 }),
    },
  })
  const row = (name: string) => screen.findByRole('link', { name: new RegExp(`^${name}`) })
  return { ...view, row, opened: () => opened.mock.calls.map(([url]) => String(url)) }
}

test('at its address is the message centre [A-2-12]', async () => {
  await openCentre()
  expect(await screen.findByRole('heading', { level: 1, name: 'Trung tâm tin nhắn' })).toBeTruthy()
  expect(await screen.findByRole('group', { name: 'Tin nhắn của bạn' })).toBeTruthy()
})

test('the customer service of the site opens outside of it [A-2-75]', async () => {
  const { user, opened } = await openCentre({ info: { customerService: [channel(3, 'support')] } })
  await user.click(await screen.findByRole('button', { name: /^Chăm sóc khách hàng/ }))
  await waitFor(() => expect(opened()).toEqual(['https://support.example/']))
})

test('a member reaches the customer service by the channel of type 3 [A-1-14]', async () => {
  const customerService = [channel(1, 'telegram'), channel(3, 'support')]
  const { user, opened } = await openCentre({ info: { customerService } })
  await user.click(await screen.findByRole('button', { name: /^Chăm sóc khách hàng/ }))
  await waitFor(() => expect(opened()).toEqual(['https://support.example/']))
})

test('of channels of type 1, 2 and 3 the last one is the customer service [A-3-55]', async () => {
  const customerService = [channel(1, 'telegram'), channel(2, 'zalo'), channel(3, 'support')]
  const { user, opened } = await openCentre({ info: { customerService } })
  await user.click(await screen.findByRole('button', { name: /^Chăm sóc khách hàng/ }))
  await waitFor(() => expect(opened()).toEqual(['https://support.example/']))
})

test.each(['sharp', 'flat'])(
  'the service opens at the address that the site’s status names: %s [A-7-56]',
  async (name) => {
    const { user, opened, calls } = await openCentre({ info: { customerService: [channel(3, name)] } })
    await user.click(await screen.findByRole('button', { name: /^Chăm sóc khách hàng/ }))
    await waitFor(() => expect(opened()).toEqual([`https://${name}.example/`]))
    expect(calls('status')).not.toEqual([])
  },
)

test('a site without customer service offers none', async () => {
  await openCentre({ info: { customerService: [] } })
  await screen.findByRole('link', { name: /^Trò chuyện/ })
  expect(screen.queryByRole('button', { name: /^Chăm sóc khách hàng/ })).toBeNull()
})

test('2 unread announcements are a 2 at their row, which leads to them [A-2-76]', async () => {
  const { user, row, address } = await openCentre({ unread: { inbox: 5, chat: 4 } })
  await waitFor(async () => expect((await row('Thông báo')).textContent).toContain('22 tin chưa đọc'))
  await user.click(await row('Thông báo'))
  expect(address()).toBe('/m/notice')
})

test('5 unread messages are a 5 at the row of the inbox, which leads there [A-2-77]', async () => {
  const { user, row, address } = await openCentre({ unread: { inbox: 5, chat: 4 } })
  await waitFor(async () => expect((await row('Hộp thư')).textContent).toContain('55 tin chưa đọc'))
  await user.click(await row('Hộp thư'))
  expect(address()).toBe('/m/webEmail')
})

test('what is unread is asked for by CSP_unreadCount, and the badge is as large as the answer [A-7-23]', async () => {
  const { row, calls } = await openCentre({ unread: { inbox: 6, chat: 4 } })
  await waitFor(async () => expect((await row('Hộp thư')).textContent).toContain('66 tin chưa đọc'))
  const [asked] = calls('CSP_unreadCount')
  expect([asked?.method, asked?.path]).toEqual(['GET', '/wps/relay/CSP_unreadCount'])
})

test('where a site has live chat its row counts what is unread there [A-2-78]', async () => {
  const { row, unmount } = await openCentre({ unread: { inbox: 5, chat: 4 } })
  await waitFor(async () => expect((await row('Trò chuyện')).textContent).toContain('44 tin chưa đọc'))
  unmount()
  localStorage.clear()
  const without = await openCentre({ info: withChat(false) })
  await without.row('Hộp thư')
  expect(screen.queryByRole('link', { name: /^Trò chuyện/ })).toBeNull()
})

test('without CBS3 there is no live chat, neither here nor among the tabs, and nobody asks for it [A-6-21]', async () => {
  const { row, calls } = await openCentre({ info: withChat(false), unread: { chat: 4 } })
  await row('Hộp thư')
  await waitFor(() => expect(calls('status')).toHaveLength(1))
  expect(screen.queryByText('Trò chuyện')).toBeNull()
  expect(calls('CBS_unreadCount')).toEqual([])
})

test('the affiliate service leads to those who bring others [A-2-79]', async () => {
  const { user, row, address } = await openCentre()
  await user.click(await row('Dịch vụ đại lý'))
  expect(address()).toBe('/m/agentRegister')
})

test('more than 99 are a 99+', async () => {
  const { row } = await openCentre({ unread: { inbox: 100 } })
  await waitFor(async () => expect((await row('Hộp thư')).textContent).toContain('99+'))
})

test('the chat and the inbox are asked what is unread, by a GET each [G-7-47]', async () => {
  const { row, calls } = await openCentre({ unread: { inbox: 5, chat: 4 } })
  await waitFor(async () => expect((await row('Trò chuyện')).textContent).toContain('4'))
  await waitFor(async () => expect((await row('Hộp thư')).textContent).toContain('5'))
  const asked = [calls('CBS_unreadCount'), [...calls('CSP_unreadCount'), ...calls('EMFE_getInboxUnreadCount')]]
  expect(asked.map((all) => all.map(({ method }) => method))).toEqual([['GET'], ['GET']])
})

test('for a member of type 4 nobody asks what is unread [G-7-48]', async () => {
  const { row, calls, client } = await openCentre({ as: 'notype01', unread: { inbox: 5, chat: 4 } })
  await row('Trò chuyện')
  await waitFor(() => expect(localStorage.getItem('memberInfo')).toContain('notype01'))
  // All that the page asks is asked anew, and answered.
  await client.refetchQueries()
  expect((await row('Hộp thư')).textContent).not.toMatch(/\d/)
  expect(['CBS_unreadCount', 'CSP_unreadCount', 'EMFE_getInboxUnreadCount'].flatMap(calls)).toEqual([])
})

test('a guest sees the ways without counts, and nobody asks for any', async () => {
  const { row, calls } = await openCentre({ as: undefined })
  expect((await row('Thông báo')).textContent).not.toMatch(/\d/)
  expect(calls('CBS_unreadCount')).toEqual([])
})
