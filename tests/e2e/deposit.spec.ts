import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { readBalance } from '../support/money.ts'
import { setPreferences } from '../screens.ts'
import { expectNoAxeViolations } from '../support/axe.ts'

const heading = (page: Page, name: string) => page.getByRole('main').getByRole('heading', { name })

async function startDeposit(page: Page, channel: string, amount: string) {
  await page.getByRole('banner').getByRole('link', { name: 'Nạp tiền' }).click()
  const tab = page.getByRole('tab', { name: channel })
  await tab.click()
  // An amount typed before the channel has loaded would belong to the previous channel.
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
  const before = await readBalance(page.getByRole('banner'))
  const sheet = await startDeposit(page, 'Chuyển khoản ngân hàng', '5000000')
  await expect(sheet.getByText('Năm triệu đồng')).toBeVisible()
  await sheet.getByRole('button', { name: 'Xác nhận nạp' }).click()

  await expect(heading(page, 'Chờ thanh toán')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Hướng dẫn thanh toán' })).toContainText('CONG TY SON MAI')
  await page.getByRole('button', { name: 'Tôi đã chuyển tiền' }).click()
  await expect(heading(page, 'Đang xác nhận')).toBeVisible()
  await clock.pause()
  await clock.runFor(70_000)
  await expect(heading(page, 'Nạp tiền thành công')).toBeVisible()
  await clock.resume()

  await page.getByRole('link', { name: 'Chơi ngay' }).click()
  await expect.poll(() => readBalance(page.getByRole('banner'))).toBe(before + 500_000_000)
})

test('I pay by e-wallet on its own page and come back to my order', async ({ page, signIn, world }) => {
  test.slow()
  await signIn('demo01')
  await page.goto('/m/home')
  const sheet = await startDeposit(page, 'Ví điện tử', '200000')
  await expect(sheet).toContainText('198.000 ₫')
  await sheet.getByRole('button', { name: 'Xác nhận nạp' }).click()
  await page.getByRole('button', { name: 'Mở trang thanh toán' }).click()
  const payment = page.frameLocator('iframe')
  await payment.getByRole('button', { name: /^Trả đúng/ }).click()
  await payment.getByRole('button', { name: 'Quay lại trang nạp tiền' }).click()
  await expect(page).toHaveURL(/\?order=D\d+$/)
  await expect(heading(page, 'Đang xác nhận')).toBeVisible()
  await world.advance('1m')
  await expect(heading(page, 'Nạp tiền thành công')).toBeVisible()
})

test('a reload keeps the amount, the order and its payment page', async ({ page, signIn, world }) => {
  test.slow()
  await signIn('demo02')
  await page.goto('/m/voucherCenter?channel=3')
  await page.getByLabel('Số tiền nạp').pressSequentially('300000')
  await page.reload()
  await expect(page.getByLabel('Số tiền nạp')).toHaveValue('300.000')
  await page.getByRole('button', { name: 'Tiếp tục' }).click()
  await page.getByRole('button', { name: 'Xác nhận nạp' }).dblclick()
  await expect(heading(page, 'Chờ thanh toán')).toBeVisible()
  await page.reload()
  await page.getByRole('button', { name: 'Mở trang thanh toán' }).click()
  await page.reload()
  await expect(page.frameLocator('iframe').getByRole('button', { name: /^Trả đúng/ })).toBeVisible()
  await page.goBack()
  await expect(heading(page, 'Chờ thanh toán')).toBeVisible()
  expect(await world.count('depositByLaunchUrl')).toBe(1)
})

test('in English and in the light theme the cashier and an order pass axe', async ({ page, signIn }) => {
  test.slow()
  await setPreferences(page, { theme: 'light', language: 'EN' })
  await signIn('demo01')
  await page.goto('/m/voucherCenter?channel=1')
  await expect(page.getByRole('form')).toBeVisible()
  await expectNoAxeViolations(page, 'deposit')
  await page.getByLabel('Deposit amount').pressSequentially('5000000')
  await expect(page.getByText('Five million dong')).toBeVisible()
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectNoAxeViolations(page, 'deposit, confirmation')
  await page.getByRole('dialog').getByRole('button', { name: 'Confirm deposit' }).click()
  await expect(heading(page, 'Payment instructions')).toBeVisible()
  await expectNoAxeViolations(page, 'deposit, order')
})
