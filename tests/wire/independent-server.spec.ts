import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { atSecondGateway } from './at-independent-server.ts'

const banner = (page: Page) => page.getByRole('banner')
const MONEY = '7.300,50'

async function logIn(page: Page, password: string) {
  await page.getByRole('textbox', { name: 'Tên đăng nhập' }).fill('tuan88')
  await page.getByRole('textbox', { name: 'Mật khẩu', exact: true }).fill(password)
  await page.getByRole('button', { name: 'Đăng nhập', exact: true }).click()
}

test('at a gateway that reads all otherwise I come in, see my money, read my letters and go out', async ({ page }) => {
  test.slow()
  await using gateway = await atSecondGateway()
  const { app, calls } = gateway
  await page.goto(`${app}/m/login`)
  // This refusal has a status of 200, and `description` in place of `message`.
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

  const asked = [...new Set(calls().map(({ call }) => call))]
  expect(asked).toEqual(expect.arrayContaining(['GET /wps/v2/system/status', 'POST /wps/session/logout']))
  // What the other readings would have asked was asked by nobody, not even before the app was there.
  expect(asked.filter((call) => /MCSFE_|CSP_|GLS2_|DELETE .*logout|\/wps\/system\/status/.test(call))).toEqual([])
  const bodies = calls().filter(({ call }) => call === 'POST /wps/session/login')
  expect(bodies.map(({ text }) => /^[\w+/]+=*$/.test(text))).toEqual([true, true])
})

test('what breaks down there is told and mended', async ({ page, problems }) => {
  problems.expect(/\/wps\/wallets\/gcs answered 500/)
  test.slow()
  await using gateway = await atSecondGateway()
  const { app, anew } = gateway
  const { purse } = anew()
  await page.goto(`${app}/m/help`)
  await expect(page.getByText('Nạp tiền qua quầy').first()).toBeVisible()
  await page.goto(`${app}/m/login`)
  await logIn(page, 'Nhan#2026')
  await expect(banner(page).getByText(MONEY)).toBeVisible()

  purse.isJammed = true
  const broken = page.waitForResponse((reply) => reply.status() === 500)
  await page.goto(`${app}/m/member/home`)
  await broken
  await expect(page.getByText('Tuấn')).toBeVisible()
  purse.isJammed = false
  await page.getByRole('button', { name: 'Cập nhật số dư' }).click()
  await expect(page.getByText(MONEY)).toBeVisible()
})
