import { expect, test } from '../fixtures.ts'
import { setPreferences } from '../screens.ts'
import { expectNoAxeViolations } from '../support/axe.ts'

test('I read a letter and the badge counts down, and I delete it', { tag: '@anywhere' }, async ({ page, backend }) => {
  const { letters: all, unread } = backend.member
  await backend.signIn()
  await page.goto('/m/home')
  const badge = page.getByRole('banner').getByRole('link', { name: /^Hộp thư/ })
  await expect(badge).toHaveText(String(unread))
  await badge.click()

  const letters = page.getByRole('main').getByRole('listitem')
  await expect(letters).toHaveCount(all)
  await letters.first().click()
  await expect(page.getByText(`${unread - 1} tin chưa đọc`)).toBeVisible()
  await page.getByRole('button', { name: 'Xóa thư này' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Xóa' }).click()
  await expect(letters).toHaveCount(all - 1)
  await page.reload()
  await expect(letters).toHaveCount(all - 1)
  await page.goto('/m/home')
  await expect(badge).toHaveText(String(unread - 1))
})

test('a guest sees the topics of the help', { tag: '@anywhere' }, async ({ page, backend }) => {
  await page.goto('/m/help')
  await expect(page.getByRole('tab', { name: backend.helpTopic })).toBeVisible()
})

test('a guest reads a notice', { tag: '@anywhere' }, async ({ page, backend }) => {
  await page.goto('/m/notice')
  await page.getByRole('button', { name: backend.firstNotice }).click()
  await expect(page.getByRole('main').getByRole('paragraph').first()).toBeVisible()
})

test('in the message centre I read a notice, open the help and ask in the chat', async ({ page, signIn }) => {
  test.slow()
  await signIn('demo01')
  await page.goto('/m/message')
  const row = (name: RegExp) => page.getByRole('main').getByRole('link', { name })
  await expect(row(/^Hộp thư/)).toContainText('3')
  await expect(row(/^Trò chuyện/)).toContainText('4')
  await row(/^Thông báo/).click()
  await page.getByRole('button', { name: /^Bảo trì sảnh Hạ Long ?, chưa đọc/ }).click()
  await expect(page.getByText('1 tin chưa đọc')).toBeVisible()
  await page.getByRole('link', { name: /^Mở trang riêng/ }).click()
  // The list, with a heading for each notice, stays until this notice's page has loaded.
  await expect(page.getByRole('heading', { level: 2, name: 'Bảo trì sảnh Hạ Long', exact: true })).toBeVisible()

  await page.goto('/m/help?i=1')
  await expect(page.getByRole('tab', { name: 'Nạp tiền' })).toHaveAttribute('aria-selected', 'true')
  await page.getByRole('link', { name: /^Liên hệ hỗ trợ/ }).click()
  await row(/^Trò chuyện/).click()
  const chat = page.frameLocator('iframe')
  await chat.getByRole('button', { name: 'Nạp tiền thế nào?' }).click()
  await expect(chat.getByRole('log')).toContainText('Nạp tiền thế nào?')
  // An answer that arrives after I have left is unread.
  await expect(chat.getByRole('log')).toContainText('Vào Nạp tiền')
  await page.getByRole('banner').getByRole('button', { name: 'Quay lại' }).click()
  await expect(row(/^Hộp thư/)).toContainText('3')
  await expect(row(/^Trò chuyện/)).not.toContainText(/\d/)
})

test('back from the page of an announcement the list is as I left it', async ({ page, signIn }) => {
  await page.setViewportSize({ width: 360, height: 400 })
  await signIn('demo01')
  await page.goto('/m/notice')
  await page.getByRole('button', { name: /^Chơi có trách nhiệm/ }).click()
  const more = page.getByRole('link', { name: /^Mở trang riêng/ })
  // Scrolls it to where it can be tapped.
  await more.hover()
  const before = await page.evaluate(() => scrollY)
  expect(before).toBeGreaterThan(0)
  await more.click()
  // In the list each title is followed by its date.
  await expect(page.getByRole('heading', { level: 2, name: 'Chơi có trách nhiệm', exact: true })).toBeVisible()
  await page.goBack()
  await expect(more).toBeVisible()
  await expect.poll(() => page.evaluate((from) => Math.abs(scrollY - from), before)).toBeLessThanOrEqual(2)
})

test('in English mail, announcements, help and messages pass axe', async ({ page, signIn }) => {
  test.slow()
  await setPreferences(page, { theme: 'light', language: 'EN' })
  await signIn('demo01')
  for (const path of ['/m/message', '/m/webEmail', '/m/notice?index=0', '/m/noticeDetail?id=502', '/m/help']) {
    await page.goto(path)
    await expect(
      page.getByRole('main').getByRole('button').or(page.getByRole('main').getByRole('link')).first(),
    ).toBeVisible()
    await expectNoAxeViolations(page, path)
  }
})
