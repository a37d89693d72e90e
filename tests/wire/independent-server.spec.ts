import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { startIndependentSite } from './independent-site.ts'

const banner = (page: Page) => page.getByRole('banner')
const MONEY = '7.300,50'

async function logIn(page: Page, password: string) {
  await page.getByRole('textbox', { name: 'Tên đăng nhập' }).fill('tuan88')
  await page.getByRole('textbox', { name: 'Mật khẩu', exact: true }).fill(password)
  await page.getByRole('button', { name: 'Đăng nhập', exact: true }).click()
}

test('with a gateway of the other dialect I log in, see my balance, read my letters and log out', async ({ page }) => {
  test.slow()
  await using gateway = await startIndependentSite()
  const { app, calls } = gateway
  await page.goto(`${app}/m/login`)
  // This error has the status 200, and `description` instead of `message`.
  await logIn(page, 'Wrong#2026')
  await expect(page.getByRole('alert')).toHaveText('Tên đăng nhập hoặc mật khẩu không đúng')
  await logIn(page, 'Nhan#2026')
  await expect(page).toHaveURL(`${app}/m/home`)
  await expect(banner(page).getByText(MONEY)).toBeVisible()

  const badge = banner(page).getByRole('link', { name: /^Hộp thư/ })
  await expect(badge).toHaveText('2')
  await badge.click()
  const letters = page.getByRole('main').getByRole('listitem')
  await expect(letters).toHaveCount(3)
  await letters.first().click()
  await expect(page.getByText('1 tin chưa đọc')).toBeVisible()
  await page.getByRole('button', { name: 'Xóa thư này' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Xóa' }).click()
  await expect(letters).toHaveCount(2)

  await page.goto(`${app}/m/set`)
  await page.getByRole('button', { name: 'Đăng xuất' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Đăng xuất' }).click()
  await expect(banner(page).getByRole('link', { name: 'Đăng nhập' })).toBeVisible()

  const called = [...new Set(calls().map(({ call }) => call))]
  expect(called).toEqual(expect.arrayContaining(['GET /wps/v2/system/status', 'POST /wps/session/logout']))
  // Calls of the other dialect were never sent, not even by the prefetch of the page.
  expect(called.filter((call) => /MCSFE_|CSP_|GLS2_|DELETE .*logout|\/wps\/system\/status/.test(call))).toEqual([])
  const bodies = calls().filter(({ call }) => call === 'POST /wps/session/login')
  expect(bodies.map(({ text }) => /^[\w+/]+=*$/.test(text))).toEqual([true, true])
})

test('an error of the independent gateway is shown, and a retry works', async ({ page, problems }) => {
  problems.expect(/\/wps\/wallets\/gcs answered 500/)
  test.slow()
  await using gateway = await startIndependentSite()
  const { app, reset } = gateway
  const { walletState } = reset()
  await page.goto(`${app}/m/help`)
  await expect(page.getByText('Nạp tiền qua quầy').first()).toBeVisible()
  await page.goto(`${app}/m/login`)
  await logIn(page, 'Nhan#2026')
  await expect(banner(page).getByText(MONEY)).toBeVisible()

  walletState.isFailing = true
  const broken = page.waitForResponse((reply) => reply.status() === 500)
  await page.goto(`${app}/m/member/home`)
  await broken
  await expect(page.getByText('Tuấn')).toBeVisible()
  walletState.isFailing = false
  await page.getByRole('button', { name: 'Cập nhật số dư' }).click()
  await expect(page.getByText(MONEY)).toBeVisible()
})
