import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { balanceAt } from '../support/money.ts'
import { choose } from '../screens.ts'
import { expectNoObjection } from '../support/axe.ts'

const titled = (page: Page, name: string) => page.getByRole('main').getByRole('heading', { name })

/** From the header to the confirmation of a deposit by this channel, as a person does it. */
async function askFor(page: Page, channel: string, amount: string) {
  await page.getByRole('banner').getByRole('link', { name: 'Nạp tiền' }).click()
  const tab = page.getByRole('tab', { name: channel })
  await tab.click()
  // What is typed before the channel is there would be typed for the one before.
  await expect(tab).toHaveAttribute('aria-selected', 'true')
  await page.getByLabel('Số tiền nạp').pressSequentially(amount)
  await page.getByRole('button', { name: 'Tiếp tục' }).click()
  const sheet = page.getByRole('dialog', { name: 'Xác nhận nạp tiền' })
  await expect(sheet).toBeVisible()
  return sheet
}

test('I deposit by bank transfer: fill in, confirm, transfer, say so, and the money is in my balance', async ({
  page,
  signIn,
  clock,
}) => {
  test.slow()
  await signIn('demo01')
  await page.goto('/m/home')
  const before = await balanceAt(page.getByRole('banner'))
  const sheet = await askFor(page, 'Chuyển khoản ngân hàng', '5000000')
  await expect(sheet.getByText('Năm triệu đồng')).toBeVisible()
  await sheet.getByRole('button', { name: 'Xác nhận nạp' }).click()

  await expect(titled(page, 'Chờ thanh toán')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Hướng dẫn thanh toán' })).toContainText('CONG TY LONGAN DEMO')
  await page.getByRole('button', { name: 'Tôi đã chuyển tiền' }).click()
  await expect(titled(page, 'Đang xác nhận')).toBeVisible()
  await clock.pause()
  await clock.runFor(70_000)
  await expect(titled(page, 'Nạp tiền thành công')).toBeVisible()
  await clock.resume()

  await page.getByRole('link', { name: 'Chơi ngay' }).click()
  await expect.poll(() => balanceAt(page.getByRole('banner'))).toBe(before + 500_000_000)
})

test('I pay by e-wallet on its own page and come back to my order', async ({ page, signIn, world }) => {
  test.slow()
  await signIn('demo01')
  await page.goto('/m/home')
  const sheet = await askFor(page, 'Ví điện tử', '200000')
  await expect(sheet).toContainText('198.000 ₫')
  await sheet.getByRole('button', { name: 'Xác nhận nạp' }).click()
  await page.getByRole('button', { name: 'Mở trang thanh toán' }).click()
  const payment = page.frameLocator('iframe')
  await payment.getByRole('button', { name: /^Trả đúng/ }).click()
  await payment.getByRole('button', { name: 'Quay lại trang nạp tiền' }).click()
  await expect(page).toHaveURL(/\?order=D\d+$/)
  await expect(titled(page, 'Đang xác nhận')).toBeVisible()
  await world.advance('1m')
  await expect(titled(page, 'Nạp tiền thành công')).toBeVisible()
})

test('a reload in the middle loses nothing: neither what I typed, nor my order, nor its payment page', async ({
  page,
  signIn,
  world,
}) => {
  test.slow()
  await signIn('demo02')
  await page.goto('/m/voucherCenter?channel=3')
  await page.getByLabel('Số tiền nạp').pressSequentially('300000')
  await page.reload()
  await expect(page.getByLabel('Số tiền nạp')).toHaveValue('300.000')
  await page.getByRole('button', { name: 'Tiếp tục' }).click()
  await page.getByRole('button', { name: 'Xác nhận nạp' }).dblclick()
  await expect(titled(page, 'Chờ thanh toán')).toBeVisible()
  await page.reload()
  await page.getByRole('button', { name: 'Mở trang thanh toán' }).click()
  await page.reload()
  await expect(page.frameLocator('iframe').getByRole('button', { name: /^Trả đúng/ })).toBeVisible()
  await page.goBack()
  await expect(titled(page, 'Chờ thanh toán')).toBeVisible()
  expect(await world.count('depositByLaunchUrl')).toBe(1)
})

test('in English, in the light, the cashier and an order have nothing that axe objects to', async ({
  page,
  signIn,
}) => {
  test.slow()
  await choose(page, { theme: 'light', language: 'EN' })
  await signIn('demo01')
  await page.goto('/m/voucherCenter?channel=1')
  await expect(page.getByRole('form')).toBeVisible()
  await expectNoObjection(page, 'deposit')
  await page.getByLabel('Amount to deposit').pressSequentially('5000000')
  await expect(page.getByText('Five million dong')).toBeVisible()
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectNoObjection(page, 'deposit, confirmation')
  await page.getByRole('dialog').getByRole('button', { name: 'Confirm the deposit' }).click()
  await expect(titled(page, 'How to pay')).toBeVisible()
  await expectNoObjection(page, 'deposit, order')
})
