import { screen, waitFor } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { withChanges, success } from '#testing/gateway.ts'
import { renderScreen, type ScreenOptions } from '#testing/render-screen.tsx'
import { t } from '#testing/text.ts'

const channel = (type: number, title: string) => ({ type, title, path: `https://${title}.example/` })
const withChat = (on: boolean) => ({ whitelabel: { childrenNodes: [{ modId: 'CBS3', enabled: on ? '1' : '0' }] } })
const notice = (id: number, read: boolean) => ({ id, title: `News ${id}`, content: '', startDate: 0, read })

type Site = ScreenOptions & { unread?: { inbox?: number; chat?: number }; info?: object }

async function openCentre({ unread = {}, info = {}, ...options }: Site = {}) {
  const opened = vi.spyOn(globalThis, 'open').mockReturnValue(null)
  onTestFinished(() => opened.mockRestore())
  const player = [notice(1, false), notice(2, true), notice(3, false)]
  const view = await renderScreen('/m/message', {
    as: 'demo02',
    ...options,
    answers: {
      getSystemStatus: withChanges({ info: { ...withChat(true), ...info } }),
      listAnnouncements: withChanges({ player }),
      getInboxUnreadCount: success(unread.inbox ?? 0),
      getInboxUnreadCountByEmfe: success(unread.inbox ?? 0),
      getChatUnreadCount: success({ unReadCount: unread.chat ?? 0 }),
    },
  })
  const row = (name: string) => screen.findByRole('link', { name: new RegExp(`^${name}`) })
  return { ...view, row, opened: () => opened.mock.calls.map(([url]) => String(url)) }
}

test('its address shows the message centre [A-2-12]', async () => {
  await openCentre()
  expect(await screen.findByRole('heading', { level: 1, name: t('titles:message') })).toBeTruthy()
  expect(await screen.findByRole('group', { name: t('messages:yourMessages') })).toBeTruthy()
})

test('the customer service of the site opens in a new window [A-2-75]', async () => {
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
  'the customer service opens at the address in the site’s status: %s [A-7-56]',
  async (name) => {
    const { user, opened, calls } = await openCentre({ info: { customerService: [channel(3, name)] } })
    await user.click(await screen.findByRole('button', { name: /^Chăm sóc khách hàng/ }))
    await waitFor(() => expect(opened()).toEqual([`https://${name}.example/`]))
    expect(calls('getSystemStatus')).not.toEqual([])
  },
)

test('a site without customer service does not offer it', async () => {
  await openCentre({ info: { customerService: [] } })
  await screen.findByRole('link', { name: /^Trò chuyện/ })
  expect(screen.queryByRole('button', { name: /^Chăm sóc khách hàng/ })).toBeNull()
})

test('2 unread announcements show as 2 on their row, which opens them [A-2-76]', async () => {
  const { user, row, address } = await openCentre({ unread: { inbox: 5, chat: 4 } })
  await waitFor(async () =>
    expect((await row(t('titles:notices'))).textContent).toContain(t('app:unread', { total: '22' })),
  )
  await user.click(await row(t('titles:notices')))
  expect(address()).toBe('/m/notice')
})

test('5 unread messages show as 5 on the row of the inbox, which opens it [A-2-77]', async () => {
  const { user, row, address } = await openCentre({ unread: { inbox: 5, chat: 4 } })
  await waitFor(async () =>
    expect((await row(t('titles:inbox'))).textContent).toContain(t('app:unread', { total: '55' })),
  )
  await user.click(await row(t('titles:inbox')))
  expect(address()).toBe('/m/webEmail')
})

test('the unread count is fetched by CSP_unreadCount, and the badge shows the answer [A-7-23]', async () => {
  const { row, calls } = await openCentre({ unread: { inbox: 6, chat: 4 } })
  await waitFor(async () =>
    expect((await row(t('titles:inbox'))).textContent).toContain(t('app:unread', { total: '66' })),
  )
  const [request] = calls('getInboxUnreadCount')
  expect([request?.method, request?.path]).toEqual(['GET', '/wps/relay/CSP_unreadCount'])
})

test('if a site has live chat, its row shows the number of unread messages [A-2-78]', async () => {
  const { row, unmount } = await openCentre({ unread: { inbox: 5, chat: 4 } })
  await waitFor(async () =>
    expect((await row(t('app:liveChat'))).textContent).toContain(t('app:unread', { total: '44' })),
  )
  unmount()
  localStorage.clear()
  const without = await openCentre({ info: withChat(false) })
  await without.row(t('titles:inbox'))
  expect(screen.queryByRole('link', { name: /^Trò chuyện/ })).toBeNull()
})

test('without CBS3 there is no live chat, neither here nor among the tabs, and its count is not requested [A-6-21]', async () => {
  const { row, calls } = await openCentre({ info: withChat(false), unread: { chat: 4 } })
  await row(t('titles:inbox'))
  await waitFor(() => expect(calls('getSystemStatus')).toHaveLength(1))
  expect(screen.queryByText(t('app:liveChat'))).toBeNull()
  expect(calls('getChatUnreadCount')).toEqual([])
})

test('the affiliate service opens the agent registration [A-2-79]', async () => {
  const { user, row, address } = await openCentre()
  await user.click(await row(t('messages:affiliate')))
  expect(address()).toBe('/m/agentRegister')
})

test('more than 99 unread messages show as 99+', async () => {
  const { row } = await openCentre({ unread: { inbox: 100 } })
  await waitFor(async () => expect((await row(t('titles:inbox'))).textContent).toContain('99+'))
})

test('the unread counts of the chat and the inbox are fetched by one GET each [G-7-47]', async () => {
  const { row, calls } = await openCentre({ unread: { inbox: 5, chat: 4 } })
  await waitFor(async () => expect((await row(t('app:liveChat'))).textContent).toContain('4'))
  await waitFor(async () => expect((await row(t('titles:inbox'))).textContent).toContain('5'))
  const requests = [
    calls('getChatUnreadCount'),
    [...calls('getInboxUnreadCount'), ...calls('getInboxUnreadCountByEmfe')],
  ]
  expect(requests.map((all) => all.map(({ method }) => method))).toEqual([['GET'], ['GET']])
})

test('for a member of type 4 no unread counts are requested [G-7-48]', async () => {
  const { row, calls, client } = await openCentre({ as: 'notype01', unread: { inbox: 5, chat: 4 } })
  await row(t('app:liveChat'))
  await waitFor(() => expect(localStorage.getItem('memberInfo')).toContain('notype01'))
  await client.refetchQueries()
  expect((await row(t('titles:inbox'))).textContent).not.toMatch(/\d/)
  expect(
    (['getChatUnreadCount', 'getInboxUnreadCount', 'getInboxUnreadCountByEmfe'] as const).flatMap((name) =>
      calls(name),
    ),
  ).toEqual([])
})

test('a guest sees the links without counts, and none is requested', async () => {
  const { row, calls } = await openCentre({ as: undefined })
  expect((await row(t('titles:notices'))).textContent).not.toMatch(/\d/)
  expect(calls('getChatUnreadCount')).toEqual([])
})
