import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { success, refusal, noResponse } from '#testing/gateway.ts'
import { renderScreen, type ScreenOptions } from '#testing/render-screen.tsx'
import { t } from '#testing/text.ts'

const DELETE = 'deleteInboxMessages'

const message = (number: number, more: object = {}) => ({
  messageId: 900 + number,
  title: `Letter ${number}`,
  content: `<p>Dear <b>member ${number}</b><script>alert(1)</script></p>`,
  sendDate: Date.UTC(2026, 10, 20, 5, number),
  isRead: 'Y',
  ...more,
})

async function openInbox({ list, ...options }: ScreenOptions & { list?: object[] } = {}) {
  const page = list && success({ list, totalPages: 1, total: list.length })
  const answers = page && { listInbox: page, listInboxByCsp: page, markInboxRead: noResponse }
  const view = await renderScreen('/m/webEmail', {
    as: 'demo01',
    ...options,
    answers: { ...answers, ...options.answers },
  })
  const row = (name: RegExp) => screen.findByRole('button', { name })
  return { ...view, row }
}
/** Rows of the inbox; a toast is a list item too. */
const rows = () => within(screen.getByRole('main')).findAllByRole('listitem')
const unreadRow = /, chưa đọc/

test('its address shows the inbox [A-2-13]', async () => {
  await openInbox({ list: [message(1), message(2)] })
  expect(await screen.findByRole('heading', { level: 1, name: t('titles:inbox') })).toBeTruthy()
  expect((await rows()).map((row) => row.textContent)).toEqual([
    expect.stringContaining('Letter 1'),
    expect.stringContaining('Letter 2'),
  ])
})

test('the inbox lists the messages of a member with their first words and their time [A-1-13]', async () => {
  await openInbox({ list: [message(7)] })
  const [row] = await rows()
  expect(row?.textContent).toContain('Letter 7')
  expect(row?.textContent).toContain('Dear member 7')
  expect(row?.textContent).toContain('20/11 12:07')
})

test('an opened message shows its formatted text, and no script of it runs', async () => {
  const { user, row } = await openInbox({ list: [message(1)] })
  await user.click(await row(/^Letter 1/))
  const sheet = within(await screen.findByRole('dialog', { name: 'Letter 1' }))
  expect((await sheet.findByText('member 1')).tagName).toBe('B')
  expect(sheet.getByText(/^\d\d\/11(?:\/2026)? 12:01$/)).toBeTruthy()
  expect(document.querySelector('[role=dialog] script')).toBeNull()
})

test('opening one of three unread messages marks it as read, at the gateway too, and two remain [A-7-60]', async () => {
  const { user, services, world } = await openInbox()
  expect(await screen.findByText(t('app:unread', { total: '3' }))).toBeTruthy()
  await user.click((await screen.findAllByRole('button', { name: unreadRow }))[0]!)
  expect(await screen.findByText(t('app:unread', { total: '2' }))).toBeTruthy()
  await waitFor(() => expect(world.journal.count('markInboxRead')).toBe(1))
  await waitFor(() => expect(services.inbox.unreadOf(1001)).toBe(2))
})

test('the count decreases before the gateway has answered', async () => {
  const { user } = await openInbox({ answers: { markInboxRead: noResponse } })
  await screen.findByText(t('app:unread', { total: '3' }))
  await user.click((await screen.findAllByRole('button', { name: unreadRow }))[0]!)
  expect(await screen.findByText(t('app:unread', { total: '2' }))).toBeTruthy()
})

test('back closes the confirmation, then the message, and stays in the inbox', async () => {
  const { user, row, address, calls } = await openInbox({ list: [message(1), message(2)] })
  await user.click(await row(/^Letter 1/))
  await user.click(await screen.findByRole('button', { name: t('messages:deleteOne') }))
  await screen.findByRole('alertdialog')
  history.back()
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(await screen.findByRole('dialog', { name: 'Letter 1' })).toBeTruthy()
  history.back()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(address()).toBe('/m/webEmail')
  expect(await rows()).toHaveLength(2)
  expect(calls(DELETE)).toEqual([])
})

test('a message that is already read is not marked again', async () => {
  const { user, row, calls } = await openInbox({ list: [message(1)] })
  await user.click(await row(/^Letter 1/))
  await screen.findByRole('dialog')
  expect(calls('markInboxRead')).toEqual([])
})

test('all messages can be read at once', async () => {
  const { user, services } = await openInbox()
  await user.click(await screen.findByRole('button', { name: t('messages:markAllRead') }))
  expect(await screen.findByText(t('messages:allRead'))).toBeTruthy()
  expect(screen.queryByRole('button', { name: unreadRow })).toBeNull()
  await waitFor(() => expect(services.inbox.unreadOf(1001)).toBe(0))
})

test('a message is deleted after a confirmation, and does not come back', async () => {
  const { user, services } = await openInbox()
  const before = (await rows()).length
  await user.click(within((await rows())[0]!).getByRole('button'))
  await user.click(await screen.findByRole('button', { name: t('messages:deleteOne') }))
  const question = await screen.findByRole('alertdialog', { name: t('messages:confirmDelete') })
  await user.click(within(question).getByRole('button', { name: t('messages:delete') }))
  expect(await screen.findByText(t('messages:deleted', { total: '1' }))).toBeTruthy()
  expect(await rows()).toHaveLength(before - 1)
  expect(await screen.findByText(t('app:unread', { total: '2' }))).toBeTruthy()
  expect(services.inbox.list(1001, 'in')).toHaveLength(before - 1)
})

test('cancelling the confirmation deletes nothing', async () => {
  const { user, row, calls } = await openInbox({ list: [message(1)] })
  await user.click(await row(/^Letter 1/))
  await user.click(await screen.findByRole('button', { name: t('messages:deleteOne') }))
  const question = await screen.findByRole('alertdialog')
  await user.click(within(question).getByRole('button', { name: t('app:cancel') }))
  expect(calls(DELETE)).toEqual([])
  expect(await screen.findByRole('dialog', { name: 'Letter 1' })).toBeTruthy()
})

test('several messages can be selected and deleted together', async () => {
  const list = [message(1), message(2), message(3)]
  const { user, row, calls } = await openInbox({ list, answers: { [DELETE]: noResponse } })
  await user.click(await screen.findByRole('button', { name: t('messages:choose') }))
  await user.click(await row(/^Letter 1/))
  await user.click(await row(/^Letter 3/))
  expect(screen.getByText(t('messages:selectedCount', { total: '2' }))).toBeTruthy()
  await user.click(screen.getByRole('button', { name: t('messages:delete') }))
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: t('messages:delete') }))
  await waitFor(async () => expect(await rows()).toHaveLength(1))
  expect(calls(DELETE).map(({ body }) => body)).toEqual([{ messageIds: [901, 903] }])
})

test('a message that the gateway refuses to delete reappears, with the reason', async () => {
  const { user, row } = await openInbox({ list: [message(1), message(2)], answers: { [DELETE]: refusal() } })
  await user.click(await row(/^Letter 1/))
  await user.click(await screen.findByRole('button', { name: t('messages:deleteOne') }))
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: t('messages:delete') }))
  expect(await screen.findByText(t('problems:system.error'))).toBeTruthy()
  await waitFor(async () => expect(await rows()).toHaveLength(2))
})

test('an empty inbox shows a hint and a link', async () => {
  await openInbox({ list: [] })
  expect(await screen.findByText(t('messages:noMail'))).toBeTruthy()
  expect(screen.getByRole('link', { name: t('titles:message') })).toBeTruthy()
})

test('an inbox that fails to load can be retried', async () => {
  const fault = { status: 500, code: 'system.error' } as const
  const { user, world } = await openInbox({
    faults: [
      { operation: 'listInbox', ...fault },
      { operation: 'listInboxByCsp', ...fault },
    ],
  })
  expect(await screen.findByText(t('problems:system.error'))).toBeTruthy()
  world.faults.clear()
  await user.click(screen.getByRole('button', { name: t('app:retry') }))
  expect(await rows()).not.toHaveLength(0)
})
